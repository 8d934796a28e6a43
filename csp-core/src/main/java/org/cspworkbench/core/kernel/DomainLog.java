package org.cspworkbench.core.kernel;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.model.TooManyValuesException;

/**
 * The order in which values were removed and variables became fixed during one run, each with its
 * cause: what a search needs that learns from its contradictions. Undone together with the domains.
 *
 * <p>An event is a <em>literal</em> that has become true: 2 · address for x ≠ a, 2 · address + 1
 * for x = a, where the address of a value is that of the network. Its <em>position</em> is its
 * number in the log. The domain of a variable at an earlier moment need not be stored: a value was
 * there at position p if it is not removed, or was removed at p or later.
 */
public final class DomainLog {

  /** Why a literal became true. */
  public enum Cause {
    /** The search decided it. */
    DECISION,
    /** All that the decisions standing at that level allow besides has been searched. */
    SEARCHED,
    /** Another literal implies it: the number is that literal. */
    LITERAL,
    /** It is x = a, and x has lost all other values. */
    LAST_VALUE,
    /** A constraint: the number is the arc, or {@link Network#NONE} if no arc is to blame. */
    ARC,
    /** A learnt nogood, whose number it is. */
    NOGOOD
  }

  /** The position of what has not happened. */
  public static final int NEVER = Integer.MAX_VALUE;

  private static final int MAX_WORDS = 1 << 23;

  private static final int EVENT = 3; // numbers for each event
  private static final int CAUSE_BITS = 3;
  private static final Cause[] CAUSES = Cause.values();

  private final Network network;
  private final Domains domains;
  private final int[] positions; // by literal: where it became true, NEVER, or NONE if before
  private final int[] fixedAt; // by variable
  private int[] events = new int[1024 * EVENT]; // literal, number of its cause, level and cause
  private int length;
  private int[] marks = new int[64];
  private int level;
  private int unsatisfied = NONE;

  DomainLog(Domains domains) {
    this.domains = domains;
    this.network = domains.network();
    if (network.wordCount() > MAX_WORDS) {
      throw new TooManyValuesException("a solver that learns", (long) MAX_WORDS * Long.SIZE);
    }
    positions = new int[2 * network.wordCount() * Long.SIZE];
    Arrays.fill(positions, NEVER);
    for (int address = 0; address < positions.length / 2; address++) {
      positions[removed(address)] = NONE;
    }
    fixedAt = new int[network.variableCount()];
    Arrays.fill(fixedAt, NEVER);
    for (int x = 0; x < fixedAt.length; x++) {
      for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
        positions[removed(network.address(x, i))] = NEVER;
      }
      fixIfSingle(x);
    }
  }

  /** Returns the literal that says that the value at {@code address} is removed. */
  public static int removed(int address) {
    return 2 * address;
  }

  /** Returns the literal that says that a variable has the value at {@code address}. */
  public static int fixed(int address) {
    return 2 * address + 1;
  }

  /** Returns whether {@code literal} is x = a, not x ≠ a. */
  public static boolean isEquation(int literal) {
    return (literal & 1) != 0;
  }

  /** Returns the address of the value of {@code literal}. */
  public static int address(int literal) {
    return literal >>> 1;
  }

  /** Returns the number of events. */
  public int length() {
    return length;
  }

  /** Returns the literal that became true at {@code position}. */
  public int literal(int position) {
    return events[EVENT * position];
  }

  /** Returns the variable of the literal at {@code position}. */
  public int variable(int position) {
    return network.variableOfWord(literal(position) >>> 7);
  }

  /** Returns why the literal at {@code position} became true. */
  public Cause cause(int position) {
    return CAUSES[events[EVENT * position + 2] & (1 << CAUSE_BITS) - 1];
  }

  /** Returns the number that belongs to the cause at {@code position}. */
  public int causeNumber(int position) {
    return events[EVENT * position + 1];
  }

  /** Returns how many levels were open when the literal at {@code position} became true. */
  public int level(int position) {
    return events[EVENT * position + 2] >>> CAUSE_BITS;
  }

  /** Returns the position of the first event of {@code openLevel}, from 1, which is open. */
  public int start(int openLevel) {
    return marks[openLevel - 1];
  }

  /** Returns how many levels are open. */
  public int level() {
    return level;
  }

  /**
   * Returns where the value at {@code address} was removed, {@link #NEVER} if it is there, or
   * {@link Network#NONE} if it was never there.
   */
  public int removedAt(int address) {
    return positions[removed(address)];
  }

  /** Returns where {@code x} got its only value, or {@link #NEVER}. */
  public int fixedAt(int x) {
    return fixedAt[x];
  }

  /** Returns where {@code literal} became true, {@link #NEVER}, or {@link Network#NONE}. */
  public int position(int literal) {
    return positions[literal];
  }

  /** Returns whether {@code literal} is true. */
  public boolean isTrue(int literal) {
    return position(literal) != NEVER;
  }

  /** Returns whether {@code literal} cannot become true any more at this level. */
  public boolean isFalse(int literal) {
    return position(literal ^ 1) != NEVER;
  }

  /**
   * Returns the number that stands for the constraint that could not be satisfied though each of
   * its variables has a value left, or {@link Network#NONE}; it is forgotten then.
   */
  public int takeUnsatisfied() {
    int reason = unsatisfied;
    unsatisfied = NONE;
    return reason;
  }

  void unsatisfied(int reason) {
    unsatisfied = reason;
  }

  void mark() {
    if (level == marks.length) {
      marks = Arrays.copyOf(marks, 2 * level);
    }
    marks[level++] = length;
  }

  void undo(int count) {
    level -= count;
    while (length > marks[level]) {
      int literal = literal(--length);
      positions[literal] = NEVER;
      if (isEquation(literal)) {
        fixedAt[network.variableOfWord(literal >>> 7)] = NEVER;
      }
    }
  }

  /** {@code x} is about to get value {@code i}, which it has, and to lose all others. */
  void assigned(int x, int i, Cause cause, int number) {
    int equation = fixed(network.address(x, i));
    if (fixedAt[x] == NEVER) {
      fixedAt[x] = length;
      add(equation, cause, number);
    }
    for (int j = domains.first(x); j != NONE; j = domains.next(x, j)) {
      if (j != i) {
        removed(network.address(x, j), Cause.LITERAL, equation);
      }
    }
  }

  /** {@code bits} of word {@code w} of {@code x} are removed. */
  void removed(int x, int w, long bits, Cause cause, int number) {
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      removed(w * Long.SIZE + Long.numberOfTrailingZeros(rest), cause, number);
    }
    fixIfSingle(x);
  }

  /** {@code x}, whose domain is one word, is about to keep {@code after}, as y = v demands. */
  void kept(int x, long after, int addressOfCause) {
    for (long rest = domains.word(x, 0) & ~after; rest != 0; rest &= rest - 1) {
      int i = Long.numberOfTrailingZeros(rest);
      removed(network.address(x, i), Cause.LITERAL, fixed(addressOfCause));
    }
    if (after != 0 && (after & (after - 1)) == 0) {
      fix(x, Long.numberOfTrailingZeros(after));
    }
  }

  private void removed(int address, Cause cause, int number) {
    add(removed(address), cause, number);
  }

  /** The value at {@code address} of a wide domain is about to be removed, with others. */
  void removedAtEnd(int address, int arc) {
    removed(address, Cause.ARC, arc);
  }

  /** Logs that {@code x} is fixed if it has one value left. */
  void fixIfSingle(int x) {
    if (domains.isSingle(x)) {
      fix(x, domains.first(x));
    }
  }

  private void fix(int x, int i) {
    if (fixedAt[x] == NEVER) {
      fixedAt[x] = length;
      add(fixed(network.address(x, i)), Cause.LAST_VALUE, NONE);
    }
  }

  @SuppressWarnings("EnumOrdinal") // the number does not outlive the log
  private void add(int literal, Cause cause, int number) {
    int at = EVENT * length;
    if (at == events.length) {
      events = Arrays.copyOf(events, 2 * at);
    }
    events[at] = literal;
    events[at + 1] = number;
    events[at + 2] = level << CAUSE_BITS | cause.ordinal();
    positions[literal] = length++;
  }
}
