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
