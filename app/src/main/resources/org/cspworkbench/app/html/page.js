"use strict";

/* The controls, and what stands beside the board. */

const byId = (id) => document.getElementById(id);
const LANGUAGE = document.documentElement.lang;
const grouped = new Intl.NumberFormat(LANGUAGE);
const LONGEST_DELAY = 2000;
const SLIDER_SCALE = 1000 / Math.log1p(LONGEST_DELAY);

/** The colours of an event: those of the state that it brings about on the board. */
const TONES = {
  prune: "pruned", assert: "pruned", wipe_out: "dead", violation: "dead", refute: "back", backtrack: "back", jump: "back", solution: "solved",
  select: "now", try: "now", place: "now", technique: "now", move: "now",
};

function text(key, ...values) {
  return values.reduce((filled, value, i) => filled.replace(`{${i}}`, value), RUN.texts[key]);
}

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    made.setAttribute(attribute, value);
  }
  made.append(...children);
  return made;
}

const player = new Player();
const picture = new PICTURES[RUN.picture.kind](RUN.picture);
picture.into(byId("picture"));
byId("board").classList.add(RUN.picture.kind);
const hasRestarts = player.events.marks.some((mark) => (mark & MARK.restart) !== 0);

/* Narration, pseudo-code and counters */

function showNarration(event) {
  const kind = byId("kind");
  kind.textContent = event === null ? text("page.start") : text("event." + event.kind);
  kind.className = event === null ? "" : TONES[event.kind] || "";
  const parts = event === null ? [RUN.beginning] : player.events.sentence(event);
  byId("narration").replaceChildren(
    ...parts.map((part, i) => (i % 2 === 1 ? element("b", {}, part) : document.createTextNode(part))),
  );
  const place = text("page.event", grouped.format(player.position), grouped.format(player.events.length));
  byId("event").textContent = place;
  byId("scrub").setAttribute("aria-valuenow", player.position);
  byId("scrub").setAttribute("aria-valuetext", `${place}: ${parts.join("")}`);
}

const codeLines = RUN.code.map((line, i) => {
  const times = element("span", {class: "times"});
  const item = element("li", {}, element("code", {}, line.text), times);
  item.addEventListener("click", () => goToLine(i));
  return {...line, item, times};
});
byId("code").append(...codeLines.map((line) => line.item));

/** Whether the line makes events of this kind at the root, or later. */
function makes(line, kind, isSearching) {
  return (isSearching ? line.search : line.root).includes(kind);
}

function showCode(event) {
  const {tally, isSearching} = player.state;
  const kind = event === null ? NONE : RUN.kinds.indexOf(event.kind);
  for (const line of codeLines) {
    const isCurrent = event !== null && makes(line, kind, isSearching);
    line.item.className = isCurrent ? `current ${TONES[event.kind] || ""}` : "";
    line.item.toggleAttribute("aria-current", isCurrent);
    const times =
      line.root.reduce((sum, each) => sum + tally[2 * each], 0) +
      line.search.reduce((sum, each) => sum + tally[2 * each + 1], 0);
    line.times.textContent = line.root.length + line.search.length === 0 ? "" : grouped.format(times);
  }
}

function goToLine(i) {
  let isSearching = player.state.isSearching;
  const attempt = RUN.kinds.indexOf("try");
  for (let p = player.position; p < player.events.length; p++) {
    const kind = player.events.kinds[p];
    isSearching = isSearching || kind === attempt;
    if (makes(codeLines[i], kind, isSearching)) {
      goTo(p + 1);
      return;
    }
  }
}

function figures() {
  const state = player.state;
  const open = state.assigned.reduce((count, value) => count + (value === NONE ? 1 : 0), 0);
  if (state.counter("moves") > 0) {
    const conflicts = state.conflicts.reduce((count, is) => count + is, 0);
    return [
      ["moves", state.counter("moves")], ["conflicts", conflicts], ["attempts", state.counter("attempts")],
      ["open", open], ["prunings", state.counter("prunings")], ["revisions", state.counter("revisions")],
    ];
  }
  const returns = hasRestarts ? "attempts" : "backtracks";
  return [
    ["nodes", state.counter("nodes")], ["fails", state.counter("fails")], [returns, state.counter(returns)],
    ["maxdepth", state.counter("maxdepth")], ["prunings", state.counter("prunings")],
    ["revisions", state.counter("revisions")], ["depth", state.depth], ["open", open],
  ];
}

function showCounters() {
  byId("counters").replaceChildren(
    ...figures().map(([name, number]) =>
      element(
        "div",
        {"data-counter": name},
        element("dd", {}, grouped.format(number)),
        element("dt", {}, text("counter." + name)),
      ),
    ),
  );
}

function show() {
  const moment = momentOf(player);
  picture.show(moment);
  showNarration(moment.event);
  showCode(moment.event);
  showCounters();
  drawScrub();
}

/* The scrub bar */

const MARGIN = 8; // so that the marks at both ends are whole
const canvas = byId("scrub").firstElementChild;
const skyline = {columns: 0, heights: [], marks: []};

/** The greatest depth and the marks under each column of pixels. */
function fitSkyline(columns) {
  if (columns === skyline.columns) {
    return;
  }
  skyline.columns = columns;
  skyline.heights = new Uint32Array(columns);
  skyline.marks = new Uint8Array(columns);
  const length = player.events.length;
  for (let p = 1; p <= length; p++) {
    const column = Math.min(columns - 1, Math.floor((p / length) * (columns - 1)));
    skyline.heights[column] = Math.max(skyline.heights[column], player.heights[p]);
    skyline.marks[column] |= player.events.marks[p - 1];
  }
  if (length < columns) { // several columns an event
    for (let column = 0; column < columns; column++) {
      skyline.heights[column] = player.heights[Math.floor((column / (columns - 1)) * length)];
    }
  }
}

function drawScrub() {
  const {width, height} = canvas.getBoundingClientRect();
  const scale = window.devicePixelRatio || 1;
  const columns = Math.floor(width) - 2 * MARGIN;
  if (columns < 2) {
    return;
  }
  if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
  }
  fitSkyline(columns);
  const colours = getComputedStyle(document.documentElement);
  const colour = (name) => colours.getPropertyValue("--" + name).trim();
  const g = canvas.getContext("2d");
  g.setTransform(scale, 0, 0, scale, 0, 0);
  g.clearRect(0, 0, width, height);
  g.translate(MARGIN, 0);
  const base = height - 20;
  const highest = skyline.heights.reduce((most, each) => Math.max(most, each), 1);
  const head = player.events.length === 0 ? 0 : (player.position / player.events.length) * (columns - 1);
  for (const [from, to, fill, alpha] of [[0, head, "accent", 0.38], [head, columns, "line-soft", 1]]) {
    g.fillStyle = colour(fill);
    g.globalAlpha = alpha;
    for (let column = Math.ceil(from); column < to; column++) {
      const tall = (skyline.heights[column] / highest) * (base - 8);
      g.fillRect(column, base - tall, 1, tall);
    }
  }
  g.globalAlpha = 1;
  g.fillStyle = colour("line-control");
  g.fillRect(0, base, columns, 1);
  drawMarks(g, columns, base, colour);
  g.fillStyle = colour("accent");
  g.fillRect(head - 1, 2, 2, height - 4);
  g.beginPath();
  g.moveTo(head - 6, 0);
  g.lineTo(head + 6, 0);
  g.lineTo(head + 6, 6);
  g.lineTo(head, 11);
  g.lineTo(head - 6, 6);
  g.fill();
}

/** Where several lie close together, the most telling one. */
function drawMarks(g, columns, base, colour) {
  g.lineWidth = 1.6;
  let taken = -6;
  for (let column = 0; column < columns; column++) {
    const marks = skyline.marks[column];
    if ((marks & MARK.choice) !== 0) {
      g.fillStyle = colour("accent");
      g.fillRect(column, base + 2, 1, 5);
    }
    if (marks < MARK.backtrack || column - taken < 6) {
      continue;
    }
    taken = column;
    const y = base + 13;
    g.beginPath();
    if ((marks & MARK.solution) !== 0) {
      g.fillStyle = colour("solved-mark");
      g.moveTo(column, y - 5);
      g.lineTo(column + 5, y);
      g.lineTo(column, y + 5);
      g.lineTo(column - 5, y);
      g.fill();
    } else if ((marks & MARK.restart) !== 0) {
      g.fillStyle = colour("text-muted");
      g.fillRect(column - 3, y - 4, 2, 8);
      g.fillRect(column + 1, y - 4, 2, 8);
    } else if ((marks & MARK.contradiction) !== 0) {
      g.strokeStyle = colour("pruned-mark");
      g.moveTo(column - 3.5, y - 3.5);
      g.lineTo(column + 3.5, y + 3.5);
      g.moveTo(column + 3.5, y - 3.5);
      g.lineTo(column - 3.5, y + 3.5);
      g.stroke();
    } else {
      g.strokeStyle = colour("back-mark");
      g.moveTo(column + 3, y - 4);
      g.lineTo(column - 4, y);
      g.lineTo(column + 3, y + 4);
      g.closePath();
      g.stroke();
    }
  }
}

function scrubTo(event) {
  const {left, width} = canvas.getBoundingClientRect();
  const part = (event.clientX - left - MARGIN) / Math.max(1, width - 2 * MARGIN - 1);
  goTo(Math.round(part * player.events.length));
}

byId("scrub").setAttribute("aria-valuemax", player.events.length);
byId("scrub").addEventListener("pointerdown", (event) => {
  byId("scrub").setPointerCapture(event.pointerId);
  scrubTo(event);
});
byId("scrub").addEventListener("pointermove", (event) => {
  if (event.buttons !== 0) {
    scrubTo(event);
  }
});
byId("scrub").addEventListener("wheel", (event) => {
  event.preventDefault();
  goTo(player.position + Math.sign(event.deltaY));
}, {passive: false});

/* Playing */

const playing = {is: false, since: 0};
let delay = RUN.delay;

function goTo(position) {
  pause();
  player.seek(position);
  show();
}

function setPlaying(is) {
  playing.is = is;
  const tip = text(is ? "page.pause" : "page.play");
  byId("play").title = tip;
  byId("play").setAttribute("aria-label", tip);
  byId("play").querySelector("use").setAttribute("href", is ? "#icon-pause" : "#icon-play");
  byId("narration").setAttribute("aria-live", is ? "off" : "polite");
}

function pause() {
  setPlaying(false);
}

function play() {
  if (player.position === player.events.length) {
    player.seek(0);
  }
  setPlaying(true);
  playing.since = performance.now();
  show();
  requestAnimationFrame(tick);
}

/** Goes as far as the time since the last frame asks for; without a delay, as far as it gets. */
function tick(now) {
  if (!playing.is) {
    return;
  }
  const from = player.position;
  if (delay === 0) {
    while (performance.now() - now < 8 && player.position < player.events.length) {
      player.seek(player.position + 1);
    }
  } else {
    const steps = Math.max(0, Math.floor((now - playing.since) / delay));
    playing.since += steps * delay;
    player.seek(player.position + steps);
  }
  if (player.position !== from) {
    show();
  }
  if (player.position === player.events.length) {
    pause();
  } else {
    requestAnimationFrame(tick);
  }
}

function setDelay(millis) {
  delay = Math.max(0, Math.min(LONGEST_DELAY, Math.round(millis)));
  playing.since = performance.now();
  byId("delay").value = Math.round(SLIDER_SCALE * Math.log1p(delay));
  byId("delay").setAttribute("aria-valuetext", `${delay} ms`);
  byId("millis").value = `${delay} ms`;
}

/** What `200`, `200 ms` or `0.5 s` say; what says no delay changes nothing. */
function readDelay(words) {
  const parts = /^(\d{1,6}(?:[.,]\d{1,3})?)\s*(ms|s|)$/i.exec(words.trim());
  const millis = parts === null ? delay : parseFloat(parts[1].replace(",", ".")) * (/^s$/i.test(parts[2]) ? 1000 : 1);
  setDelay(millis <= LONGEST_DELAY ? millis : delay);
}

function changeDelay(by) {
  const slider = Math.max(0, Math.min(1000, SLIDER_SCALE * Math.log1p(delay) + by));
  setDelay(Math.expm1(slider / SLIDER_SCALE));
}

const ACTIONS = {
  "to-start": () => goTo(0),
  "previous-decision": () => goTo(player.previous(MARK.decision)),
  "step-back": () => goTo(player.position - 1),
  play: () => (playing.is ? pause() : play()),
  step: () => goTo(player.position + 1),
  "next-decision": () => goTo(player.next(MARK.decision)),
  "to-end": () => goTo(player.events.length),
};
for (const jump of ["contradiction", "backtrack", "solution"]) {
  ACTIONS[jump] = (event) =>
    goTo(event !== undefined && event.shiftKey ? player.previous(MARK[jump]) : player.next(MARK[jump]));
}
for (const [id, action] of Object.entries(ACTIONS)) {
  byId(id).addEventListener("click", action);
  byId(id).addEventListener("mousedown", (event) => event.preventDefault()); // the keys stay with the board
}

const KEYS = {
  " ": ACTIONS.play,
  ArrowRight: ACTIONS.step,
  ArrowLeft: ACTIONS["step-back"],
  ArrowUp: () => changeDelay(-60),
  ArrowDown: () => changeDelay(60),
  PageDown: ACTIONS["next-decision"],
  PageUp: ACTIONS["previous-decision"],
  Home: ACTIONS["to-start"],
  End: ACTIONS["to-end"],
  x: ACTIONS.contradiction,
  b: ACTIONS.backtrack,
  s: ACTIONS.solution,
};
const WITH_CONTROL = {ArrowRight: ACTIONS["next-decision"], ArrowLeft: ACTIONS["previous-decision"]};

document.addEventListener("keydown", (event) => {
  const focused = event.target;
  const takesKeys = focused.matches("input, select") || (event.key === " " && focused.matches("button, summary"));
  if (takesKeys || event.metaKey || (event.altKey && !WITH_CONTROL[event.key])) {
    return;
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const action = event.ctrlKey || event.altKey ? WITH_CONTROL[key] : KEYS[key];
  if (action !== undefined) {
    event.preventDefault();
    action(event);
  }
});

byId("delay").addEventListener("input", () => setDelay(Math.expm1(byId("delay").value / SLIDER_SCALE)));
byId("millis").addEventListener("change", () => readDelay(byId("millis").value));
byId("theme").value = document.documentElement.dataset.theme;
byId("theme").addEventListener("change", () => {
  document.documentElement.dataset.theme = byId("theme").value;
  drawScrub();
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", drawScrub);
new ResizeObserver(drawScrub).observe(canvas);

byId("left-out").textContent = RUN.leftOut;
byId("left-out").hidden = RUN.leftOut === "";
setDelay(RUN.delay);
const asked = /^#(\d+)$/.exec(location.hash); // a link may name an event
player.seek(asked === null ? RUN.opening : Number(asked[1]));
show();
