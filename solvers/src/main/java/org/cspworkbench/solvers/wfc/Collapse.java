package org.cspworkbench.solvers.wfc;

import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.Entropy;
import org.cspworkbench.core.search.order.WeightedRandom;
import org.cspworkbench.core.search.order.Weights;
import org.cspworkbench.solvers.Settings;

/**
 * What all forms of wave function collapse have in common: everything but the policy for
 * contradictions.
 */
final class Collapse {

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
