package org.cspworkbench.solvers.wfc;

import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.Entropy;
import org.cspworkbench.core.search.order.WeightedRandom;
import org.cspworkbench.core.search.order.Weights;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Settings;

/**
 * What all forms of wave function collapse have in common: everything but the policy for
 * contradictions.
 */
final class Collapse {

  /** How likely each candidate is. */
  static final Parameter.Weights WEIGHTS =
      new Parameter.Weights(
          "weights", "How likely values are, such as 1:3,2:0.5; who is not named weighs 1.");

  private Collapse() {}

  /** Least entropy, a random candidate by weight, and propagation as far as it reaches. */
  static Search compose(Search search, Settings settings) {
    RandomStream random = new RandomStream(settings.seed());
    Weights weights = settings.weights().on(search.csp());
    return search
        .random(random)
        .order(new Entropy(weights, random))
        .values(new WeightedRandom(weights, random))
        .lookAhead(Gac::new)
        .branching(Branching.D_WAY);
  }
}
