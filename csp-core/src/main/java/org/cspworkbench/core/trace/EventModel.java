package org.cspworkbench.core.trace;

/**
 * Expects each event of a trace from those before it: the same event that came after the same two
 * (a search repeats itself), or else a cause and a subject close to those of the event. Writer and
 * reader keep one each, and both expect the same.
 */
final class EventModel {

  private static final int BITS = 15; // of the index of a table
  private static final int CODES = 32;

  private final TraceKey key;
  private final boolean distinguishesRevisions;
  private final long[] followers = new long[1 << BITS]; // by the two events before
  private final int[] lastCause = new int[CODES];
  private final int[] lastSubject = new int[CODES];
  private long last;
  private int context;
  private int selected; // the variable of the last selection
  private int tried; // the address last tried
  private int pruned; // the variable that lost values last
  private int learnt; // how many nogoods

  /**
   * Creates a model of the events of a trace.
   *
   * @param distinguishesRevisions whether revisions have a subject, as from the third form on
   */
  EventModel(TraceKey key, boolean distinguishesRevisions) {
    this.key = key;
    this.distinguishesRevisions = distinguishesRevisions;
  }

  /** Returns the event that came after the same two events before, or 0. */
  long follower() {
    return followers[context];
  }

  /** Returns whether events of {@code kind} have a cause. */
  static boolean hasCause(EventKind kind) {
    return switch (kind) {
      case TRY, BACKTRACK, PLACE, SOLUTION, RESTART, TECHNIQUE, GAP, DEQUEUE -> false;
      case LEARN, ASSERT, FORGET -> false;
      default -> true;
    };
  }

  /** Returns whether events of {@code kind} with this cause have a subject. */
  boolean hasSubject(EventKind kind, int cause) {
    return switch (kind) {
      case GAP -> false;
      case REVISE -> distinguishesRevisions;
      case ENQUEUE -> cause == 0;
      default -> true;
    };
  }

  int expectedCause(EventKind kind) {
    return lastCause[kind.code()];
  }

  /**
   * Returns a number near the subject of an event. A pruning by a fixed value has the complement of
   * an address as its subject; that address is near {@link #expectedFixed}.
   */
  int expectedSubject(EventKind kind, int cause) {
    return switch (kind) {
      case TRY -> key.address(selected, 0);
      case REFUTE -> tried;
      case PLACE -> key.address(pruned, 0);
      case PRUNE -> isArc(cause) ? key.address(key.tail(cause - 1), 0) : key.address(pruned, 0);
      case WIPE_OUT -> cause == 0 ? pruned : key.tail(cause - 1);
      case SELECT -> 0;
      case LEARN -> learnt + 1;
      case ASSERT -> learnt;
      default -> lastSubject[kind.code()];
    };
  }

  /** Returns the first address of the variable whose fixed value prunes by the arc of a cause. */
  int expectedFixed(int cause) {
    int head = isArc(cause) ? key.head(cause - 1) : -1;
    return head < 0 ? 0 : key.address(head, 0);
  }

  private boolean isArc(int cause) {
    return cause > 0 && cause <= key.endOfArcs();
  }

  private int pruned(int cause, int subject) {
    if (subject >= 0) {
      return key.variableAt(subject);
    }
    return key.wideCount() > 0 ? key.variableAt(Halves.bound(subject)) : key.tail(cause - 1);
  }

  /** Learns the next event. */
  void observe(long packed) {
    EventKind kind = PackedEvent.kind(packed);
    int cause = PackedEvent.cause(packed);
    int subject = PackedEvent.subject(packed);
    lastCause[kind.code()] = cause;
    lastSubject[kind.code()] = subject;
    switch (kind) {
      case SELECT -> selected = cause;
      case TRY -> tried = subject;
      case LEARN -> learnt = subject;
      case PRUNE -> pruned = pruned(cause, subject);
      default -> {}
    }
    followers[context] = packed;
    long mixed = (last * 0x9E37_79B9_7F4A_7C15L + packed) * 0xD6E8_FEB8_6659_FD93L;
    context = (int) (mixed >>> (Long.SIZE - BITS));
    last = packed;
  }
}
