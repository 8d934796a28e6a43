"use strict";

/*
 * Draws the problem: one group of shapes for each variable, made anew only when what there is to
 * see of the variable has changed. A state is told by its shape as well as by its colour.
 */

const SVG = "http://www.w3.org/2000/svg";

function shape(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  element.append(...children);
  return element;
}

const token = (name) => `var(--${name})`;

function rect(r, fill, more = {}) {
  return shape("rect", {x: r.x, y: r.y, width: r.w, height: r.h, fill: token(fill), ...more});
}

function line(x1, y1, x2, y2, stroke, width) {
  return shape("line", {x1, y1, x2, y2, stroke: token(stroke), "stroke-width": width});
}

function stroke(d, colour, width, more = {}) {
  return shape("path", {d, fill: "none", stroke: token(colour), "stroke-width": width, ...more});
}

function solid(d, colour, more = {}) {
  return shape("path", {d, fill: token(colour), ...more});
}

/** Letters in the middle of a place, small enough for it. */
function write(text, x, y, size, width, fill, more = {}) {
  const fitting = Math.min(size, width / Math.max(1, 0.6 * text.length));
  return shape(
    "text",
    {x, y: y + 0.36 * fitting, "font-size": fitting, fill: token(fill), "text-anchor": "middle", ...more},
    text,
  );
}

const inset = (r, by) => ({x: r.x + by, y: r.y + by, w: r.w - 2 * by, h: r.h - 2 * by});
const middle = (r) => ({x: r.x + r.w / 2, y: r.y + r.h / 2});

const FILL = {
  open: "cell", filled: "cell", given: "cell-given", tried: "accent", decision: "accent-tint",
  dead: "dead-fill", taken_back: "back-fill", solved: "solved-fill", conflict: "conflict-fill",
};
const TEXT = {
  given: "digit-given", tried: "on-accent", dead: "dead-text", taken_back: "back-text",
  solved: "solved-text", conflict: "conflict-text", open: "digit-own", filled: "digit-own",
  decision: "digit-own",
};
const BOLD = new Set(["given", "tried", "conflict", "dead"]);
const TAG = {
  tried: ["on-accent", "accent"], taken_back: ["back-mark", "on-mark"],
  conflict: ["conflict-mark", "on-mark"],
};
const COLOURS = {red: "value-red", green: "value-green", blue: "value-blue", yellow: "value-yellow"};

function fillOf(spot) {
  return spot.current.length > 0 && spot.state === "open" ? "pruned-fill" : FILL[spot.state];
}

/** What the state asks for, on top of the value. */
function marksOf(spot, cell) {
  const side = Math.min(cell.w, cell.h);
  const width = side < 24 ? 1 : 2;
  const marks = [];
  switch (spot.state) {
    case "decision":
      marks.push(frame(inset(cell, 1 + width / 2), "accent", width));
      break;
    case "dead":
      marks.push(...deadMarks(cell, side, width));
      break;
    case "taken_back":
      marks.push(...takenBackMarks(cell, side, width));
      break;
    case "solved":
      marks.push(...solvedMarks(cell, side));
      break;
    case "conflict":
      marks.push(...conflictMarks(cell, side));
      break;
    default:
  }
  if (spot.decision > 0 && side >= 40) {
    const [ground, letters] = TAG[spot.state] || ["accent", "on-accent"];
    marks.push(...numberTag(spot.decision, {x: cell.x + 1, y: cell.y + 1, w: 15, h: 15}, ground, letters));
  }
  return marks;
}

function numberTag(number, square, ground, letters) {
  const text = String(number);
  const r = {...square, w: Math.max(square.w, 0.46 * square.h * text.length + 6)};
  const at = middle(r);
  return [rect(r, ground), write(text, at.x, at.y, 0.74 * r.h, r.w, letters, {class: "mono bold"})];
}

function frame(r, colour, width, more = {}) {
  return shape("rect", {
    x: r.x, y: r.y, width: r.w, height: r.h, fill: "none", stroke: token(colour), "stroke-width": width, ...more,
  });
}

function deadMarks(cell, side, width) {
  const at = middle(cell);
  return [
    shape("rect", {x: cell.x, y: cell.y, width: cell.w, height: cell.h, fill: "url(#hatch)"}),
    frame(inset(cell, 1.25), "dead-mark", 1.25 * width),
    write("∅", at.x, at.y, 0.4 * side, cell.w, "dead-text", {class: "bold"}),
  ];
}

function takenBackMarks(cell, side, width) {
  const {x, y} = middle(cell);
  const reach = 0.25 * side;
  const thin = Math.max(1, Math.min(width, (2 * side) / 58));
  const size = 0.2 * side;
  const right = cell.x + cell.w - 0.12 * side;
  const bottom = cell.y + cell.h - 0.1 * side;
  const top = bottom - 0.62 * size;
  const left = right - size;
  return [
    frame(inset(cell, 1 + width / 2), "back-mark", width, {"stroke-dasharray": `${0.07 * side} ${0.05 * side}`}),
    line(x - reach, y + reach, x + reach, y - reach, "back-fill", 1.6 * thin),
    line(x - reach, y + reach, x + reach, y - reach, "back-mark", thin),
    stroke(
      `M${left} ${top}H${right - 0.3 * size}C${right + 0.1 * size} ${top} ${right + 0.1 * size} ${bottom}` +
        ` ${right - 0.3 * size} ${bottom}H${right - 0.55 * size}M${left + 0.32 * size} ${top - 0.32 * size}` +
        `L${left} ${top}L${left + 0.32 * size} ${top + 0.32 * size}`,
      "back-mark",
      Math.max(1, 0.13 * size),
    ),
  ];
}

function solvedMarks(cell, side) {
  const tick = 0.16 * side;
  const x = cell.x + cell.w - 0.09 * side - tick;
  const y = cell.y + 0.11 * side;
  const bar = Math.max(1, side / 30);
  const at = middle(cell);
  return [
    rect({x: at.x - 0.19 * side, y: cell.y + cell.h - 0.16 * side, w: 0.38 * side, h: bar}, "solved-mark"),
    stroke(
      `M${x} ${y + 0.45 * tick}L${x + 0.36 * tick} ${y + 0.8 * tick}L${x + tick} ${y + 0.1 * tick}`,
      "solved-mark",
      bar,
    ),
  ];
}

function conflictMarks(cell, side) {
  const corner = 0.28 * side;
  const right = cell.x + cell.w;
  const bow = (0.48 * side) / 6;
  const peak = 0.14 * side;
  const wave = `q${bow / 2} ${-peak / 2} ${bow} 0q${bow / 2} ${peak / 2} ${bow} 0`;
  const marks = [
    solid(`M${right - corner} ${cell.y}H${right}V${cell.y + corner}Z`, "conflict-mark"),
    stroke(
      `M${middle(cell).x - 3 * bow} ${cell.y + cell.h - 0.13 * side}${wave.repeat(3)}`,
      "conflict-mark",
      Math.max(1, 0.028 * side),
    ),
  ];
  if (corner >= 11) {
    marks.push(
      write("!", right - 0.3 * corner, cell.y + 0.37 * corner, 0.62 * corner, corner, "on-mark", {class: "bold"}),
    );
  }
  return marks;
}

/** Four corners: the solver has turned to this place. */
function corners(cell) {
  const r = inset(cell, 2);
  const arm = 0.26 * Math.min(cell.w, cell.h);
  const right = r.x + r.w;
  const bottom = r.y + r.h;
  return stroke(
    `M${r.x} ${r.y + arm}V${r.y}h${arm}M${right - arm} ${r.y}H${right}v${arm}` +
      `M${right} ${bottom - arm}V${bottom}h${-arm}M${r.x + arm} ${bottom}H${r.x}v${-arm}`,
    "accent",
    2.5,
  );
}

/** From the edge of a place to a point, bent sideways, ending so far before it. */
function arrow(from, target, reach, bend, removes) {
  const start = edge(from, target);
  const dx = target.x - start.x;
  const dy = target.y - start.y;
  const length = Math.hypot(dx, dy);
  if (length < reach + 1) {
    return [];
  }
  const control = {
    x: (start.x + target.x) / 2 + (dy / length) * bend * 1.5,
    y: (start.y + target.y) / 2 - (dx / length) * bend * 1.5,
  };
  const tip = towards(target, control, reach);
  const head = Math.min(9.2, 0.8 * Math.hypot(tip.x - start.x, tip.y - start.y));
  const neck = towards(tip, control, 0.8 * head);
  const angle = Math.atan2(tip.y - control.y, tip.x - control.x) + Math.PI;
  const wing = (side) => `L${tip.x + head * Math.cos(angle + side)} ${tip.y + head * Math.sin(angle + side)}`;
  const shaft = `M${start.x} ${start.y}Q${control.x} ${control.y} ${neck.x} ${neck.y}`;
  const point = `M${tip.x} ${tip.y}${wing(-0.46)}${wing(0.46)}Z`;
  const colour = removes ? "pruned-mark" : "accent";
  const halo = {stroke: token("cell"), "stroke-width": 3};
  return [
    stroke(shaft, "cell", 5.2),
    solid(point, "cell", halo),
    shape("circle", {cx: start.x, cy: start.y, r: 2.9, fill: token(colour), ...halo}),
    stroke(shaft, colour, 2.2),
    solid(point, colour),
    shape("circle", {cx: start.x, cy: start.y, r: 2.9, fill: token(colour)}),
  ];
}

function towards(start, end, distance) {
  const part = distance / Math.max(1e-9, Math.hypot(end.x - start.x, end.y - start.y));
  return {x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part};
}

function edge(from, target) {
  const at = middle(from);
  const part = Math.min(
    from.w / 2 / Math.max(1e-9, Math.abs(target.x - at.x)),
    from.h / 2 / Math.max(1e-9, Math.abs(target.y - at.y)),
  );
  const inside = 0.94 * Math.min(1, part);
  return {x: at.x + (target.x - at.x) * inside, y: at.y + (target.y - at.y) * inside};
}

/** The values of an open variable, each in its fixed place: letters, or dots where there are many. */
class CandidateGrid {
  constructor(labels, columns, width, height, {top = 0, bottom = 0, letters = true} = {}) {
    this.labels = labels;
    this.columns = columns;
    this.letters = letters;
    this.inset = Math.min(4, 0.07 * Math.min(width, height));
    this.top = Math.max(3, top);
    this.slot = {
      w: (width - 2 * this.inset) / columns,
      h: (height - this.top - Math.max(3, bottom)) / Math.ceil(labels.length / columns),
    };
    const longest = labels.reduce((most, label) => Math.max(most, label.length), 1);
    this.size = Math.min(0.8 * this.slot.w, 0.8 * this.slot.h, 0.4 * height, (0.92 * this.slot.w) / (0.62 * longest));
  }

  place(i, cell) {
    return {
      x: cell.x + this.inset + ((i % this.columns) + 0.5) * this.slot.w,
      y: cell.y + this.top + (Math.floor(i / this.columns) + 0.5) * this.slot.h,
    };
  }

  get reach() {
    return 0.62 * Math.min(this.slot.w, this.slot.h);
  }

  /** The shapes of the values left, and of those taken away, by their index. */
  draw(spot, first, cell, tones = null) {
    const gone = new Set(spot.pruned);
    const current = new Set(spot.current);
    const left = spot.left.filter((v) => !gone.has(v)).map((v) => v - first);
    const drawn = [];
    if (tones !== null) {
      left.filter((i) => tones[i]).forEach((i) => {
        const at = this.place(i, cell);
        drawn.push(shape("circle", {cx: at.x, cy: at.y, r: 0.24 * cell.h, fill: token(tones[i])}));
      });
    }
    if (this.letters) {
      left.forEach((i) => drawn.push(this.letter(i, cell, "candidate", {class: "candidate"})));
    } else {
      const r = Math.max(0.8, 0.2 * Math.min(this.slot.w, this.slot.h, 12));
      const dot = ({x, y}) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
      drawn.push(solid(left.map((i) => dot(this.place(i, cell))).join(""), "candidate"));
    }
    gone.forEach((v) => drawn.push(...this.slashed(v - first, cell, current.has(v))));
    return drawn;
  }

  letter(i, cell, colour, more) {
    const at = this.place(i, cell);
    return write(this.labels[i], at.x, at.y, this.size, 1e9, colour, more);
  }

  slashed(i, cell, isCurrent) {
    const at = this.place(i, cell);
    const size = this.letters ? this.size : 0.8 * Math.min(this.slot.w, this.slot.h, 14);
    const reach = 0.45 * size;
    const drawn = [];
    if (isCurrent) {
      const w = Math.min(this.slot.w, Math.max(1.36 * size, 0.62 * size * this.labels[i].length + 0.5 * size));
      const h = Math.min(this.slot.h, 1.2 * size);
      drawn.push(rect({x: at.x - w / 2, y: at.y - h / 2, w, h}, "pruned-mark", {rx: Math.min(4, 0.4 * h)}));
    }
    if (this.letters) {
      drawn.push(this.letter(i, cell, isCurrent ? "on-mark" : "pruned-text", {class: "pruned bold"}));
    }
    const colour = isCurrent ? "on-mark" : "pruned-mark";
    drawn.push(line(at.x - 1.15 * reach, at.y + reach, at.x + 1.15 * reach, at.y - reach, colour, 1.5));
    return drawn;
  }
}

/** What all pictures share. A picture knows its size and draws one variable at a time. */
class Picture {
  constructor(width, height) {
    this.size = {w: width, h: height};
    this.ground = shape("g", {"aria-hidden": "true"});
    this.groups = problem.names.map(() => shape("g", {role: "img"}));
    this.lines = shape("g", {"aria-hidden": "true"});
    this.top = shape("g", {"aria-hidden": "true", "pointer-events": "none"});
    this.seen = [];
    this.widest = "none";
  }

  into(svg) {
    svg.setAttribute("viewBox", `0 0 ${this.size.w} ${this.size.h}`);
    svg.style.maxWidth = this.widest;
    const hatch = shape(
      "pattern",
      {id: "hatch", width: 7, height: 7, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)"},
      rect({x: 0, y: 0, w: 2.4, h: 7}, "dead-hatch"),
    );
    svg.append(shape("defs", {}, hatch), this.ground, ...this.groups, this.lines, this.top);
  }

  show(moment) {
    moment.spots.forEach((spot, x) => {
      const seen = JSON.stringify(spot);
      if (seen !== this.seen[x]) {
        this.seen[x] = seen;
        this.groups[x].replaceChildren(...this.draw(x, spot));
        this.groups[x].setAttribute("aria-label", spoken(x, spot));
      }
    });
    this.top.replaceChildren(...this.over(moment));
  }

  /** The corners and the arrow of a moment. */
  over(moment) {
    const drawn = moment.lookedAt === NONE ? [] : [corners(this.place(moment.lookedAt))];
    return moment.arrow === null ? drawn : drawn.concat(this.arrowOf(moment));
  }

  arrowOf({arrow: {from, to, value, removes}}) {
    const target = value === NONE ? middle(this.place(to)) : this.valuePlace(to, value - problem.first[to]);
    const reach = value === NONE ? 0.25 * this.place(to).h : this.reach;
    return arrow(this.place(from), target, reach, this.bend(from, to), removes);
  }

  bend() {
    return 0;
  }
}

/** A variable and what there is to see of it, in words. */
function spoken(x, spot) {
  const label = (v) => problem.label(x, v - problem.first[x]);
  const words = [problem.names[x]];
  if (spot.value !== NONE) {
    words.push(label(spot.value), RUN.texts["cell.state." + spot.state]);
  } else if (spot.left.length === 0) {
    words.push(RUN.texts["page.nothing"]);
  } else {
    words.push(RUN.texts["page.open"], ...spot.left.slice(0, 64).map(label));
  }
  if (spot.decision > 0) {
    words.push(RUN.texts["page.decision"].replace("{0}", spot.decision));
  }
  return words.join(", ");
}

/** A Sudoku of any shape, or a Latin square. */
class Board extends Picture {
  constructor(plan) {
    const side = plan.size > 16 ? 50 : 58;
    const band = 24;
    super(band + plan.size * side + 3, band + plan.size * side + 3);
    this.plan = plan;
    this.side = side;
    this.band = band;
    this.windows = new Set(plan.windows);
    this.grid = new CandidateGrid(plan.labels, plan.candidateColumns, side, side, {
      top: plan.rules.outlines.length > 0 ? 0.2 * side : 0,
      bottom: 0.155 * side,
      letters: plan.size <= 16,
    });
    this.diagonalOf = new Map();
    plan.diagonals.forEach((diagonal) =>
      diagonal.forEach((x) => this.diagonalOf.set(x, (this.diagonalOf.get(x) || []).concat(diagonal[0] === 0))),
    );
    this.pieces = this.piecesOf(plan.rules);
    this.reach = this.grid.reach;
    this.rule();
    plan.rules.outlines.forEach((outline) => this.outline(outline));
  }

  place(x) {
    const row = Math.floor(x / this.plan.size);
    return {x: this.band + (x % this.plan.size) * this.side, y: this.band + row * this.side, w: this.side, h: this.side};
  }

  valuePlace(x, i) {
    return this.grid.place(i, this.place(x));
  }

  /** The lines between cells and between boxes or regions, and the numbers of rows and columns. */
  rule() {
    const {size, boxRows, boxColumns, regions} = this.plan;
    const end = this.band + size * this.side;
    let thin = "";
    let thick = `M${this.band} ${this.band}H${end}V${end}H${this.band}Z`;
    for (let i = 1; i < size; i++) {
      const at = this.band + i * this.side;
      const across = `M${this.band} ${at}H${end}`;
      const down = `M${at} ${this.band}V${end}`;
      thick += (i % boxRows === 0 ? across : "") + (i % boxColumns === 0 ? down : "");
      thin += across + down;
    }
    regions.forEach((region, x) => {
      const r = this.place(x);
      if (x % size < size - 1 && regions[x + 1] !== region) {
        thick += `M${r.x + r.w} ${r.y}v${r.h}`;
      }
      if (x + size < size * size && regions[x + size] !== region) {
        thick += `M${r.x} ${r.y + r.h}h${r.w}`;
      }
    });
    this.lines.append(
      stroke(thin, "grid-thin", 1),
      stroke(thick, "grid-box", 2.5, {"stroke-linecap": "square"}),
    );
    for (let i = 0; i < size; i++) {
      const at = this.band + (i + 0.5) * this.side;
      const letters = size > 16 ? 19 : 12;
      this.ground.append(write(String(i + 1), at, 11, letters, 40, "text-muted"));
      this.ground.append(write(String(i + 1), 11, at, letters, 40, "text-muted"));
    }
  }

  /** The strokes of bands and discs in each cell: from middle to middle, or one point. */
  piecesOf({bands, discs}) {
    const size = this.plan.size;
    const pieces = new Map();
    const add = (x, piece) => pieces.set(x, (pieces.get(x) || []).concat(piece));
    const at = (x) => `${middle(this.place(x)).x} ${middle(this.place(x)).y}`;
    bands.forEach(({cells, width}) =>
      cells.slice(1).forEach((to, i) => {
        const from = cells[i];
        const corners = [from - (from % size) + (to % size), to - (to % size) + (from % size)];
        new Set([from, to, ...corners]).forEach((x) => add(x, {d: `M${at(from)}L${at(to)}`, width}));
      }),
    );
    discs.forEach(({cell, radius}) => add(cell, {d: `M${at(cell)}h0`, width: 2 * radius}));
    return pieces;
  }

  /** What bands and discs leave in a cell: only their edges, where its tone says something. */
  bandsIn(x, cell, fill) {
    const pieces = this.pieces.get(x) || [];
    if (pieces.length === 0) {
      return [];
    }
    const pen = (colour, more) =>
      pieces.map(({d, width}) => stroke(d, colour, width * this.side + more, {"stroke-linecap": "round"}));
    const inside = {x: cell.x, y: cell.y, width: cell.w, height: cell.h};
    const viewBox = `${cell.x} ${cell.y} ${cell.w} ${cell.h}`;
    return [shape("svg", {...inside, viewBox}, ...pen("rule-edge", 2), ...pen(fill, 0))];
  }

  /** A dashed outline inside its cells, with its label in the first. */
  outline({label, cells}) {
    const size = this.plan.size;
    const held = new Set(cells);
    const gap = 4.5;
    const has = (row, column) => row >= 0 && row < size && column >= 0 && column < size && held.has(row * size + column);
    const end = (row, column, beyondRow, beyondColumn) =>
      !has(row, column) ? gap : has(beyondRow, beyondColumn) ? -gap : 0;
    let sides = "";
    for (const x of cells) {
      const row = Math.floor(x / size);
      const column = x % size;
      const r = this.place(x);
      for (const step of [-1, 1]) {
        if (!has(row + step, column)) {
          const y = step < 0 ? r.y + gap : r.y + r.h - gap;
          sides += `M${r.x + end(row, column - 1, row + step, column - 1)} ${y}`;
          sides += `H${r.x + r.w - end(row, column + 1, row + step, column + 1)}`;
        }
        if (!has(row, column + step)) {
          const at = step < 0 ? r.x + gap : r.x + r.w - gap;
          sides += `M${at} ${r.y + end(row - 1, column, row - 1, column + step)}`;
          sides += `V${r.y + r.h - end(row + 1, column, row + 1, column + step)}`;
        }
      }
    }
    const first = this.place(cells[0]);
    const width = 7 * label.length + 3;
    this.lines.append(
      stroke(sides, "rule-line", 1.25, {"stroke-dasharray": "3.6 3.6"}),
      rect({x: first.x + 1.5, y: first.y + 1.5, w: width, h: 11}, "cell"),
      write(label, first.x + 2 + width / 2, first.y + 7.5, 11, 40, "rule-line", {class: "bold"}),
    );
  }

  draw(x, spot) {
    const cell = this.place(x);
    const at = middle(cell);
    const fill = this.windows.has(x) ? fillOf(spot).replace(/^cell/, "window").replace(/^window$/, "window-cell") : fillOf(spot);
    const drawn = [rect(cell, fill)];
    const isPlain = fill.startsWith("cell") || fill.startsWith("window");
    if (isPlain) {
      (this.diagonalOf.get(x) || []).forEach((falls) => {
        const [from, to] = falls ? [cell.y, cell.y + cell.h] : [cell.y + cell.h, cell.y];
        drawn.push(line(cell.x, from, cell.x + cell.w, to, "diagonal", 1.5));
      });
    }
    drawn.push(...this.bandsIn(x, cell, isPlain ? "rule-fill" : fill));
    if (spot.value !== NONE) {
      const label = this.plan.labels[spot.value - problem.first[x]];
      const weight = BOLD.has(spot.state) ? "value bold" : "value";
      drawn.push(write(label, at.x, at.y, 0.5 * this.side, 0.56 * this.side, TEXT[spot.state], {class: weight}));
    } else if (spot.state === "open") {
      drawn.push(...this.grid.draw(spot, problem.first[x], cell));
      drawn.push(...this.badge(spot.left.length, cell));
    }
    return drawn.concat(marksOf(spot, cell));
  }

  /** How many values are left, at the bottom right. */
  badge(count, cell) {
    const text = String(count);
    const w = Math.max(11, 6 * text.length + 4);
    const h = 0.18 * this.side;
    const r = {x: cell.x + cell.w - w - 0.5, y: cell.y + cell.h - h - 0.5, w, h};
    const at = middle(r);
    return [
      rect(r, "badge"),
      write(text, at.x, at.y, 0.16 * this.side, w, "text-muted", {class: "mono"}),
    ];
  }

  /** Around what lies between, towards the middle of the board. */
  bend(from, to) {
    const a = middle(this.place(from));
    const b = middle(this.place(to));
    if (Math.hypot(b.x - a.x, b.y - a.y) < 1.6 * this.side) {
      return 0;
    }
    const centre = this.band + (this.plan.size * this.side) / 2;
    const turn = (b.y - a.y) * (centre - (a.x + b.x) / 2) - (b.x - a.x) * (centre - (a.y + b.y) / 2);
    return turn >= 0 ? 28 : -28;
  }
}

/** The n queens: a row for each variable, a column for each value. */
class Queens extends Picture {
  constructor({size}) {
    const side = size <= 12 ? 58 : size <= 40 ? 30 : 12;
    const band = size <= 60 ? 24 : 2;
    super(band + size * side + 3, band + size * side + 3);
    this.count = size;
    this.side = side;
    this.band = band;
    this.reach = 0.34 * side;
    let dark = "";
    for (let row = 0; row < size; row++) {
      for (let column = (row + 1) % 2; column < size; column += 2) {
        dark += `M${band + column * side} ${band + row * side}h${side}v${side}h${-side}Z`;
      }
      if (band > 2) {
        const at = band + (row + 0.5) * side;
        this.ground.append(
          write(String(row + 1), at, 11, 12, side, "text-muted"),
          write(String(row + 1), 11, at, 12, side, "text-muted"),
        );
      }
    }
    const all = {x: band, y: band, w: size * side, h: size * side};
    this.ground.append(rect(all, "cell"), solid(dark, "cell-given"));
    this.lines.append(frame(all, "grid-box", 2.5));
  }

  place(x) {
    return {x: this.band, y: this.band + x * this.side, w: this.count * this.side, h: this.side};
  }

  square(x, i) {
    return {x: this.band + i * this.side, y: this.band + x * this.side, w: this.side, h: this.side};
  }

  valuePlace(x, i) {
    return middle(this.square(x, i));
  }

  draw(x, spot) {
    const first = problem.first[x];
    if (spot.state === "dead") {
      const row = this.place(x);
      return [rect(row, "dead-fill"), ...marksOf(spot, row)];
    }
    const drawn = [];
    if (spot.value !== NONE) {
      drawn.push(...this.queen(spot, this.square(x, spot.value - first)));
    }
    const gone = new Set(spot.pruned);
    if (spot.value === NONE || spot.state === "taken_back" || spot.state === "conflict") {
      const r = Math.max(0.9, 0.085 * this.side);
      const dots = spot.left
        .filter((v) => v !== spot.value && !gone.has(v))
        .map((v) => middle(this.square(x, v - first)))
        .map((at) => `M${at.x - r} ${at.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`);
      drawn.push(solid(dots.join(""), "candidate"));
    }
    for (const v of spot.pruned) {
      drawn.push(...this.pruned(this.square(x, v - first), spot.current.includes(v)));
    }
    return drawn;
  }

  pruned(square, isCurrent) {
    const at = middle(square);
    const reach = 0.19 * this.side;
    const drawn = [];
    if (isCurrent) {
      const chip = inset(square, 0.25 * this.side);
      drawn.push(rect(square, "pruned-fill"), rect(chip, "pruned-mark", {rx: 0.12 * this.side}));
    } else {
      drawn.push(shape("circle", {cx: at.x, cy: at.y, r: 0.085 * this.side, fill: token("pruned-text")}));
    }
    const colour = isCurrent ? "on-mark" : "pruned-mark";
    drawn.push(line(at.x - reach, at.y + reach, at.x + reach, at.y - reach, colour, Math.max(1, this.side / 22)));
    return drawn;
  }

  queen(spot, square) {
    const {x, y} = middle(square);
    const size = 0.52 * this.side;
    const corner = ([dx, dy]) => `${x + dx * size} ${y + dy * size}`;
    const crown = [[-0.5, -0.32], [-0.25, 0.02], [0, -0.45], [0.25, 0.02], [0.5, -0.32], [0.38, 0.3], [-0.38, 0.3]];
    const piece = `M${crown.map(corner).join("L")}ZM${corner([-0.38, 0.36])}h${0.76 * size}v${0.1 * size}h${-0.76 * size}Z`;
    const isPlain = spot.state === "filled" || spot.state === "given";
    return [
      ...(isPlain ? [] : [rect(square, fillOf(spot))]),
      solid(piece, TEXT[spot.state], {class: "value"}),
      ...marksOf(spot, square),
    ];
  }

  arrowOf({spots, arrow: {from, to, removes}}) {
    const value = spots[from].value;
    const start = value === NONE ? this.place(from) : this.square(from, value - problem.first[from]);
    const hits = spots[to].current.map((v) => this.valuePlace(to, v - problem.first[to]));
    const targets = hits.length > 0 ? hits : [middle(this.place(to))];
    return targets.flatMap((target) => arrow(start, target, this.reach, 0, removes));
  }
}

/** A picture in which each variable is a card with its name above. */
class Cards extends Picture {
  constructor(width, height, card) {
    super(width, height);
    this.card = card;
    this.grids = problem.names.map((_, x) => {
      const labels = labelsOf(x);
      const letters = labels.map((label) => (COLOURS[label] ? label[0].toUpperCase() : label));
      const columns = labels.length <= 4 ? labels.length : Math.ceil(labels.length / 2);
      return new CandidateGrid(letters, columns, card.w, card.h);
    });
    this.reach = 0.35 * card.h;
  }

  place(x) {
    const at = this.centre(x);
    return {x: at.x - this.card.w / 2, y: at.y - this.card.h / 2, w: this.card.w, h: this.card.h};
  }

  valuePlace(x, i) {
    return this.grids[x].place(i, this.place(x));
  }

  drawCard(x, spot) {
    const card = this.place(x);
    const at = middle(card);
    const labels = labelsOf(x);
    const drawn = [rect(card, fillOf(spot)), frame(card, "grid-thin", 1)];
    const size = Math.max(11, 0.34 * card.h);
    let start = card.x;
    if (spot.decision > 0) {
      const side = Math.min(15, Math.max(10, 0.5 * card.h));
      const tag = {x: card.x, y: card.y - side - 2, w: side, h: side};
      drawn.push(...numberTag(spot.decision, tag, "accent", "on-accent"));
      start += Math.max(side, 0.46 * side * String(spot.decision).length + 6) + 3;
    }
    drawn.push(
      shape(
        "text",
        {x: start, y: card.y - 5, "font-size": size, fill: token("text"), class: "bold halo"},
        problem.names[x],
      ),
    );
    if (spot.value !== NONE) {
      const label = labels[spot.value - problem.first[x]];
      const weight = BOLD.has(spot.state) ? "value bold" : "value";
      drawn.push(write(label, at.x, at.y, 0.42 * card.h, 0.8 * card.w, TEXT[spot.state], {class: weight}));
    } else if (spot.state === "open") {
      drawn.push(...this.grids[x].draw(spot, problem.first[x], card, labels.map((label) => COLOURS[label])));
    }
    return drawn.concat(marksOf({...spot, decision: 0}, card));
  }

  /** The colour that a value names, or stands for among a few. */
  ground(x, spot) {
    if (spot.value === NONE || spot.state === "taken_back") {
      return null;
    }
    const index = spot.value - problem.first[x];
    const few = Object.values(COLOURS);
    return COLOURS[problem.label(x, index)] || (problem.size(x) <= few.length ? few[index] : null);
  }
}

function labelsOf(x) {
  return Array.from({length: problem.size(x)}, (_, i) => problem.label(x, i));
}

/** A map whose regions take the colour of their value. */
class RegionMap extends Cards {
  constructor({width, height, regions}) {
    const scale = 700 / width;
    super(700, height * scale, {w: 2.9 * 1.5 * scale, h: 2.9 * scale});
    this.regions = regions.map(({label, outline}) => {
      const xs = outline.map(({x}) => x * scale);
      const ys = outline.map(({y}) => y * scale);
      const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      const at = {x: label.x * scale, y: label.y * scale};
      return {
        label: at,
        middle: {x: (left + right) / 2, y: (top + bottom) / 2},
        isBeside: at.x < left || at.x > right || at.y < top || at.y > bottom,
        outline: `M${xs.map((x, i) => `${x} ${ys[i]}`).join("L")}Z`,
      };
    });
    this.land = this.regions.map(({outline}) =>
      shape("path", {d: outline, stroke: token("grid-box"), "stroke-width": 1.75, "stroke-linejoin": "round"}),
    );
    this.ground.append(...this.land);
    this.regions.forEach(({label, middle: to, isBeside}) => {
      if (isBeside) {
        this.ground.append(line(label.x, label.y, to.x, to.y, "grid-box", 1));
      }
    });
  }

  centre(x) {
    return this.regions[x].label;
  }

  draw(x, spot) {
    this.land[x].setAttribute("fill", token(super.ground(x, spot) || "cell-given"));
    return this.drawCard(x, spot);
  }
}

/** How far it is to the nearest other place, for most of them. */
function usualGap(places) {
  const nearest = places.map((a) =>
    Math.min(...places.filter((b) => b !== a).map((b) => Math.hypot(a.x - b.x, a.y - b.y)), 1e9),
  );
  nearest.sort((a, b) => a - b);
  return Math.max(1e-9, nearest[Math.floor(nearest.length / 4)]);
}

/** A constraint graph. */
class Graph extends Cards {
  constructor({places, edges}) {
    const xs = places.map(({x}) => x);
    const ys = places.map(({y}) => y);
    const extent = {x: Math.min(...xs), y: Math.min(...ys)};
    extent.w = Math.max(1e-9, Math.max(...xs) - extent.x);
    extent.h = Math.max(1e-9, Math.max(...ys) - extent.y);
    const gap = usualGap(places);
    const width = Math.max(560, Math.min(1400, (58 * extent.w) / gap + 116));
    const height = Math.max(420, Math.min(1000, (58 * extent.h) / gap + 116));
    const scale = Math.min((width - 100) / extent.w, (height - 84) / extent.h);
    const card = Math.max(16, Math.min(40, 0.46 * gap * scale));
    super(width, height, {w: 1.5 * card, h: card});
    const room = {x: 50, y: 48, w: width - 100, h: height - 84};
    this.centres = places.map(({x, y}) => ({
      x: room.x + ((x - extent.x) / extent.w) * room.w,
      y: room.y + ((y - extent.y) / extent.h) * room.h,
    }));
    this.edges = edges.map(([a, b]) => {
      const from = this.centres[a];
      const to = this.centres[b];
      return {a, b, line: line(from.x, from.y, to.x, to.y, "grid-thin", 1)};
    });
    this.ground.append(...this.edges.map((edge) => edge.line));
  }

  centre(x) {
    return this.centres[x];
  }

  draw(x, spot) {
    const ground = super.ground(x, spot);
    const rim = ground === null ? [] : [rect(inset(this.place(x), -0.18 * this.card.h), ground)];
    return rim.concat(this.drawCard(x, spot));
  }

  over(moment) {
    for (const {a, b, line: drawn} of this.edges) {
      const isNear = moment.lookedAt !== NONE && (a === moment.lookedAt || b === moment.lookedAt);
      drawn.setAttribute("stroke", token(isNear ? "line-control" : "grid-thin"));
      drawn.setAttribute("stroke-width", isNear ? 2 : 1);
    }
    return super.over(moment);
  }
}

/** The number of blocks side by side that comes nearest to the shape of a screen. */
function blocksFor(count, block, gap, row) {
  let best = 1;
  let least = Infinity;
  for (let k = 1; k <= count && k * (block + gap) <= 1500; k++) {
    const shape = (k * block + (k - 1) * gap) / (Math.ceil(count / k) * row);
    const away = Math.abs(Math.log((shape * 3) / 4));
    if (away < least) {
      least = away;
      best = k;
    }
  }
  return best;
}

/**
 * A row for each variable: its name, its value, and the values left, each in its place; the rows in
 * blocks side by side. All texts have one size.
 */
class Table extends Picture {
  constructor({names: shortNames}) {
    let values = 1;
    let longest = 1;
    for (let x = 0; x < problem.count; x++) {
      values = Math.max(values, problem.size(x));
      longest = Math.max(longest, problem.label(x, problem.size(x) - 1).length, problem.label(x, 0).length);
    }
    const row = 26;
    const text = 13;
    const letter = 0.6 * text;
    const names = 12 + letter * shortNames.reduce((most, name) => Math.max(most, name.length), 1);
    const value = Math.min(140, Math.max(row, 14 + letter * longest));
    const hasLetters = values * Math.max(16, 8 * longest) <= 1100;
    const slots = hasLetters ? values * Math.max(22, 9 * longest) : Math.min(900, Math.max(300, values * 6));
    const block = names + value + slots;
    const gap = 1.4 * text;
    const blocks = blocksFor(problem.count, block, gap, row);
    const rows = Math.ceil(problem.count / blocks);
    super(blocks * block + (blocks - 1) * gap + 2, row * rows + 2);
    this.row = row;
    this.rows = rows;
    this.text = text;
    this.step = block + gap;
    this.block = block;
    this.shortNames = shortNames;
    this.names = names;
    this.value = value;
    this.slots = slots;
    this.slot = slots / values;
    this.most = values;
    this.hasLetters = hasLetters;
    this.reach = 10;
    this.widest = `${1.3 * this.size.w}px`;
    let lines = "";
    for (let first = 0; first < problem.count; first += rows) {
      const {x: left} = this.place(first);
      const bottom = 1 + row * Math.min(rows, problem.count - first);
      for (const x of [left, left + names, left + names + value, left + block]) {
        lines += `M${x} 1V${bottom}`;
      }
      for (let y = 1; y <= bottom; y += row) {
        lines += `M${left} ${y}H${left + block}`;
      }
    }
    this.lines.append(stroke(lines, "grid-thin", 1));
  }

  place(x) {
    return {
      x: 1 + Math.floor(x / this.rows) * this.step,
      y: 1 + (x % this.rows) * this.row,
      w: this.block,
      h: this.row,
    };
  }

  valueCell(x) {
    const row = this.place(x);
    return {x: row.x + this.names, y: row.y, w: this.value, h: this.row};
  }

  slotsOf(x) {
    const row = this.place(x);
    return {x: row.x + this.names + this.value, y: row.y, w: this.slots, h: this.row};
  }

  valuePlace(x, i) {
    const slots = this.slotsOf(x);
    return {x: slots.x + (i + 0.5) * this.slot, y: slots.y + 0.5 * this.row};
  }

  draw(x, spot) {
    const cell = this.valueCell(x);
    const at = middle(cell);
    const name = {...this.place(x), w: this.names};
    const drawn = [
      rect(name, "bg-raised"),
      shape(
        "text",
        {x: name.x + 6, y: at.y + 0.36 * this.text, "font-size": this.text, fill: token("text"), class: "mono"},
        this.shortNames[x],
      ),
      rect(cell, fillOf(spot)),
      rect(this.slotsOf(x), spot.current.length > 0 ? "pruned-fill" : "cell"),
    ];
    if (spot.value !== NONE) {
      const label = problem.label(x, spot.value - problem.first[x]);
      const weight = BOLD.has(spot.state) ? "value bold" : "value";
      drawn.push(write(label, at.x, at.y, this.text, cell.w - 4, TEXT[spot.state], {class: weight}));
    }
    drawn.push(...this.valuesLeft(x, spot));
    return drawn.concat(marksOf(spot, inset(cell, 0.5)));
  }

  /** As letters if there is room, or else as bars over the values in a row that are left. */
  valuesLeft(x, spot) {
    const first = problem.first[x];
    if (this.hasLetters) {
      const grid = new CandidateGrid(labelsOf(x), this.most, this.slots, this.row);
      grid.inset = 0;
      grid.slot.w = this.slot;
      grid.size = this.text;
      return grid.draw(spot, first, this.slotsOf(x));
    }
    const bars = (values) =>
      values.map((v) => {
        const at = this.valuePlace(x, v - first);
        return `M${at.x - this.slot / 2} ${at.y - 6}h${this.slot * 1.02}v12h${-this.slot * 1.02}Z`;
      });
    return [
      solid(bars(spot.left).join(""), "candidate"),
      solid(bars(spot.pruned).join(""), "pruned-mark"),
    ];
  }

  arrowOf({spots, arrow: {from, to, removes}}) {
    const hits = spots[to].current.slice(0, 12).map((v) => this.valuePlace(to, v - problem.first[to]));
    const targets = hits.length > 0 ? hits : [middle(this.valueCell(to))];
    return targets.flatMap((target) => arrow(this.valueCell(from), target, this.reach, 0, removes));
  }
}

/** A grid of tiles: those of decided cells, a few that are left, or a fog with their number. */
class Tiles extends Picture {
  constructor({columns, rows, cells, faces}) {
    const side = Math.max(6, Math.min(32, Math.floor(768 / Math.max(columns, rows))));
    const band = 24;
    super(band + columns * side + 3, band + rows * side + 3);
    this.columns = columns;
    this.cells = cells;
    this.all = faces.length;
    this.side = side;
    this.band = band;
    this.reach = 0.3 * side;
    this.ground.append(shape("defs", {}, ...faces.map((face, i) => tileSymbol(face, i))));
    const step = side < 12 ? 8 : 4;
    for (let i = 0; i < Math.max(columns, rows); i++) {
      if (i === 0 || (i + 1) % step === 0) {
        const at = band + (i + 0.5) * side;
        this.ground.append(
          ...(i < columns ? [write(String(i + 1), at, 11, 12, 40, "text-muted")] : []),
          ...(i < rows ? [write(String(i + 1), 11, at, 12, 24, "text-muted")] : []),
        );
      }
    }
    this.lines.append(frame({x: band, y: band, w: columns * side, h: rows * side}, "grid-box", 2.5));
  }

  place(x) {
    const cell = this.cells[x];
    return {
      x: this.band + (cell % this.columns) * this.side,
      y: this.band + Math.floor(cell / this.columns) * this.side,
      w: this.side,
      h: this.side,
    };
  }

  valuePlace(x) {
    return middle(this.place(x));
  }

  draw(x, spot) {
    const cell = this.place(x);
    const first = problem.first[x];
    if (spot.state === "dead") {
      return [rect(cell, "dead-fill"), ...marksOf(spot, cell)];
    }
    const drawn = spot.value === NONE ? this.open(spot, cell, first) : [tile(spot.value - first, cell)];
    if (spot.state === "tried") {
      drawn.push(...this.ring(cell, "accent", 3));
    } else if (spot.state === "taken_back" || spot.state === "conflict") {
      drawn.push(...marksOf({...spot, decision: 0}, cell));
    } else if (spot.current.length > 0) {
      drawn.push(...this.ring(cell, "pruned-mark", 1.6));
    }
    return drawn;
  }

  open(spot, cell, first) {
    const left = spot.left.map((v) => v - first);
    if (left.length === 1) {
      return [tile(left[0], cell)];
    }
    if (left.length > 4 || this.side < 20) {
      const fog = left.length === this.all ? "heat-2" : "heat-1";
      const number = left.length < this.all && this.side >= 20;
      const at = middle(cell);
      const size = Math.min(0.4 * this.side, 12);
      return [
        rect(cell, fog),
        ...(number ? [write(String(left.length), at.x, at.y, size, cell.w, "text", {class: "mono bold"})] : []),
      ];
    }
    const small = (this.side - 6) / 2;
    const top = left.length === 2 ? (this.side - small) / 2 : 2;
    return [
      rect(cell, "heat-1"),
      ...left.map((i, k) =>
        tile(i, {
          x: cell.x + 2 + (k % 2) * (small + 2),
          y: cell.y + top + Math.floor(k / 2) * (small + 2),
          w: small,
          h: small,
        })),
    ];
  }

  /** A frame that stands out from whatever lies beneath. */
  ring(cell, colour, width) {
    const line = Math.min(width, this.side / 6);
    return [frame(inset(cell, line / 2), "cell", line + 3), frame(inset(cell, line / 2), colour, line)];
  }
}

function tile(i, r) {
  return shape("use", {href: `#tile-${i}`, x: r.x, y: r.y, width: r.w, height: r.h});
}

/** A symbol clips what its tile draws beyond its edges. */
function tileSymbol({side, transform, parts}, i) {
  const colour = (name) => (name.startsWith("#") ? name : token("tile-" + name));
  const paths = parts.map((part) =>
    part.width === 0
      ? shape("path", {d: part.path, fill: colour(part.colour)})
      : shape("path", {
          d: part.path, fill: "none", stroke: colour(part.colour), "stroke-width": part.width,
          "stroke-linecap": "round", "stroke-linejoin": "round",
        }));
  const turned = shape("g", transform === "" ? {} : {transform}, ...paths);
  return shape("symbol", {id: `tile-${i}`, viewBox: `0 0 ${side} ${side}`}, turned);
}

const PICTURES = {
  board: Board, queens: Queens, map: RegionMap, graph: Graph, table: Table, tiles: Tiles,
};
