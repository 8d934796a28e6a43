package org.cspworkbench.presentation.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.solvers.Solver;
import org.junit.jupiter.api.Test;

/** A comparison on wide domains names the solvers that try one value after the other. */
final class OneByOneTest {

  @Test
  void theSolversThatTryEachValueAreNamed() {
    Csp.Builder csp = Csp.builder("wide");
    csp.variable("x", 1, 2000);
    csp.variable("y", 1, 5000);
    assertThat(OneByOne.of(csp.build(), solvers("mac", "splitting", "domwdeg")))
        .map(OneByOne::sentence)
        .hasValue(
            "values are tried one by one by mac, domwdeg: y has 5,000, and their times can grow"
                + " with that number; splitting halves domains");
  }

  @Test
  void nothingIsSaidWithoutWideDomainsOrSuchSolvers() {
    assertThat(OneByOne.of(Queens.pairwise(8), solvers("mac"))).isEmpty();
    Csp.Builder csp = Csp.builder("wide");
    csp.variable("x", 1, 2000);
    assertThat(OneByOne.of(csp.build(), solvers("splitting"))).isEmpty();
  }

  private static Stream<Solver> solvers(String... ids) {
    return Stream.of(ids).map(Runs::solver);
  }
}
