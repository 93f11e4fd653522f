extension HTMLPage {
  /// What is shown, and how keys and the clock change it.
  static let state = #"""
    "use strict";
    const all = JSON.parse(document.getElementById("data").textContent).sequences;
    const $ = id => document.getElementById(id);
    const modes = [["two", "2-up"], ["slider", "Slider"], ["onion", "Onion skin"],
      ["blink", "Blink"], ["difference", "Difference"]];
    const state = { sequence: 0, frame: 0, mode: "two", playing: false, blink: false };
    const verdict = f => f[2] || 0;
    const seq = () => all[state.sequence];
    const color = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

    function el(tag, text, className) {
      const node = document.createElement(tag);
      if (text !== undefined) node.textContent = text;
      if (className) node.className = className;
      return node;
    }
    function label(f) {
      return (/^\d+$/.test(f[0]) ? "Frame " + f[0] : f[0]) +
        (f[1] === null ? "" : " · " + f[1].toFixed(3) + " s");
    }
    function go(index) {
      const count = seq().frames.length;
      if (!count) return;
      state.frame = Math.max(0, Math.min(count - 1, index));
      drawStrip(); drawStage(); markList(); markCurves();
    }
    function failure(step) {
      const frames = seq().frames;
      for (let i = state.frame + step; i >= 0 && i < frames.length; i += step)
        if (verdict(frames[i])) return go(i);
    }
    let started = 0, first = 0;
    function play(on) {
      state.playing = on;
      $("play").textContent = on ? "Pause" : "Play";
      if (!on) return;
      if (state.frame >= seq().frames.length - 1) state.frame = 0;
      started = performance.now(); first = state.frame;
      requestAnimationFrame(tick);
    }
    function tick(now) {
      if (!state.playing) return;
      const index = first + Math.floor((now - started) / 1000 * seq().fps);
      if (index >= seq().frames.length) { go(seq().frames.length - 1); return play(false); }
      if (index !== state.frame) go(index);
      requestAnimationFrame(tick);
    }
    function setMode(mode) {
      state.mode = mode;
      for (const button of $("modes").children)
        button.setAttribute("aria-pressed", button.dataset.mode === mode);
      $("gainLabel").hidden = mode !== "difference";
      $("gainLabel").style.display = mode === "difference" ? "" : "none";
      const mixes = mode === "slider" || mode === "onion";
      $("mixLabel").style.display = mixes ? "" : "none";
      $("mixText").textContent = mode === "onion" ? "Actual" : "Divider";
      drawStage();
    }
    setInterval(() => {
      if (state.mode !== "blink") return;
      state.blink = !state.blink;
      applyMode();
    }, 500);
    document.addEventListener("keydown", event => {
      const tag = event.target.tagName;
      if (event.metaKey || event.ctrlKey || event.altKey || tag === "SELECT" ||
        (tag === "INPUT" && event.target.type === "range")) return;
      const key = event.key;
      const number = "12345".indexOf(key);
      if (key === "ArrowLeft") { play(false); go(state.frame - 1); }
      else if (key === "ArrowRight") { play(false); go(state.frame + 1); }
      else if (key === "ArrowUp") { play(false); failure(-1); }
      else if (key === "ArrowDown") { play(false); failure(1); }
      else if (key === " ") play(!state.playing);
      else if (key.length === 1 && number >= 0) setMode(modes[number][0]);
      else if (key === "b") { $("boxes").checked = !$("boxes").checked; applyMode(); }
      else if (key === "+" || key === "-") {
        $("gain").value = +$("gain").value + (key === "+" ? 1 : -1); applyMode();
      } else return;
      event.preventDefault();
    });
    """#

  /// The pictures of a frame, and the strip of all frames.
  static let stage = #"""

    let panes = [];
    function pane(title, sources) {
      const figure = el("figure"), box = el("div", undefined, "pane");
      const pictures = el("div", undefined, "pictures");
      figure.append(el("figcaption", title), box);
      box.append(pictures);
      const width = Math.max(...sources.map(s => s[1]));
      const height = Math.max(...sources.map(s => s[2]));
      const room = $("stage").clientWidth / (state.mode === "two" ? 2 : 1) - 20;
      const scale = Math.min(width < 200 ? 2 : 1, room / width, 620 / height);
      box.style.width = Math.round(width * scale) + "px";
      box.style.height = Math.round(height * scale) + "px";
      box.dataset.width = width; box.dataset.height = height;
      sources.forEach((source, i) => {
        const image = new Image();
        image.src = source[0]; image.decoding = "sync"; image.draggable = false;
        if (i > 0) image.className = "over";
        image.style.width = 100 * source[1] / width + "%";
        image.style.height = 100 * source[2] / height + "%";
        pictures.append(image);
      });
      panes.push(box);
      return figure;
    }
    function drawStage() {
      const frame = seq().frames[state.frame];
      const stage = $("stage");
      stage.replaceChildren(); panes = [];
      if (!frame) return;
      $("place").textContent = label(frame);
      $("finding").textContent = frame[5] || "identical";
      const pair = seq().pictures[state.frame];
      if (!pair) {
        stage.append(el("p", verdict(frame) ? "No picture of this frame is in the report."
          : "This frame is identical: the report holds no picture of it.", "empty"));
        return;
      }
      const [old, now] = pair;
      if (state.mode === "two" || !old || !now) {
        stage.append(old ? pane("Expected", [old]) : missing("Expected"));
        stage.append(now ? pane("Actual", [now]) : missing("Actual"));
      } else {
        const titles = { slider: "Expected left of the divider, actual right",
          onion: "Actual over expected", blink: "", difference: "Difference" };
        stage.append(pane(titles[state.mode], [old, now]));
      }
      applyMode();
    }
    function missing(title) {
      const figure = el("figure");
      figure.append(el("figcaption", title), el("p", "no picture kept", "empty"));
      return figure;
    }
    function applyMode() {
      const gain = +$("gain").value, mix = +$("mix").value;
      $("gainText").textContent = "×" + gain;
      for (const box of panes) {
        const over = box.querySelector(".over");
        box.querySelectorAll(".box, .divider").forEach(node => node.remove());
        const pictures = box.firstChild;
        pictures.classList.toggle("difference", state.mode === "difference" && !!over);
        pictures.style.filter = state.mode === "difference" && over ? `brightness(${gain})` : "";
        if (over) {
          over.style.clipPath = state.mode === "slider" ? `inset(0 0 0 ${mix}%)` : "";
          over.style.opacity = state.mode === "onion" ? mix / 100
            : state.mode === "blink" && !state.blink ? 0 : 1;
          if (state.mode === "blink")
            box.parentNode.firstChild.textContent = state.blink ? "Actual" : "Expected";
          if (state.mode === "slider") {
            const divider = el("div", undefined, "divider");
            divider.style.left = `calc(${mix}% - 1px)`;
            box.append(divider);
          }
        }
        if ($("boxes").checked) drawBoxes(box);
      }
    }
    function drawBoxes(box) {
      const frame = seq().frames[state.frame];
      const width = +box.dataset.width, height = +box.dataset.height;
      if (!width) return;
      for (const [x, y, w, h, count, layers] of frame[6] || []) {
        const node = el("div", undefined, "box");
        node.title = count + " px" + (layers ? " in " + layers : "");
        node.style.left = `calc(${100 * x / width}% - 3px)`;
        node.style.top = `calc(${100 * y / height}% - 3px)`;
        node.style.width = `calc(${100 * w / width}% + 6px)`;
        node.style.height = `calc(${100 * h / height}% + 6px)`;
        box.append(node);
      }
    }
    function drawStrip() {
      const canvas = $("strip"), frames = seq().frames;
      const width = canvas.clientWidth, height = canvas.clientHeight;
      const ratio = window.devicePixelRatio || 1;
      canvas.width = width * ratio; canvas.height = height * ratio;
      const context = canvas.getContext("2d");
      context.scale(ratio, ratio);
      const colors = [color("--good"), color("--warn"), color("--bad")];
      const most = Math.max(1, ...frames.map(f => f[3] || 0));
      const step = width / frames.length, floor = height - 8;
      frames.forEach((f, i) => {
        const share = Math.log1p(f[3] || 0) / Math.log1p(most);
        const tall = verdict(f) ? 6 + share * (floor - 10) : 4;
        context.fillStyle = colors[verdict(f)];
        context.globalAlpha = verdict(f) ? 1 : .55;
        context.fillRect(i * step, floor - tall, Math.max(1, step - (step > 4 ? 1 : 0)), tall);
      });
      context.globalAlpha = 1;
      const x = (state.frame + .5) * step;
      context.fillStyle = color("--ink");
      context.fillRect(x - 1, 0, 2, floor);
      context.beginPath();
      context.moveTo(x - 5, height); context.lineTo(x + 5, height); context.lineTo(x, floor);
      context.fill();
      canvas.setAttribute("aria-valuenow", state.frame);
      canvas.setAttribute("aria-valuemin", 0);
      canvas.setAttribute("aria-valuemax", frames.length - 1);
      $("scale").textContent = `logarithmic, top ${most.toLocaleString("en")} px`;
    }
    """#

  /// Lists and tables, and what starts the page.
  static let panels = #"""

    function fill(id, card, texts) {
      $(card).hidden = !texts.length;
      $(id).replaceChildren(...texts.slice(0, 200).map(text => el("li", text)));
    }
    function drawList() {
      const frames = seq().frames;
      const bad = frames.map((f, i) => i).filter(i => verdict(frames[i]));
      bad.sort((a, b) => verdict(frames[b]) - verdict(frames[a]) || a - b);
      $("list").replaceChildren(...bad.map(i => {
        const row = el("li");
        row.dataset.frame = i;
        row.append(el("b", /^\d+$/.test(frames[i][0]) ? "Frame " + frames[i][0] : frames[i][0]));
        row.append(el("span", frames[i][3] ? frames[i][3].toLocaleString("en") + " px"
          : frames[i][5], "soft"));
        row.onclick = () => { play(false); go(i); };
        return row;
      }));
      $("listCard").hidden = !frames.length;
      if (!bad.length) $("list").append(el("span", "All frames are identical.", "soft"));
    }
    function markList() {
      const before = $("list").querySelector(".on");
      if (before) before.classList.remove("on");
      const row = $("list").querySelector(`[data-frame="${state.frame}"]`);
      if (!row) return;
      row.classList.add("on");
      const list = $("list");
      if (row.offsetTop - list.offsetTop < list.scrollTop) list.scrollTop = row.offsetTop - list.offsetTop;
      const low = row.offsetTop - list.offsetTop + row.offsetHeight;
      if (low > list.scrollTop + list.clientHeight) list.scrollTop = low - list.clientHeight;
    }
    function curve(change) {
      const space = "http://www.w3.org/2000/svg";
      const svg = document.createElementNS(space, "svg");
      svg.setAttribute("class", "curve");
      svg.setAttribute("viewBox", "0 0 200 44");
      svg.setAttribute("preserveAspectRatio", "none");
      const both = change.old.concat(change.new);
      const low = Math.min(...both), high = Math.max(...both);
      const count = Math.max(change.old.length, change.new.length) - 1 || 1;
      const path = (values, stroke, dash) => {
        const line = document.createElementNS(space, "path");
        const y = value => 42 - (high > low ? (value - low) / (high - low) : .5) * 40;
        line.setAttribute("d", values.map((value, i) =>
          (i ? "L" : "M") + (200 * i / count).toFixed(2) + " " + y(value).toFixed(2)).join(""));
        line.setAttribute("stroke", stroke);
        if (dash) line.setAttribute("stroke-dasharray", dash);
        svg.append(line);
      };
      path(change.old, "var(--old)", "4 3");
      path(change.new, "var(--tint)");
      const mark = document.createElementNS(space, "path");
      mark.setAttribute("stroke", "var(--bad)");
      mark.dataset.count = count;
      mark.setAttribute("class", "mark");
      svg.append(mark);
      return svg;
    }
    function markCurves() {
      for (const mark of document.querySelectorAll(".mark")) {
        const x = (200 * state.frame / mark.dataset.count).toFixed(2);
        mark.setAttribute("d", `M${x} 0V44`);
      }
    }
    function drawValues() {
      const changes = seq().values ? seq().values.changes : [];
      $("valuesCard").hidden = !changes.length;
      const head = el("tr");
      for (const [text, name] of [["Value"], ["Frames"], ["Max Δ", "n"], ["At", "n"], ["Before", "n"],
        ["After", "n"], ["Curve: dashed before, solid after"]]) head.append(el("th", text, name));
      $("values").replaceChildren(head, ...changes.slice(0, 100).map(change => {
        const row = el("tr");
        row.append(el("td", change.name), el("td", change.frames.replace(/^frames? /, "")),
          el("td", change.delta || "", "n"));
        const at = el("td", undefined, "n"), button = el("button", change.frame);
        button.title = "Go to this frame";
        button.onclick = () => go(change.frame);
        at.append(button);
        row.append(at, el("td", change.before, "n"), el("td", change.after, "n"));
        const cell = el("td");
        if (change.old.length) cell.append(curve(change));
        row.append(cell);
        return row;
      }));
    }
    function show(index) {
      play(false);
      state.sequence = index;
      const s = seq();
      $("badge").textContent = s.same ? "same" : "differs";
      $("badge").classList.toggle("same", s.same);
      $("name").textContent = s.name;
      $("headline").textContent = s.headline;
      $("about").textContent = s.cause ? "Cause: " + s.cause : "";
      $("algorithm").textContent = s.algorithm;
      fill("faults", "faultsCard", s.faults);
      fill("spec", "specCard", s.values ? s.values.spec : []);
      fill("notes", "notesCard", s.values ? s.values.notes : []);
      $("stripCard").hidden = $("stageCard").hidden = !s.frames.length;
      drawList(); drawValues();
      const worst = s.frames.reduce((best, f, i) =>
        verdict(f) > verdict(s.frames[best]) ||
        (verdict(f) === verdict(s.frames[best]) && (f[3] || 0) > (s.frames[best][3] || 0))
          ? i : best, 0);
      go(worst);
    }
    for (const [mode, title] of modes) {
      const button = el("button", title);
      button.dataset.mode = mode;
      button.onclick = () => setMode(mode);
      $("modes").append(button);
    }
    $("back").onclick = () => { play(false); go(state.frame - 1); };
    $("next").onclick = () => { play(false); go(state.frame + 1); };
    $("play").onclick = () => play(!state.playing);
    for (const id of ["gain", "mix", "boxes"]) $(id).oninput = applyMode;
    const seek = event => {
      const box = $("strip").getBoundingClientRect();
      play(false);
      go(Math.floor((event.clientX - box.left) / box.width * seq().frames.length));
    };
    $("strip").onpointerdown = event => { $("strip").setPointerCapture(event.pointerId); seek(event); };
    $("strip").onpointermove = event => { if (event.buttons) seek(event); };
    window.addEventListener("resize", () => { drawStrip(); drawStage(); });
    all.forEach((s, i) => {
      const option = el("option", (s.same ? "same: " : "differs: ") + s.name);
      option.value = i;
      $("sequence").append(option);
    });
    $("pick").hidden = all.length < 2;
    $("sequence").onchange = event => show(+event.target.value);
    const begin = Math.max(0, all.findIndex(s => !s.same));
    $("sequence").value = begin;
    setMode("two");
    show(begin);
    document.documentElement.dataset.ready = performance.now().toFixed(0);
    """#
}
