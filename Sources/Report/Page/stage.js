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
    const node = el("div", undefined, frame[6].length > 12 ? "box thin" : "box");
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
  $("scale").textContent = `changed pixels, logarithmic, at most ${most.toLocaleString("en")}`;
}
