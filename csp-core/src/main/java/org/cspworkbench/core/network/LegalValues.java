package org.cspworkbench.core.network;

import java.util.Arrays;

/**
 * The legal values of a variable: those that agree with every neighbour that is assigned. All
 * values are asked about together, a word for each assigned neighbour.
 *
 * <p>The questions are counted as if one value after the other were asked about, one arc after the
 * other up to the first that forbids it: each arc is asked about as many values as the arcs before
 * it have left.
 *
 * <p>Which arcs lean on an assigned neighbour is listed when a variable is asked about, and not
 * again while the same variables are assigned: in a static order, once.
 */
public final class LegalValues {

  private static final long MAX_WORDS = 1L << 22;

  private final Network network;
  private final Assignment assignment;
  private final long[] words; // the domains
  private final int openWords;
  private final long[] openWhenListed; // by variable
  private final int[] end; // by variable: of its list
  private final int[] arcs; // by place: those that lean on an assigned variable,
  private final int[] heads; // and that variable, or ~variable if more than equality is forbidden
  private int checks;

  /** The legal values over these domains, of whose network {@link #canTell} is true. */
  public LegalValues(Domains domains, Assignment assignment) {
    this.network = domains.network();
    this.assignment = assignment;
    this.words = domains.trail().words;
    int n = network.variableCount();
    openWords = assignment.wordCount();
    openWhenListed = new long[n * openWords];
    Arrays.fill(openWhenListed, -1L);
    end = new int[n];
    for (int x = 0; x < n; x++) {
      end[x] = network.arcsFromStart(x);
    }
    arcs = new int[network.arcCount()];
    heads = new int[network.arcCount()];
  }

  /**
   * Whether the constraints of {@code network} are on two variables at most, each domain is one
   * word, and there is room for the lists.
   */
  public static boolean canTell(Network network) {
    long n = network.variableCount();
    return network.isOneWordEach()
        && network.hasOnlyPairs()
        && n * Assignment.wordCount((int) n) <= MAX_WORDS;
  }

  /** Those of {@code values} that agree with every assigned neighbour of {@code x}. */
  public long among(int x, long values) {
    list(x);
    return amongBefore(x, values);
  }

  /** The same beside what was assigned when {@code x} was last asked about by {@link #among}. */
  public long amongBefore(int x, long values) {
    long legal = values;
    int asked = 0;
    int to = end[x];
    for (int place = network.arcsFromStart(x); place < to; place++) {
      asked += Long.bitCount(legal);
      int y = heads[place];
      legal &= y >= 0 ? ~words[y] : network.allowed(arcs[place], 0, legal, assignment.value(~y));
    }
    checks = asked;
    return legal;
  }

  /** How many questions the last call comes to. */
  public int checks() {
    return checks;
  }

  /**
   * The first arc that forbids value {@code i} of {@code x}, which is not legal, beside what was
   * assigned when {@code x} was last asked about.
   */
  public int conflict(int x, int i) {
    int place = network.arcsFromStart(x);
    while (network.allows(arcs[place], i, assignment.value(network.head(arcs[place])))) {
      place++;
    }
    return arcs[place];
  }

  private void list(int x) {
    int first = x * openWords;
    for (int w = 0; w < openWords; w++) {
      if (openWhenListed[first + w] != assignment.open(w)) {
        listAnew(x);
        return;
      }
    }
  }

  private void listAnew(int x) {
    for (int w = 0; w < openWords; w++) {
      openWhenListed[x * openWords + w] = assignment.open(w);
    }
    int next = network.arcsFromStart(x);
    for (int place = next; place < network.arcsFromEnd(x); place++) {
      int arc = network.arcFrom(place);
      int y = network.head(arc);
      if (assignment.isAssigned(y)) {
        arcs[next] = arc;
        heads[next++] = network.forbidsEqualIndices(arc) ? y : ~y;
      }
    }
    end[x] = next;
  }
}
