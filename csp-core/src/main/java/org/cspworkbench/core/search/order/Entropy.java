package org.cspworkbench.core.search.order;

import static org.cspworkbench.core.network.Network.NONE;

import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.random.RandomStream;

/**
 * The open variable of least Shannon entropy, ties at random: the cell that wave function collapse
 * observes next (Gumin, "WaveFunctionCollapse", 2016).
 *
 * <p>The entropy of a variable is that of the weights w of the values it has left, ln Σw − Σ(w ln
 * w) / Σw. It is a function of the set of values itself, never carried along from choice to choice,
 * so that it is the same however the set came about; differences below {@value #TIE} are ties.
 */
public final class Entropy implements VariableOrder {

  private static final double TIE = 1e-9;

  private final RandomStream random;
  private final KnownEntropies entropies;
  private final TiedVariables least = new TiedVariables(TIE);

  /** Entropy under these weights; ties are broken by {@code random}. */
  public Entropy(Weights weights, RandomStream random) {
    this.random = random;
    this.entropies = new KnownEntropies(weights);
  }

  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    least.clear();
    for (int w = 0; w < assignment.wordCount(); w++) {
      for (long rest = assignment.open(w); rest != 0; rest &= rest - 1) {
        int x = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
        least.offer(x, entropies.of(x, domains));
      }
    }
    return least.draw(random);
  }

  /** The entropy of {@code x}: ln Σw − Σ(w ln w) / Σw. */
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

  private static double timesLogarithm(double weight) {
    return weight == 1 ? 0 : weight * StrictMath.log(weight); // 1 is the usual weight
  }
}
