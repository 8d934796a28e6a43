package org.cspworkbench.core.search.order;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.fast.LeastVariables;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.random.RandomStream;
import org.jspecify.annotations.Nullable;

/**
 * The open variable of least Shannon entropy, ties at random: the cell that wave function collapse
 * observes next (Gumin, "WaveFunctionCollapse", 2016).
 *
 * <p>The entropy of a variable is that of the weights w of the values it has left, ln Σw − Σ(w ln
 * w) / Σw. It is a function of the set of values itself, never carried along from choice to choice,
 * so that it is the same however the set came about; differences below {@value #TIE} are ties. If
 * all weights are equal, it grows with the number of values, which is compared instead.
 */
public final class Entropy implements VariableOrder {

  private static final double TIE = 1e-9;

  private final Weights weights;
  private final RandomStream random;
  private final KnownEntropies entropies;
  private int[] tied = new int[0]; // the variables of least entropy, ascending
  private @Nullable LeastVariables least; // of a large problem

  /** Entropy under these weights; ties are broken by {@code random}. */
  public Entropy(Weights weights, RandomStream random) {
    this.weights = weights;
    this.random = random;
    this.entropies = new KnownEntropies(weights);
  }

  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    if (domains.isLarge()) {
      return nextOfMany(domains, assignment);
    }
    if (tied.length < network.variableCount()) {
      tied = new int[network.variableCount()];
    }
    int ties =
        comparesSizes() ? collectSmallest(domains, assignment) : collectLeast(domains, assignment);
    return ties == 0 ? NONE : tied[rank(ties)];
  }

  /** Returns whether all weights are equal, so that the smallest domain has the least entropy. */
  public boolean comparesSizes() {
    return weights == Weights.EQUAL;
  }

  /** Draws which of so many tied variables is next, from 0; a single one is not drawn. */
  public int rank(int ties) {
    return ties > 1 ? random.nextInt(ties) : 0;
  }

  private int nextOfMany(Domains domains, Assignment assignment) {
    if (least == null || !least.isAbout(domains)) {
      LeastVariables.Measure measure =
          weights == Weights.EQUAL ? (x, of) -> of.size(x) : entropies::of;
      least = new LeastVariables(domains, assignment, measure, TIE);
    }
    int ties = least.update();
    return ties == 0 ? NONE : least.get(rank(ties));
  }

  /** Collects the variables with the fewest values; returns how many there are. */
  private int collectSmallest(Domains domains, Assignment assignment) {
    int fewest = Integer.MAX_VALUE;
    int count = 0;
    for (int w = 0; w < assignment.wordCount(); w++) {
      for (long rest = assignment.open(w); rest != 0; rest &= rest - 1) {
        int x = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
        int size = domains.size(x);
        if (size < fewest) { // rarely, so that a branch is faster than arithmetic
          count = 0;
          fewest = size;
        }
        tied[count] = x;
        count +=
            size == fewest ? 1 : 0; // arithmetic, since a branch on equality would be mispredicted
      }
    }
    return count;
  }

  /** Collects the variables of least entropy; returns how many there are. */
  private int collectLeast(Domains domains, Assignment assignment) {
    double least = Double.POSITIVE_INFINITY;
    int count = 0;
    for (int w = 0; w < assignment.wordCount(); w++) {
      for (long rest = assignment.open(w); rest != 0; rest &= rest - 1) {
        int x = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
        double own = entropies.of(x, domains);
        if (own < least - TIE) {
          count = 0;
        }
        if (own <= least + TIE) {
          tied[count++] = x;
          least = Math.min(least, own);
        }
      }
    }
    int ties = 0;
    for (int k = 0; k < count; k++) {
      if (entropies.known(tied[k]) <= least + TIE) { // else it tied only with an earlier least
        tied[ties++] = tied[k];
      }
    }
    return ties;
  }

  /** Returns the entropy of {@code x}: ln Σw − Σ(w ln w) / Σw. */
  static double of(int x, Domains domains, Weights weights) {
    double sum = 0;
    double sumOfLogarithms = 0;
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      double weight = weights.of(x, i);
      sum += weight;
      sumOfLogarithms += timesLogarithm(weight);
    }
    return StrictMath.log(sum) - sumOfLogarithms / sum;
  }

  static double timesLogarithm(double weight) {
    return weight == 1 ? 0 : weight * StrictMath.log(weight); // 1 is the usual weight
  }
}
