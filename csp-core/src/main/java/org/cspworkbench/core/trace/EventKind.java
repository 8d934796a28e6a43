package org.cspworkbench.core.trace;

import java.util.Optional;

/** The kinds of events in a trace. */
public enum EventKind {
  /** A variable was chosen to be decided next. */
  SELECT(0),
  /**
   * The chosen variable is given a value, or its domain is split and one half of it is kept: a node
   * of the search, and a new level.
   */
  TRY(1),
  /**
   * The value, or the half of the values, just tried fails at once; its level is closed, and the
   * variable loses it on the level before.
   */
  REFUTE(2),
  /**
   * A value, or a half, tried earlier has led nowhere and is undone; its level is closed as by
   * {@link #REFUTE}.
   */
  BACKTRACK(3),
  /**
   * An arc, or a variable whose arcs are to be revised, is put on the work list. Fine detail only.
   */
  ENQUEUE(4),
  /**
   * A variable is taken off the work list: the arcs into it are revised next, as far as one can
   * bring anything. An arc is taken off by its {@link #REVISE}. Fine detail only.
   */
  DEQUEUE(22),
  /** An arc is revised. Fine detail only. */
  REVISE(5),
  /** A value was removed by inference. */
  PRUNE(6),
  /** A domain has lost its last value: a contradiction. */
  WIPE_OUT(7),
  /** A variable has one value left and is assigned to it without a decision. */
  PLACE(8),
  /** Every variable has a value, and every constraint holds. */
  SOLUTION(9),
  /** Every level is closed, and a new attempt starts from what is known at the root. */
  RESTART(10),
  /**
   * The trace was full; what followed is missing up to the final state, which this event brings.
   */
  GAP(11),
  /**
   * The search is at a dead end; the decisions that had a part in it, or some of them if there are
   * many: then more such events follow.
   */
  CONFLICT(12),
  /**
   * Several decisions are dropped at once. The first of them is a value tried earlier and undone as
   * by {@link #BACKTRACK}. Or none is refuted: when every decision is dropped because none had a
   * part in the dead end, when the search goes on from an earlier point with other choices, and
   * when a nogood has been learnt, which may drop a single decision.
   */
  JUMP(13),
  /**
   * A nogood is learnt before an attempt ends: a value is inconsistent with the first decisions.
   */
  NOGOOD(14),
  /**
   * Every literal of a learnt nogood is true, or a constraint cannot be satisfied though each of
   * its variables has a value left: a contradiction.
   */
  VIOLATION(17),
  /**
   * A nogood is learnt from a contradiction. The jump back to where it rules something out follows.
   */
  LEARN(18),
  /**
   * The nogood just learnt makes its last literal false, the first unique implication point. What
   * that removes follows as prunings.
   */
  ASSERT(19),
  /**
   * A learnt nogood is forgotten, for the room and the time that it takes: it removes nothing any
   * more.
   */
  FORGET(23),
  /**
   * A human technique was found. The values that it removes and the variables that it assigns
   * follow, up to the next event of this kind.
   */
  TECHNIQUE(15),
  /**
   * A variable has its value, or one that a constraint wants taken is taken: nothing else may do
   * so, and what could have follows as prunings.
   */
  COVER(20),
  /** The last item covered is open again, and the values come back that were pruned since then. */
  UNCOVER(21),
  /**
   * Local search gives a variable a value, in place of the one that it had, if it had one. Nothing
   * follows from it, and no level is opened.
   */
  MOVE(16);

  private static final EventKind[] BY_CODE = new EventKind[32];

  static {
    for (EventKind kind : values()) {
      BY_CODE[kind.code] = kind;
    }
  }

  final int code;

  EventKind(int code) {
    this.code = code;
  }

  /** Returns whether it is recorded in fine detail only. */
  public boolean isFine() {
    return this == ENQUEUE || this == DEQUEUE || this == REVISE;
  }

  /** Returns what stands for the kind in stored traces: 0 to 30, never given to another kind. */
  public int code() {
    return code;
  }

  /** Returns the kind that {@code code} stands for, if there is one; 0 ≤ code &lt; 32. */
  public static Optional<EventKind> ofCode(int code) {
    return Optional.ofNullable(BY_CODE[code]);
  }

  static EventKind of(int code) {
    return BY_CODE[code];
  }
}
