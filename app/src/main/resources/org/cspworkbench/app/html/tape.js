"use strict";

/*
 * The run: its events as they were recorded, and the state behind each of them. Events are numbers
 * of one or more bytes, seven bits a byte, the lowest first: the kind, what an event of that kind
 * needs, and what is said of it. Values of all variables are numbered one after the other.
 */

const RUN = JSON.parse(document.getElementById("run").textContent);
const NONE = -1;

function bytesOf(base64) {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    bytes[i] = text.charCodeAt(i);
  }
  return bytes;
}

function bit(bytes, i) {
  return i >> 3 < bytes.length && ((bytes[i >> 3] >> (i & 7)) & 1) === 1;
}

/** The variables and their values. */
const problem = {
  names: RUN.variables,
  count: RUN.variables.length,
  first: [0], // the number of the first value of each variable
  given: new Set(RUN.given),

  /** How many values variable x has at the most. */
  size(x) {
    return this.first[x + 1] - this.first[x];
  },

  /** What the value at this index of variable x is called. */
  label(x, index) {
    const labels = RUN.domains[RUN.domainOf[x]];
    return typeof labels[0] === "number" ? String(labels[0] + index) : labels[index];
  },
};

for (const domain of RUN.domainOf) {
  const labels = RUN.domains[domain];
  const size = typeof labels[0] === "number" ? labels[1] : labels.length;
  problem.first.push(problem.first[problem.first.length - 1] + size);
}
problem.values = problem.first[problem.count];
problem.variableOf = new Int32Array(problem.values);
for (let x = 0; x < problem.count; x++) {
  problem.variableOf.fill(x, problem.first[x], problem.first[x + 1]);
}

const arcs = {
  tail: (arc) => (arc === 0 ? NONE : RUN.arcs[2 * arc - 2]),
  head: (arc) => (arc === 0 ? NONE : RUN.arcs[2 * arc - 1]),
};

const PATTERNS = RUN.patterns.map((pattern) => pattern.split(/([\u0001-\u0004])/));
const NO_LIST = [];

/** What is worth jumping to, as bits. */
const MARK = {decision: 1, choice: 2, backtrack: 4, contradiction: 8, restart: 16, solution: 32};

/** The events, each read when it is asked for. */
class Events {
  constructor() {
    this.bytes = bytesOf(RUN.events);
    this.length = RUN.length;
    this.starts = new Uint32Array(this.length);
    this.kinds = new Uint8Array(this.length);
    this.marks = new Uint8Array(this.length);
    this.at = 0;
  }

  number() {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++];
      number += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) {
        return number;
      }
    }
  }

  list() {
    const list = [];
    for (let rest = this.number(); rest > 0; rest--) {
      list.push(this.number());
    }
    return list;
  }

  /** The event at this position; those before it must have been read once. */
  get(position) {
    this.at = this.starts[position];
    return this.read();
  }

  /**
   * The next event: its kind, variable x, value v (by its number), arc (0 for none) and, by kind, a
   * number, a list and whether it follows a wipe-out.
   */
  read() {
    const event = {kind: RUN.kinds[this.number()], x: NONE, v: NONE, arc: 0, number: 0, list: NO_LIST};
    switch (event.kind) {
      case "select":
        event.x = this.number();
        event.number = this.number(); // revisions since the last event of this kind
        break;
      case "try":
      case "place":
      case "backtrack":
      case "cover":
      case "uncover":
      case "learn":
      case "assert":
        event.v = this.number();
        break;
      case "refute":
        event.v = this.number();
        event.arc = this.number();
        event.followsWipeOut = this.number() === 1;
        break;
      case "jump":
        event.v = this.number() - 1;
        event.number = this.number(); // decisions dropped
        break;
      case "nogood":
        event.v = this.number();
        event.number = this.number(); // decisions that it names, from the first on
        break;
      case "enqueue":
      case "dequeue":
      case "revise":
      case "wipe_out":
        event.x = this.number();
        event.arc = this.number();
        break;
      case "prune":
        event.x = this.number();
        event.arc = this.number();
        event.number = event.arc === 0 ? this.number() : 0; // of the nogood that is to blame
        event.list = this.list().map((index) => problem.first[event.x] + index);
        event.v = event.list.length === 1 ? event.list[0] : NONE;
        break;
      case "conflict":
      case "restart":
        event.list = this.list(); // levels; variables that come into conflict or out of it
        break;
      case "move":
        event.v = this.number();
        event.list = this.list(); // variables that come into conflict or out of it
        break;
      default: // "solution", "technique", "violation", "gap"
    }
    if (event.v >= 0) {
      event.x = problem.variableOf[event.v];
    }
    event.pattern = PATTERNS[this.number()];
    event.texts = NO_LIST;
    for (const part of event.pattern) {
      if (part === "\u0004") {
        event.texts = event.texts.concat(RUN.names[this.number()]);
      }
    }
    return event;
  }

  /** What is said of the event, in parts; every second one names something. */
  sentence(event) {
    let next = 0;
    return event.pattern.map((part) => {
      switch (part) {
        case "\u0001":
          return problem.names[event.x];
        case "\u0002":
          return problem.label(event.x, event.v - problem.first[event.x]);
        case "\u0003":
          return problem.names[arcs.head(event.arc)];
        case "\u0004":
          return event.texts[next++];
        default:
          return part;
      }
    });
  }

  /** What makes the event worth jumping to. */
  static mark(event) {
    switch (event.kind) {
      case "try":
      case "move":
        return MARK.decision;
      case "backtrack":
      case "jump":
        return MARK.backtrack;
      case "wipe_out":
      case "violation":
        return MARK.contradiction;
      case "refute":
        return event.followsWipeOut ? 0 : MARK.contradiction;
      case "restart":
        return MARK.restart;
      case "solution":
        return MARK.solution;
      default:
        return 0;
    }
  }
}

const COUNTERS = [
  "nodes", "fails", "backtracks", "prunings", "revisions", "moves", "attempts", "maxdepth", "solutions",
];
const COVERED = Number.MIN_SAFE_INTEGER;

/** The state of the run between two events. */
class State {
  constructor() {
    const start = bytesOf(RUN.start);
    this.left = new Uint8Array(problem.values); // of a tried variable, its other values too
    this.left.forEach((_, v) => (this.left[v] = bit(start, v) ? 1 : 0));
    this.assigned = new Int32Array(problem.count).fill(NONE); // the number of the value
    this.conflicts = new Uint8Array(problem.count);
    this.trail = []; // values removed; ~x for variable x placed; latest last
    this.refuted = []; // values refuted beside the decisions that stand
    this.levels = []; // value tried, length of trail and refuted before it
    this.rootTrail = NONE;
    this.counters = new Float64Array(COUNTERS.length);
    this.counters[COUNTERS.indexOf("attempts")] = 1;
    this.tally = new Float64Array(2 * RUN.kinds.length); // events by kind, at the root and later
    this.isSearching = false;
    for (let x = 0; x < problem.count; x++) {
      this.assigned[x] = this.count(x) === 1 ? this.firstLeft(x) : NONE;
    }
  }

  copy() {
    const copy = Object.create(State.prototype);
    for (const [name, part] of Object.entries(this)) {
      copy[name] = typeof part === "object" ? part.slice() : part;
    }
    return copy;
  }

  add(counter, number) {
    this.counters[COUNTERS.indexOf(counter)] += number;
  }

  counter(name) {
    return this.counters[COUNTERS.indexOf(name)];
  }

  get depth() {
    return this.levels.length / 3;
  }

  /** How many values of x have been neither removed nor refuted. */
  count(x) {
    let count = 0;
    for (let v = problem.first[x]; v < problem.first[x + 1]; v++) {
      count += this.left[v];
    }
    return count;
  }

  firstLeft(x) {
    return this.left.indexOf(1, problem.first[x]);
  }

  /** Whether its variable can still take value v. */
  contains(v) {
    const value = this.assigned[problem.variableOf[v]];
    return this.left[v] === 1 && (value === NONE || value === v);
  }

  /** The values of x refuted while exactly so many decisions stood as they stand now. */
  refutedAt(level, x) {
    const from = level === 0 ? 0 : this.levels[3 * level - 1];
    const to = level === this.depth ? this.refuted.length : this.levels[3 * level + 2];
    return this.refuted.slice(from, to).filter((v) => problem.variableOf[v] === x);
  }

  /** Goes over an event. */
  apply(event) {
    this.isSearching = this.isSearching || event.kind === "try";
    this.tally[2 * RUN.kinds.indexOf(event.kind) + (this.isSearching ? 1 : 0)]++;
    switch (event.kind) {
      case "select":
        this.leaveRoot();
        this.add("revisions", event.number);
        break;
      case "try":
        this.levels.push(event.v, this.trail.length, this.refuted.length);
        this.add("nodes", 1);
        this.add("maxdepth", Math.max(0, this.depth - this.counter("maxdepth")));
        this.assigned[event.x] = event.v;
        break;
      case "refute":
        this.add("fails", event.followsWipeOut ? 0 : 1);
        this.close(event.v);
        break;
      case "backtrack":
        this.add("backtracks", 1);
        this.close(event.v);
        break;
      case "jump":
        this.add("backtracks", 1);
        this.jump(event.number, event.v);
        break;
      case "revise":
        this.add("revisions", 1);
        break;
      case "prune":
        this.add("prunings", event.list.length);
        event.list.forEach((v) => this.remove(v));
        break;
      case "wipe_out":
      case "violation":
        this.add("fails", 1);
        break;
      case "place":
        this.assigned[event.x] = event.v;
        this.trail.push(~event.x);
        break;
      case "cover":
        this.trail.push(COVERED);
        break;
      case "uncover":
        while (this.trail[this.trail.length - 1] !== COVERED) {
          this.undoLast();
        }
        this.trail.pop();
        break;
      case "move":
        this.leaveRoot();
        this.add("moves", 1);
        this.assigned[event.x] = event.v;
        this.changeConflicts(event.list);
        break;
      case "solution":
        this.add("solutions", 1);
        break;
      case "restart":
        this.add("attempts", 1);
        this.backToRoot();
        this.changeConflicts(event.list);
        break;
      case "gap":
        this.load(RUN.end);
        break;
      default: // says something, and changes nothing
    }
  }

  leaveRoot() {
    this.rootTrail = this.rootTrail === NONE ? this.trail.length : this.rootTrail;
  }

  close(v) {
    this.undoLevel();
    this.remove(v);
    this.refuted.push(v);
  }

  jump(count, v) {
    const left = this.depth - count + (v === NONE ? 0 : 1);
    while (this.depth > left) {
      this.undoLevel();
    }
    if (v !== NONE) {
      this.close(v);
    }
  }

  undoLevel() {
    const [v, trail, refuted] = this.levels.splice(-3);
    while (this.trail.length > trail) {
      this.undoLast();
    }
    this.refuted.length = refuted;
    this.assigned[problem.variableOf[v]] = NONE;
  }

  backToRoot() {
    while (this.depth > 0) {
      this.undoLevel();
    }
    while (this.rootTrail !== NONE && this.trail.length > this.rootTrail) {
      this.undoLast();
    }
    for (let x = 0; x < problem.count; x++) {
      if (this.assigned[x] !== NONE && this.count(x) > 1) {
        this.assigned[x] = NONE; // it had been moved there
      }
    }
    this.refuted.length = 0;
    this.rootTrail = NONE;
  }

  remove(v) {
    if (this.left[v] === 1) {
      this.left[v] = 0;
      this.trail.push(v);
    }
  }

  undoLast() {
    const last = this.trail.pop();
    if (last >= 0) {
      this.left[last] = 1;
    } else if (last !== COVERED) {
      this.assigned[~last] = NONE;
    }
  }

  changeConflicts(variables) {
    for (const x of variables) {
      this.conflicts[x] ^= 1;
    }
  }

  load(end) {
    const left = bytesOf(end.left);
    this.left.forEach((_, v) => (this.left[v] = bit(left, v) ? 1 : 0));
    this.assigned.fill(NONE);
    end.assigned.forEach((x, i) => (this.assigned[x] = problem.first[x] + end.values[i]));
    this.conflicts.fill(0);
    this.changeConflicts(end.conflicts);
    this.trail.length = 0;
    this.refuted.length = 0;
    this.levels.length = 0;
    this.counters.set(end.counters);
  }
}

/** Stands between two events; goes forwards, backwards and anywhere, by the nearest keyframe. */
class Player {
  static MEMORY = 1 << 26; // bytes that keyframes may take

  constructor() {
    this.events = new Events();
    this.state = new State();
    this.position = 0;
    const bytes = problem.values + 20 * problem.count + 1024;
    this.interval = Math.max(1024, Math.ceil((this.events.length / Player.MEMORY) * bytes));
    this.keyframes = [this.state.copy()];
    this.heights = new Uint32Array(this.events.length + 1);
    this.readAll();
    this.seek(0);
  }

  /** Goes over the whole run once, for the keyframes and for what the scrub bar shows. */
  readAll() {
    const events = this.events;
    for (let i = 0; i < events.length; i++) {
      events.starts[i] = events.at;
      const event = events.read();
      const next = events.at;
      events.kinds[i] = RUN.kinds.indexOf(event.kind);
      events.marks[i] = Events.mark(event);
      this.step(event);
      events.marks[i] |= this.isChoice(event) ? MARK.choice : 0;
      this.heights[i + 1] = this.state.depth;
      events.at = next;
      if (this.position % this.interval === 0) {
        this.keyframes.push(this.state.copy());
      }
    }
  }

  /** Whether the variable of a decision just made had another value to take, now or before. */
  isChoice(event) {
    const {state} = this;
    return (
      event.kind === "move" ||
      (event.kind === "try" &&
        (state.count(event.x) > state.left[event.v] || state.refutedAt(state.depth - 1, event.x).length > 0))
    );
  }

  step(event) {
    this.state.apply(event);
    this.position++;
  }

  /** The event just gone over, or null at the start. */
  last() {
    return this.position === 0 ? null : this.events.get(this.position - 1);
  }

  seek(target) {
    const end = Math.max(0, Math.min(target, this.events.length));
    const keyframe = Math.floor(end / this.interval);
    if (end < this.position || keyframe * this.interval > this.position) {
      this.state = this.keyframes[keyframe].copy();
      this.position = keyframe * this.interval;
    }
    while (this.position < end) {
      this.step(this.events.get(this.position));
    }
  }

  /** The position behind the next event with this mark, or here if there is none. */
  next(mark) {
    for (let i = this.position; i < this.events.length; i++) {
      if ((this.events.marks[i] & mark) !== 0) {
        return i + 1;
      }
    }
    return this.position;
  }

  /** The position behind the event with this mark before the last one, or here. */
  previous(mark) {
    for (let i = this.position - 2; i >= 0; i--) {
      if ((this.events.marks[i] & mark) !== 0) {
        return i + 1;
      }
    }
    return this.position;
  }
}
