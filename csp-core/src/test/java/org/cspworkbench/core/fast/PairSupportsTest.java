package org.cspworkbench.core.fast;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.testing.RandomCsp;
import org.junit.jupiter.api.Test;

/** The masks by which a fixed variable is applied to its neighbours. */
final class PairSupportsTest {

  private static final int SEEDS = 300;

  /** A mask is what all the constraints between two variables leave together. */
  @Test
  void masksJoinAllConstraintsBetweenTwoVariables() {
    for (long seed = 0; seed < SEEDS; seed++) {
      Csp csp = RandomCsp.binary(seed);
      Network network = new Network(csp.structure());
      PairSupports masks = PairSupports.of(network);
      assertThat(masks).isNotNull();
      for (Variable y : csp.variables()) {
        for (Variable x : csp.variables()) {
          boolean neighbours = false;
          long[] left = new long[y.domain().size()];
          Arrays.fill(left, -1L);
          for (int arc = 0; arc < network.arcCount(); arc++) {
            if (network.tail(arc) == x.index() && network.head(arc) == y.index()) {
              neighbours = true;
              for (int v = 0; v < left.length; v++) {
                for (int i = 0; i < x.domain().size(); i++) {
                  left[v] &= network.allows(arc, i, v) ? -1L : ~(1L << i);
                }
              }
            }
          }
          assertThat(
                  (requireNonNull(Neighbours.of(network)).of(y.index(), 0) >>> x.index() & 1) != 0)
              .as("seed %d: %s and %s", seed, x, y)
              .isEqualTo(neighbours);
          long all = (1L << x.domain().size()) - 1;
          for (int v = 0; v < left.length; v++) {
            assertThat(masks.left(y.index(), v, x.index()) & all)
                .as("seed %d: %s beside %s", seed, x, y)
                .isEqualTo(left[v] & all);
          }
        }
      }
    }
  }
}
