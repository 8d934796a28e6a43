package org.cspworkbench.core.fast;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * The variables whose domains have shrunk and whose arcs wait to be revised, each at most once:
 * sets of bits, from which those with one value are taken first, then the one with the fewest
 * values among the first 64 of those that wait. One with several values of which none can matter to
 * any arc, as where all constraints are inequalities, need not wait at all.
 */
public final class VariableQueue {

  private final Domains domains;
  private final @Nullable TraceRecorder recorder;
  private final long[] fixed; // waiting, with one value
  private final long[] wide; // waiting, with several
  private final long[] matters; // one of several values may matter to an arc
  private final long[] shrunk; // added since last asked
  private int firstFixed; // no word before it holds any
  private int firstWide;
  private boolean hasShrunk; // some variable since all words were asked

  /** An empty queue over these domains. */
  public VariableQueue(Domains domains) {
    this.domains = domains;
    this.recorder = domains.fineRecorder();
    int words = (domains.network().variableCount() + 63) >>> 6;
    fixed = new long[words];
    wide = new long[words];
    matters = new long[words];
    shrunk = new long[words];
    for (int x = 0; x < domains.network().variableCount(); x++) {
      if (mayMatter(x, domains.network()) || recorder != null) { // a trace shows all that shrink
        matters[x >>> 6] |= 1L << x;
      }
    }
    firstFixed = words;
    firstWide = words;
  }

  /**
   * Returns whether enough values can go from {@code x}, with two or more left, for any arc to be
   * revised at all.
   */
  private static boolean mayMatter(int x, Network network) {
    return network.leastSupportsInto(x) <= network.domainSize(x) - 2;
  }

  /** Adds {@code x}, which has lost values. */
  public void add(int x) {
    long bit = 1L << x;
    add(x >>> 6, bit, domains.isSingle(x) ? bit : 0);
  }

  /** Returns whether {@code x} waits. */
  boolean isWaiting(int x) {
    return ((fixed[x >>> 6] | wide[x >>> 6]) >>> x & 1) != 0;
  }

  /**
   * Adds {@code x}, which has lost values; returns whether it has any left, and adds it only then.
   */
  public boolean addUnlessEmpty(int x) {
    if (domains.isEmpty(x)) {
      return false;
    }
    add(x);
    return true;
  }

  /**
   * Adds those of the variables 64 · {@code word} to 64 · {@code word} + 63 whose bit is set in
   * {@code variables}; {@code single} are those among them with one value.
   */
  void add(int word, long variables, long single) {
    if (recorder != null) {
      enqueue(recorder, word, variables & ~(fixed[word] | wide[word]));
    }
    shrunk[word] |= variables;
    hasShrunk |= variables != 0;
    if (single != 0) {
      fixed[word] |= single;
      firstFixed = Math.min(firstFixed, word);
    }
    long others = (wide[word] | (variables & matters[word])) & ~single;
    wide[word] = others;
    if (others != 0) {
      firstWide = Math.min(firstWide, word);
    }
  }

  private static void enqueue(TraceRecorder recorder, int word, long variables) {
    for (long rest = variables; rest != 0; rest &= rest - 1) {
      recorder.enqueueVariable(word * Long.SIZE + Long.numberOfTrailingZeros(rest));
    }
  }

  /** Takes out the next variable, or {@link Network#NONE}. */
  public int remove() {
    int x = take();
    if (recorder != null && x != NONE) {
      recorder.dequeueVariable(x);
    }
    return x;
  }

  private int take() {
    for (; firstFixed < fixed.length; firstFixed++) {
      long word = fixed[firstFixed];
      if (word != 0) {
        fixed[firstFixed] = word & (word - 1);
        return firstFixed * Long.SIZE + Long.numberOfTrailingZeros(word);
      }
    }
    for (; firstWide < wide.length; firstWide++) {
      if (wide[firstWide] != 0) {
        int x = smallest(firstWide);
        wide[firstWide] &= ~(1L << x);
        return x;
      }
    }
    return NONE;
  }

  private int smallest(int word) {
    int smallest = NONE;
    int fewest = Integer.MAX_VALUE;
    for (long rest = wide[word]; rest != 0; rest &= rest - 1) {
      int x = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      int size = domains.size(x);
      if (size < fewest) {
        fewest = size;
        smallest = x;
      }
    }
    return smallest;
  }

  /**
   * Returns whether any variable has been added since this was last asked: whether {@link
   * #takeShrunk} is worth asking.
   */
  public boolean takeHasShrunk() {
    boolean news = hasShrunk;
    hasShrunk = false;
    return news;
  }

  /**
   * Returns the variables 64 · {@code word} to 64 · {@code word} + 63 that have been added since
   * this was last asked, one bit each.
   */
  public long takeShrunk(int word) {
    long news = shrunk[word];
    shrunk[word] = 0;
    return news;
  }

  /** Drops what is waiting, after a contradiction. */
  public void clear() {
    Arrays.fill(fixed, 0);
    Arrays.fill(wide, 0);
    Arrays.fill(shrunk, 0);
    hasShrunk = false;
    firstFixed = fixed.length;
    firstWide = wide.length;
  }
}
