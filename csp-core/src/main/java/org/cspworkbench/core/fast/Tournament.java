package org.cspworkbench.core.fast;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;

/**
 * The open variables of least measure in a large problem, kept up to date from what changes between
 * one choice and the next: a tournament (Knuth, "The Art of Computer Programming", volume 3,
 * section 5.4.1) whose players are words of 64 variables.
 *
 * <p>An update costs O(64 + log n) for each word in which something has changed, whichever way;
 * counting the least and taking one of them, O(log n) for each word that has one.
 */
final class Tournament implements LeastVariables {

  private final Domains domains;
  private final Assignment assignment;
  private final Measure measure;
  private final double tolerance;
  private final ChangedVariables changes;
  private final double[] measures; // by variable
  private final long[] least; // by word: its variables of least measure, less than 2 tolerances up
  private final double[] winners; // a tree from 1: the least measure below each node
  private final int leaves;

  Tournament(Domains domains, Assignment assignment, Measure measure, double tolerance) {
    this.domains = domains;
    this.assignment = assignment;
    this.measure = measure;
    this.tolerance = tolerance;
    this.changes = new ChangedVariables(domains);
    this.measures = new double[domains.network().variableCount()];
    this.least = new long[assignment.wordCount()];
    this.leaves = Integer.highestOneBit(2 * assignment.wordCount() - 1);
    this.winners = new double[2 * leaves];
  }

  @Override
  public boolean isOver(Domains others) {
    return domains == others;
  }

  /** Takes in what has changed since the last call. */
  @Override
  public int find() {
    if (changes.look()) {
      for (int group = 0; group < changes.groupCount(); group++) {
        for (long rest = changes.takeWords(group); rest != 0; rest &= rest - 1) {
          int word = group * Long.SIZE + Long.numberOfTrailingZeros(rest);
          measure(word, changes.takeDomains(word));
          replay(word);
        }
      }
    } else {
      updateAll();
    }
    return winners[1] == Double.POSITIVE_INFINITY ? 0 : count(1);
  }

  private void updateAll() {
    for (int group = 0; group < changes.groupCount(); group++) {
      changes.takeWords(group);
    }
    for (int word = 0; word < leaves; word++) {
      if (word < least.length) {
        changes.takeDomains(word);
        measure(word, assignment.open(word));
        winners[leaves + word] = leastOf(word);
      } else {
        winners[leaves + word] = Double.POSITIVE_INFINITY;
      }
    }
    for (int node = leaves - 1; node > 0; node--) {
      winners[node] = Math.min(winners[2 * node], winners[2 * node + 1]);
    }
  }

  private void measure(int word, long variables) {
    for (long rest = variables; rest != 0; rest &= rest - 1) {
      int x = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      measures[x] = measure.of(x, domains);
    }
  }

  /** Determines the winners on the way from {@code word} to the root. */
  private void replay(int word) {
    int node = leaves + word;
    winners[node] = leastOf(word);
    while (node > 1) {
      node >>>= 1;
      winners[node] = Math.min(winners[2 * node], winners[2 * node + 1]);
    }
  }

  /** Determines the least measure in {@code word}, and which variables have it. */
  private double leastOf(int word) {
    double fewest = Double.POSITIVE_INFINITY;
    long open = assignment.open(word);
    for (long rest = open; rest != 0; rest &= rest - 1) {
      fewest = Math.min(fewest, measures[word * Long.SIZE + Long.numberOfTrailingZeros(rest)]);
    }
    least[word] = upTo(word, fewest + tolerance, open);
    return fewest;
  }

  private long upTo(int word, double bound, long variables) {
    long found = 0;
    for (long rest = variables; rest != 0; rest &= rest - 1) {
      double own = measures[word * Long.SIZE + Long.numberOfTrailingZeros(rest)];
      found |= own <= bound ? rest & -rest : 0;
    }
    return found;
  }

  /** Returns the variables in {@code word} of least measure of all. */
  private long tied(int word) {
    return winners[leaves + word] == winners[1]
        ? least[word]
        : upTo(word, winners[1] + tolerance, least[word]);
  }

  private int count(int node) {
    if (winners[node] > winners[1] + tolerance) {
      return 0;
    }
    return node >= leaves
        ? Long.bitCount(tied(node - leaves))
        : count(2 * node) + count(2 * node + 1);
  }

  @Override
  public int get(int rank) {
    int left = rank;
    int node = 1;
    while (node < leaves) {
      int first = count(2 * node);
      node = 2 * node + (left < first ? 0 : 1);
      left -= left < first ? 0 : first;
    }
    long tied = tied(node - leaves);
    for (; left > 0; left--) {
      tied &= tied - 1;
    }
    return (node - leaves) * Long.SIZE + Long.numberOfTrailingZeros(tied);
  }
}
