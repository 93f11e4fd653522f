function fill(id, card, entries, row = text => el("li", text)) {
  $(card).hidden = !entries.length;
  $(id).replaceChildren(...entries.slice(0, 200).map(row));
}
function changeRow(before, after) {
  const row = el("div", undefined, "step");
  row.append(el("span", before, "old"), el("i", "→"), el("strong", after));
  return row;
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
  const path = (values, name) => {
    const line = document.createElementNS(space, "path");
    const y = value => 42 - (high > low ? (value - low) / (high - low) : .5) * 40;
    line.setAttribute("d", values.map((value, i) =>
      (i ? "L" : "M") + (200 * i / count).toFixed(2) + " " + y(value).toFixed(2)).join(""));
    line.setAttribute("class", name);
    svg.append(line);
  };
  path(change.old, "before");
  path(change.new, "after");
  const mark = document.createElementNS(space, "path");
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
    ["After", "n"]]) head.append(el("th", text, name));
  const legend = el("th", undefined, "curve");
  legend.append(el("span", undefined, "key before"), "before", el("span", undefined, "key"), "after");
  head.append(legend);
  $("values").replaceChildren(head, ...changes.slice(0, 100).map(change => {
    const row = el("tr");
    row.append(el("td", change.name), el("td", change.frames.replace(/^frames? /, "")),
      el("td", change.delta || "", "n"));
    const at = el("td", undefined, "n"), button = el("button", change.frame);
    button.title = "Go to this frame";
    button.onclick = () => go(change.frame);
    at.append(button);
    row.append(at, el("td", change.before, "n"), el("td", change.after, "n"));
    const cell = el("td", undefined, "curve");
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
  fill("spec", "specCard", s.values ? s.values.spec : [], ([title, place, before, after]) => {
    const row = el("li");
    if (place) row.append(el("div", place, "place"));
    row.append(el("div", title));
    if (before !== null && after !== null) row.append(changeRow(before, after));
    else if (before !== null || after !== null) row.append(el("div", before ?? after, "soft"));
    return row;
  });
  fill("notes", "notesCard", s.values ? s.values.notes : [], ([title, steps]) => {
    const row = el("li");
    row.append(el("div", title), ...steps.map(([before, after]) => changeRow(before, after)));
    return row;
  });
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
