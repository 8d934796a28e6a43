package org.cspworkbench.core.fast;

import java.util.stream.IntStream;
import org.cspworkbench.core.kernel.Adjacency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/**
 * The legal values of a variable: those that agree with every neighbour that is assigned. All
 * values are asked about together, a word for each assigned neighbour.
 *
 * <p>The questions are counted as if one value after the other were asked about, one arc after the
 * other up to the first that forbids it: each arc is asked about as many values as the arcs before
 * it have left.
 *
 * <p>Which arcs depend on an assigned neighbour is listed for each level of the search, and not
 * again while the same variables are asked about at the levels up to it: in a static order, once.
 */
public final class LegalValues {

  private static final int END = Integer.MIN_VALUE;

  private final Network network;
  private final Assignment assignment;
  private final long[] words; // the domains
  private final int[] variable; // by level: of its list,
  private final int[] repeated; // 1 if the last arc stands twice, to make the count even, else 0
  private final int[] start; // where that begins; it ends before the next may begin
  private final int[] arcs; // by place: those that depend on an assigned variable,
  private final int[] heads; // and that variable, or ~variable if more than equality is forbidden,
  // or END, which costs less to meet than to count up to when lists are short
  private final boolean onlyDifferent; // no arc forbids more than equality: two are met at a time
  private int listed; // so many levels have a list
  private int checks;

  /** The legal values over these domains, of whose network {@link #areDefinedOn} is true. */
  public LegalValues(Domains domains, Assignment assignment) {
    this.network = domains.network();
    this.assignment = assignment;
    this.words = domains.trail().words();
    int n = network.variableCount();
    variable = new int[n];
    repeated = new int[n];
    start = new int[n + 1];
    arcs = new int[network.arcCount() + 2 * n];
    heads = new int[network.arcCount() + 2 * n];
    onlyDifferent = forbidsEqualityOnly(network);
  }

  /**
   * Returns whether the constraints of {@code network} are on two variables, and each domain is a
   * word.
   */
  public static boolean areDefinedOn(Network network) {
    return network.isOneWordEach() && network.hasOnlyPairs();
  }

  /**
   * Returns those of {@code values} that agree with every assigned neighbour of {@code x}. At each
   * {@code level} before, from 0, the variable last asked about has been assigned, and no other
   * since.
   */
  public long among(long values, int x, int level) {
    if (level >= listed || variable[level] != x) {
      list(x, level);
    }
    return among(values, level);
  }

  /** Returns the same for the variable that was last asked about at {@code level}. */
  public long among(long values, int level) {
    return onlyDifferent ? differentFromAll(values, level) : allowedByAll(values, level);
  }

  private long differentFromAll(long values, int level) {
    long legal = values;
    int asked = 0;
    int place = start[level];
    int y = heads[place];
    while (y != END) {
      long left = legal & ~words[y];
      asked += Long.bitCount(legal) + Long.bitCount(left);
      legal = left & ~words[heads[place + 1]];
      place += 2;
      y = heads[place];
    }
    checks = asked - repeated[level] * Long.bitCount(legal);
    return legal;
  }

  private long allowedByAll(long values, int level) {
    long legal = values;
    int asked = 0;
    int place = start[level];
    int y = heads[place];
    while (y != END) {
      asked += Long.bitCount(legal);
      legal &= y >= 0 ? ~words[y] : network.allowed(arcs[place], 0, legal, assignment.value(~y));
      y = heads[++place];
    }
    checks = asked;
    return legal;
  }

  /** Returns how many questions the last call comes to. */
  public int checks() {
    return checks;
  }

  /**
   * Returns the first arc that forbids value {@code i}, which is not legal, of the variable that
   * was last asked about at {@code level}.
   */
  public int conflict(int i, int level) {
    int place = start[level];
    while (network.allows(arcs[place], i, assignment.value(network.head(arcs[place])))) {
      place++;
    }
    return arcs[place];
  }

  private void list(int x, int level) {
    int next = start[level];
    Adjacency arcsFrom = network.arcsFrom();
    for (int place = arcsFrom.start(x); place < arcsFrom.end(x); place++) {
      int arc = arcsFrom.at(place);
      int y = network.head(arc);
      if (assignment.isAssigned(y)) {
        arcs[next] = arc;
        heads[next++] = network.forbidsEqualIndices(arc) ? y : ~y;
      }
    }
    repeated[level] = onlyDifferent ? (next - start[level]) & 1 : 0;
    if (repeated[level] == 1) {
      arcs[next] = arcs[next - 1];
      heads[next] = heads[next - 1];
      next++;
    }
    heads[next++] = END;
    start[level + 1] = next;
    variable[level] = x;
    listed = level + 1;
  }

  private static boolean forbidsEqualityOnly(Network network) {
    return IntStream.range(0, network.arcCount()).allMatch(network::forbidsEqualIndices);
  }
}
