"use strict";

/* Example content, to look at the page without its program. */

const byId = (id) => document.getElementById(id);

function make(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    made.setAttribute(attribute, value);
  }
  made.append(...children);
  return made;
}

function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", "#icon-" + name);
  svg.append(use);
  return svg;
}

function fill(id, ...children) {
  if (byId(id) !== null) {
    byId(id).replaceChildren(...children);
  }
}

const isLesson = document.body.classList.contains("lesson");

fill("problem", "Eight queens");
fill("solver", ...["Backtracking", "Forward checking", "Maintaining arc consistency"].map((name) => make("option", {}, name)));
if (!isLesson) {
  byId("solver").value = "Forward checking";
}

function decision(number, name, tried, now, left, isLast) {
  const button = make("button", isLast ? {"aria-current": "true"} : {}, make("span", {class: "number"}, number), make("code", {}, name),
    make("span", {class: "values"}, ...tried.map((value) => make("s", {class: "chip back"}, value)),
      make("b", {class: "chip now"}, now), make("span", {class: "chip"}, left)));
  return make("li", {}, button);
}

fill("depth", "4 chosen · 4 assigned");
fill("decisions", decision("1", "r1 = c1", [], "c1", "+7"), decision("2", "r2 = c3", [], "c3", "+5"),
  make("li", {class: "quiet"}, "2 forced"), decision("3", "r3 = c6", ["c5"], "c6", "+2"), decision("4", "r4 = c2", [], "c2", "c8", true));
fill("legend", ...[["tried", "Value being tried"], ["decision", "Decision, with its number"], ["pruned", "Value pruned"], ["dead", "No value left"],
  ["back", "Undone"], ["conflict", "Violates a constraint"], ["possible", "Still possible"]]
  .map(([name, words]) => make("li", {}, make("span", {class: "swatch " + name}), words)));

const LISTING = [["fc(D):", ""], ["  if every x has a value: return D", "0"], ["  x ← next open row", "10"], ["  for each v in D[x], ascending:", ""],
  ["    assign x = v", "15"], ["    for each open row y:", "49"], ["      remove from D[y] what x = v forbids", "61"], ["      if D[y] = ∅:", "5"],
  ["        undo x = v, take the next v", "5"], ["    if fc(D) ≠ fail: return its result", ""], ["    undo x = v", "6"], ["  return fail", ""]];
fill("code", ...LISTING.map(([line, times], i) => make("li", i === 6 ? {class: "current pruned", "aria-current": "true"} : {},
  make("code", {}, line), make("span", {class: "times"}, times))));
fill("removed", ...["r5 c2", "r6 c2", "r6 c4", "r7 c5"].map((name, i) => make("li", {}, make("button", {class: i === 3 ? "chip pruned newest" : "chip pruned"}, name))));
fill("counters", ...[["Nodes", "15"], ["Fails", "5"], ["Backtracks", "11"], ["Max depth", "7"], ["Prunings", "61"], ["Revisions", "49"], ["Depth", "4"], ["Open variables", "4"]]
  .map(([name, number]) => make("div", {}, make("dt", {}, name), make("dd", {}, number))));
byId("kind").className = "pruned";
byId("kind-icon").firstElementChild.setAttribute("href", "#icon-prune");
fill("kind-word", "Prune");
fill("narration", make("b", {}, "r7"), " loses ", make("b", {}, "c5"), ": the queen at ", make("b", {}, "r4c2"), " is on its diagonal.");
fill("event", "event 92 of 505");
fill("delay-shown", "200 ms");
byId("millis").value = "200 ms";
byId("delay").value = 697;
byId("theme").value = document.documentElement.dataset.theme;
byId("language").value = document.documentElement.lang;

function answer(key, words, state) {
  const button = make("button", state === "" ? {} : {class: state}, make("kbd", {}, key), make("span", {}, words));
  button.append(icon(state === "wrong" ? "contradiction" : "solution"));
  return make("li", {}, button);
}

fill("question-text", isLesson ? "r1c4 is revised against r1c1. Which values does it lose?" : "r4 is now c2. Which of these loses a value?");
fill("answers", answer("1", "None", ""), answer("2", "1", "right"), answer("3", "4", "wrong"), answer("4", "1 and 4", ""));
fill("verdict", make("b", {}, "1 goes."), " r1c1 can only be 1, so 1 in r1c4 has no support. 4 stays: 4 ≠ 1.");
byId("verdict").className = "right";
fill("question-pips", make("li", {class: "right"}), make("li", {class: "wrong"}), make("li", {}), make("li", {}), make("li", {}));
fill("score", make("b", {}, "1 of 2"), " right at the first try");

if (isLesson) {
  fill("lesson-title", "AC-3 on a row with one free cell");
  fill("lesson-pips", ...[1, 1, 0, 0, 0].map((done) => make("span", done === 1 ? {class: "done"} : {})));
  fill("lesson-place", "2 of 5");
  fill("note", make("p", {}, "Row 1 has one free cell. AC-3 takes one arc at a time: here ", make("code", {}, "(r1c4, r1c1)"),
    ". A value of r1c4 stays only if r1c1 has a value that differs from it."));
  for (const id of ["question", "verdict", "question-pips"]) {
    byId(id).hidden = false;
  }
  fill("work-title", "To be revised");
  fill("work-count", "111 waiting");
  fill("work", ...["r1c4 ← r1c1", "r1c2 ← r1c3", "r1c3 ← r1c2", "r1c2 ← r1c4", "r1c4 ← r1c2"].map((arc, i) =>
    make("li", {}, make("button", {class: i === 0 ? "chip current pruned" : "chip"}, arc))));
  byId("work-part").hidden = false;
  byId("removed-part").hidden = true;
}
fill("homework-score", "4 of 5 questions were right at the first try.");
fill("turn-rule", "Take any arc (x, y) from the queue. Remove the values of x that have no support among those of y.");
fill("turn-task", "Which values of r1c4 have no support in r1c1?");
fill("turn-kind", make("option", {}, "AC-3"), make("option", {}, "Forward checking"));
fill("turn-chips", ...["1", "2", "3", "4"].map((value) => make("li", {}, make("button", {class: "chip", "aria-pressed": value === "1"}, value))));
fill("turn-confirm", "Remove 1 value");
fill("turn-score", "Right 3 · Mistakes 1 · Shown 0");
fill("gallery", ...[["Eight queens", "The same solvers, another problem: 876 nodes to the first solution."], ["Map of Australia", "Seven regions, three colours: 7 nodes, no backtrack."],
  ["A Latin square", "Seven numbers, each once in every row and column."], ["A random problem", "Twelve variables, eight values, drawn from a seed."],
  ["A wall with channels", "Wave function collapse fills 256 cells with tiles."], ["Sudoku, hard", "Inkala 2010"]]
  .map(([name, line], i) => make("li", {}, make("button", {"aria-pressed": i === 0}, make("b", {}, name), make("small", {}, line)))));
fill("options-title", "Options of Forward checking");
fill("options", make("p", {class: "option"}, make("label", {for: "o1"}, "Variable order"), make("select", {id: "o1"}, make("option", {}, "fewest values first")),
  make("small", {}, "Chooses the variable that the search assigns next.")),
  make("p", {class: "option"}, make("label", {for: "o2"}, "Record every revision"), make("input", {id: "o2", type: "checkbox"})));
if (byId("seed") !== null) {
  byId("seed").value = "1";
  byId("share-link").value = "file:///run.html#p=queens:8&s=forward-checking&e=92";
}
fill("keys", ...[["Space", "Play or pause"], ["Right, Left", "Step, step back"], ["PageDown", "Next decision"], ["X, B, S", "Next contradiction, backtrack, solution"]]
  .map(([keys, does]) => make("div", {}, make("dt", {}, make("kbd", {}, keys)), make("dd", {}, does))));

/* Drawings */

const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue("--" + name).trim();

function drawing(id, draw) {
  const canvas = byId(id);
  const paint = () => {
    const {width, height} = canvas.getBoundingClientRect();
    const scale = window.devicePixelRatio;
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const g = canvas.getContext("2d");
    g.scale(scale, scale);
    draw(g, width, height);
  };
  new ResizeObserver(paint).observe(canvas);
  return paint;
}

function board(g, width, height) {
  const side = Math.floor((Math.min(width, height) - 26) / 8);
  const left = Math.round((width - 8 * side + 14) / 2);
  const top = Math.round((height - 8 * side + 14) / 2);
  g.font = "11px Inter";
  g.textAlign = "center";
  for (let i = 0; i < 64; i++) {
    const x = left + (i % 8) * side;
    const y = top + Math.floor(i / 8) * side;
    g.fillStyle = colour((i + Math.floor(i / 8)) % 2 === 0 ? "cell" : "cell-given");
    g.fillRect(x, y, side, side);
    g.strokeStyle = colour("grid-thin");
    g.strokeRect(x + 0.5, y + 0.5, side, side);
  }
  g.fillStyle = colour("text-muted");
  for (let i = 0; i < 8; i++) {
    g.fillText(i + 1, left + (i + 0.5) * side, top - 8);
    g.fillText(i + 1, left - 12, top + (i + 0.55) * side);
  }
  for (const [row, column, number] of [[0, 0, 1], [1, 2, 2], [2, 5, 3], [3, 1, 4]]) {
    g.fillStyle = colour(number === 4 ? "accent" : "accent-tint");
    g.fillRect(left + column * side + 1, top + row * side + 1, side - 1, side - 1);
    g.fillStyle = colour(number === 4 ? "on-accent" : "digit-own");
    g.font = `700 ${side * 0.5}px Inter`;
    g.fillText("Q", left + (column + 0.5) * side, top + (row + 0.68) * side);
  }
  g.lineWidth = 2;
  g.strokeStyle = colour("grid-box");
  g.strokeRect(left, top, 8 * side, 8 * side);
}

function scrub(g, width, height) {
  const base = height - 20;
  const head = width * 0.18;
  for (let x = 0; x < width; x++) {
    const tall = (base - 12) * (0.3 + 0.35 * Math.abs(Math.sin(x / 40)) + 0.3 * Math.abs(Math.sin(x / 7)) * Math.min(1, x / 60));
    g.fillStyle = colour(x < head ? "accent" : "line-soft");
    g.globalAlpha = x < head ? 0.38 : 1;
    g.fillRect(x, base - tall, 1, tall);
  }
  g.globalAlpha = 1;
  g.fillStyle = colour("line-control");
  g.fillRect(0, base, width, 1);
  g.fillStyle = colour("accent");
  g.fillRect(head - 1, 2, 2, height - 4);
  g.fillRect(head - 6, 0, 12, 8);
}

function tree(g, width) {
  g.strokeStyle = colour("accent");
  g.fillStyle = colour("accent");
  g.lineWidth = 3;
  for (let i = 0; i < 5; i++) {
    g.beginPath();
    g.arc(width / 2 + i * 10, 24 + i * 34, 8, 0, 7);
    g.fill();
  }
}

const paints = [drawing("board-canvas", board), drawing("scrub-canvas", scrub), drawing("tree-canvas", tree), drawing("graph-canvas", tree)];

/* Just enough behaviour to look at every state */

for (const tab of document.querySelectorAll("[role=tab]")) {
  tab.addEventListener("click", () => {
    document.querySelector("main").dataset.tab = tab.id.substring(4);
  });
}
for (const id of ["more", "delay-open"]) {
  byId(id).addEventListener("click", () => byId(id).setAttribute("aria-expanded", byId(id).getAttribute("aria-expanded") === "false"));
}
byId("theme").addEventListener("change", () => {
  document.documentElement.dataset.theme = byId("theme").value;
  paints.forEach((paint) => paint());
});
document.fonts.ready.then(() => paints.forEach((paint) => paint()));
