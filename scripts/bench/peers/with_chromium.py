"""The scenes in a page of headless Chromium, a screenshot a frame over the DevTools protocol.

The elements are kept; a frame sets the styles that differ, as a program that renders films with a
browser does. Screenshots are PNG with the fast encoder, or JPEG where a film is made of them.
"""

import atexit
import base64
import ctypes
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import websocket

from scenes import SCALE, SHADOW

ASCENT = 0.96875  # of Inter, in em
PAGE = """<!doctype html><meta charset=utf-8>
<style>html,body{margin:0;overflow:hidden}body *{position:absolute;box-sizing:border-box;white-space:pre}</style>
<body><script>
const kept = [], picture = new Image()
function show(list) {
  list.forEach(([tag, css, words], i) => {
    let e = kept[i]
    if (!e || e.tag != tag) {
      const made = tag == 'img' ? picture.cloneNode() : document.createElement(tag)
      made.tag = tag
      if (e) e.replaceWith(made); else document.body.append(made)
      e = kept[i] = made
    }
    if (e.css != css) e.style.cssText = e.css = css
    if (e.words != words) e.textContent = e.words = words
  })
  while (kept.length > list.length) kept.pop().remove()
}
function load(data) { picture.decoding = 'sync'; picture.src = data; return picture.decode() }
</script>"""


class Drawer:
    def __init__(self, width, height, asset, fonts):
        self.size = (width, height)
        self.count = 0
        self.profile = tempfile.mkdtemp(prefix="chromium-", dir=os.environ.get("PEER_SCRATCH"))
        if sys.platform == "linux":
            # Processes that Chromium leaves become ours, so that their time is counted here.
            ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # PR_SET_CHILD_SUBREAPER
        arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
            "--remote-debugging-port=0", "--remote-allow-origins=*", "--disable-lcd-text",
            "--font-render-hinting=none", "--disable-background-networking",
            "--disable-component-update", f"--user-data-dir={self.profile}",
            f"--force-device-scale-factor={SCALE}", "about:blank",
        ]  # fmt: skip
        self.process = subprocess.Popen(
            ["chromium", *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        atexit.register(self.close)
        self.socket = websocket.create_connection(self.address())
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        attached = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self.session = attached["sessionId"]
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width // SCALE, height=height // SCALE, deviceScaleFactor=SCALE, mobile=False,
        )  # fmt: skip
        frame = self.call("Page.getFrameTree")["frameTree"]["frame"]["id"]
        self.call("Page.setDocumentContent", frameId=frame, html=PAGE)
        data = base64.b64encode(Path(asset).read_bytes()).decode()
        self.run(f"load('data:image/png;base64,{data}').then(() => 1)")

    def draw(self, shapes):
        """Nothing is drawn before a picture is asked for."""
        self.run(f"show({json.dumps([element(shape) for shape in shapes])})")

    def save(self, path):
        Path(path).write_bytes(self.screenshot(format="png", optimizeForSpeed=True))

    def jpeg(self):
        return self.screenshot(format="jpeg", quality=90)

    def screenshot(self, **options):
        return base64.b64decode(self.call("Page.captureScreenshot", **options)["data"])

    def run(self, script):
        found = self.call("Runtime.evaluate", expression=script, awaitPromise=True)
        if "exceptionDetails" in found:
            raise SystemExit(f"chromium: {found['exceptionDetails']}")

    def call(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.socket.send(json.dumps(message))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise SystemExit(f"chromium: {method}: {answer['error']}")
                return answer["result"]

    def address(self):
        port = Path(self.profile) / "DevToolsActivePort"
        for _ in range(3000):
            lines = port.read_text().splitlines() if port.exists() else []
            if len(lines) == 2:
                return f"ws://127.0.0.1:{lines[0]}{lines[1]}"
            if self.process.poll() is not None:
                break
            time.sleep(0.01)
        raise SystemExit("chromium did not start")

    def close(self):
        try:
            self.session = None
            self.call("Browser.close")
            self.process.wait(20)
        except Exception:
            self.process.kill()
        try:
            while True:
                os.wait()
        except ChildProcessError:
            pass
        shutil.rmtree(self.profile, ignore_errors=True)


def element(shape):
    kind, y = shape["kind"], shape["y"]
    css = f"left:{shape['x']:.4f}px;"
    if kind == "text":
        y -= round(ASCENT * shape["size"] * SCALE) / SCALE  # as Chromium rounds it
        weight = "bold" if shape["bold"] else "normal"
        css += f"font:{weight} {shape['size']}px Inter;color:rgb{shape['color']};"
    else:
        css += "".join(f"{k}:{shape[v]:.4f}px;" for k, v in SIZES.items())
    css += f"top:{y:.4f}px;"
    if kind == "box":
        css += f"background:rgb{shape['color']};"
        if "border" in shape:
            width, color = shape["border"]
            css += f"border:{width}px solid rgb{color};"
        if shape.get("shadow"):
            blur, alpha = 2 * SHADOW["sigma"], SHADOW["alpha"]
            css += f"box-shadow:0 {SHADOW['dy']}px {blur}px rgba(0,0,0,{alpha});"
    if "alpha" in shape:
        css += f"opacity:{shape['alpha']:.4f};"
    if "turn" in shape:
        factor, axis = shape["turn"]
        css += f"transform:scaleY({factor:.5f});transform-origin:0 {axis - y:.4f}px;"
    return ["img" if kind == "picture" else "div", css, shape.get("words", "")]


SIZES = {"width": "w", "height": "h", "border-radius": "r"}
