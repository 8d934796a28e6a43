"use strict";

/*
 * What there is to see of every variable at one event: its state, its value, the values left and
 * those that the cause at work has taken away.
 */

const CONSEQUENCES = new Set(["prune", "wipe_out", "violation", "enqueue", "dequeue", "revise"]);
const TAKING_BACK = new Set(["refute", "backtrack", "jump"]);
const LOOKING = new Set(["select", "move", "enqueue", "dequeue", "revise"]);

/** Everything to be seen where the player stands. */
function momentOf(player) {
  const event = player.last();
  const state = player.state;
  const work = workAt(player, event);
  const decisions = decisionsOf(state);
  const byVariable = new Map(decisions.map((decision) => [decision.x, decision]));
  const choices = decisions.filter((decision) => decision.number > 0).length;
  const spots = problem.names.map((_, x) => {
    const spot = {state: "open", value: NONE, left: leftOf(state, x), pruned: NO_LIST, current: NO_LIST, decision: 0};
    spot.pruned = work.pruned.get(x) || NO_LIST;
    spot.current = event !== null && event.kind === "prune" && event.x === x ? event.list : NO_LIST;
    assignState(spot, x, event, state, work, byVariable.get(x), choices);
    return spot;
  });
  const lookedAt = event !== null && LOOKING.has(event.kind) ? event.x : NONE;
  return {event, spots, decisions, arrow: arrowOf(event), lookedAt};
}

function leftOf(state, x) {
  const left = [];
  for (let v = problem.first[x]; v < problem.first[x + 1]; v++) {
    if (state.contains(v)) {
      left.push(v);
    }
  }
  return left;
}

/** The decisions that stand; those that had a choice are numbered. */
function decisionsOf(state) {
  const decisions = [];
  let number = 0;
  for (let level = 1; level <= state.depth; level++) {
    const v = state.levels[3 * level - 3];
    const x = problem.variableOf[v];
    const isChoice = state.count(x) > state.left[v] || state.refutedAt(level - 1, x).length > 0;
    decisions.push({level, x, v, number: isChoice ? ++number : 0});
  }
  return decisions;
}

function assignState(spot, x, event, state, work, decision, choices) {
  const value = state.assigned[x];
  const kind = event === null ? "" : event.kind;
  if (event !== null && event.x === x && TAKING_BACK.has(kind)) {
    const failedByItself = kind === "refute" && !event.followsWipeOut;
    const wasChoice = spot.left.length > 0 || state.refutedAt(state.depth, x).length > 1;
    spot.state = failedByItself ? "conflict" : "taken_back";
    spot.value = event.v;
    spot.decision = wasChoice ? choices + 1 : 0;
  } else if (spot.left.length === 0) {
    spot.state = kind === "prune" ? "open" : "dead";
  } else if (value !== NONE) {
    spot.value = value;
    spot.decision = decision === undefined ? 0 : decision.number;
    spot.state = stateOfAssigned(x, event, state, work, decision);
    if (spot.state === "solved" || spot.state === "given") {
      spot.decision = 0;
    }
  }
}

function stateOfAssigned(x, event, state, work, decision) {
  const kind = event === null ? "" : event.kind;
  if (!problem.given.has(x) && state.conflicts[x] === 1) {
    return "conflict";
  }
  if (decision !== undefined && isBlamed(event, decision.level)) {
    return "conflict";
  }
  if (problem.given.has(x)) {
    return "given";
  }
  if (kind === "solution") {
    return "solved";
  }
  if (x === work.tried || (kind === "move" && event.x === x)) {
    return "tried";
  }
  return decision !== undefined && decision.number > 0 ? "decision" : "filled";
}

function isBlamed(event, level) {
  return (
    event !== null &&
    ((event.kind === "conflict" && event.list.includes(level)) ||
      (event.kind === "nogood" && level <= event.number))
  );
}

/** The variable whose value is at work, and what the cause of the event has taken so far. */
function workAt(player, event) {
  const work = {tried: NONE, pruned: new Map()};
  if (event === null) {
    return work;
  }
  const cause = causeOf(event);
  for (let i = player.position - 1; i >= 0; i--) {
    const past = player.events.get(i);
    const isOfCause = past.kind === "enqueue" || (causeOf(past) !== NONE && causeOf(past) === cause);
    if (!CONSEQUENCES.has(past.kind) || !isOfCause) {
      break;
    }
    if (past.kind === "prune") {
      work.pruned.set(past.x, (work.pruned.get(past.x) || NO_LIST).concat(past.list));
    }
  }
  let behind = player.position;
  while (behind > 0 && CONSEQUENCES.has(RUN.kinds[player.events.kinds[behind - 1]])) {
    behind--;
  }
  const assignment = behind === 0 ? null : player.events.get(behind - 1);
  if (assignment !== null && (assignment.kind === "try" || assignment.kind === "place")) {
    work.tried = assignment.x;
  }
  return work;
}

/** The variable at the head of its arc, the arc itself if that depends on several, or a nogood. */
function causeOf(event) {
  if (event.kind === "prune" && event.number > 0) {
    return `nogood ${event.number}`;
  }
  const head = arcs.head(event.arc);
  return head !== NONE ? head : event.arc === 0 ? NONE : -1 - event.arc;
}

/** From the cause to the variable of the event, if it has one. */
function arrowOf(event) {
  const from = event === null ? NONE : arcs.head(event.arc);
  if (from === NONE) {
    return null;
  }
  const to = event.kind === "refute" || event.kind === "wipe_out" ? arcs.tail(event.arc) : event.x;
  const removes = event.kind === "prune" || event.kind === "refute" || event.kind === "wipe_out";
  return from === event.x ? null : {from, to, value: event.kind === "prune" ? event.v : NONE, removes};
}
