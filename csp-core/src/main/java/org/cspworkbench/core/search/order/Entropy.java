package org.cspworkbench.core.search.order;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.fast.LeastVariables;
import org.cspworkbench.core.fast.RememberedMeasure;
import org.cspworkbench.core.fast.TimesLogarithm;
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
  private final LeastVariables.Measure entropy;
  private final TimesLogarithm timesLogarithm = new TimesLogarithm();
  private @Nullable LeastVariables least; // of the run

  /** Entropy under these weights; ties are broken by {@code random}. */
  public Entropy(Weights weights, RandomStream random) {
    this.weights = weights;
    this.random = random;
    this.entropy = new RememberedMeasure(this::entropy, weights.areShared());
  }

  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    if (least == null || !least.isOver(domains)) {
      least =
          comparesSizes()
              ? LeastVariables.bySize(domains, assignment)
              : LeastVariables.byMeasure(domains, assignment, entropy, TIE);
    }
    int ties = least.find();
    return ties == 0 ? NONE : least.get(rank(ties));
  }

  /** Draws which of {@code ties} variables of least entropy is next, from 0. */
  public int rank(int ties) {
    return ties == 1 ? 0 : random.nextInt(ties); // of one, no number is drawn
  }

  /** Returns whether the entropy grows with the number of values, whatever they are. */
  public boolean comparesSizes() {
    return weights == Weights.EQUAL;
  }

  /** Returns the entropy of {@code x}: ln Σw − Σ(w ln w) / Σw. */
  private double entropy(int x, Domains domains) {
    double sum = 0;
    double sumOfProducts = 0;
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      double weight = weights.of(x, i);
      sum += weight;
      sumOfProducts += timesLogarithm.of(weight);
    }
    return StrictMath.log(sum) - sumOfProducts / sum;
  }
}
