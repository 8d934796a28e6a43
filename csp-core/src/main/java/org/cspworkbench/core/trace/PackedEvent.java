package org.cspworkbench.core.trace;

/**
 * One event in one {@code long}: 5 bits of kind, 27 bits of cause (an arc + 1, or 0 for none), 32
 * bits of subject (a value's address, a variable, an arc or a number).
 *
 * <p>Eleven kinds are packed in a way of their own. For {@link EventKind#SELECT} the cause is the
 * variable; the subject is 0, or anything in a trace that was stored in a form before the third.
 * For {@link EventKind#PRUNE} the subject is the address of the value removed or, when a variable
 * was fixed and applied to a neighbour as a whole, the complement of the address of the fixed
 * value: which values went then follows from what the neighbour had before; where domains are wide,
 * it is negative if an end of one was removed: one of {@link Halves}, bounded by an address, which
 * then is below 2<sup>30</sup>. A cause beyond the arcs of the key, by k, is nogood number k. For
 * {@link EventKind#REVISE} the subject is −1 if all arcs between the same two variables are revised
 * at once, and else 0, as always in a trace that was stored in a form before the third. For {@link
 * EventKind#CONFLICT} the cause is a level, and bit k of the subject is set if the decision k
 * levels after it has a part. For {@link EventKind#JUMP} the cause is the number of decisions
 * dropped, and the subject the address of the value undone, or −1 if none is. For {@link
 * EventKind#NOGOOD} the cause is the number of decisions. For {@link EventKind#MOVE} the cause is
 * the index of the value that the variable had before + 1, or 0 if it had none. For {@link
 * EventKind#VIOLATION} the subject is the number of the nogood, or 0 if a constraint is violated.
 * For {@link EventKind#TRY}, {@link EventKind#REFUTE} and {@link EventKind#BACKTRACK} the subject
 * is negative if half of a domain was tried: one of {@link Halves}, bounded by an address.
 */
public final class PackedEvent {

  /** The greatest cause that an event has room for. */
  public static final int MAX_CAUSE = (1 << 27) - 1;

  private static final int CODE_SHIFT = 59;

  private PackedEvent() {}

  /** Returns the event of this kind, with a cause from 0 to {@link #MAX_CAUSE}. */
  public static long pack(EventKind kind, int cause, int subject) {
    return ((long) kind.code << CODE_SHIFT) | ((long) cause << 32) | (subject & 0xFFFF_FFFFL);
  }

  /** Returns the event {@code packed}, whose cause is arc 0, with {@code arc} instead. */
  static long withArc(long packed, int arc) {
    return packed + ((long) arc << 32);
  }

  /** Returns the kind of the event {@code packed}. */
  public static EventKind kind(long packed) {
    return EventKind.of((int) (packed >>> CODE_SHIFT));
  }

  /** Returns the cause of the event {@code packed}, from 0 to {@link #MAX_CAUSE}. */
  public static int cause(long packed) {
    return (int) (packed >>> 32) & MAX_CAUSE;
  }

  /** Returns the subject of the event {@code packed}. */
  public static int subject(long packed) {
    return (int) packed;
  }
}
