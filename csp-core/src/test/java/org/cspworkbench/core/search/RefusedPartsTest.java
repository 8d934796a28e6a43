package org.cspworkbench.core.search;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.cspworkbench.core.consistency.Ac1;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.junit.jupiter.api.Test;

/** Parts that do not go together are refused with a sentence. */
final class RefusedPartsTest {

  @Test
  void anAlgorithmForTheRootDoesNotLookAhead() {
    Csp queens = Queens.pairwise(4);
    Search search = new Search(new Network(queens.structure()), queens).lookAhead(Ac1::new);
    assertThatThrownBy(() -> search.solve(Limits.none(), null))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "AC-1 filters the root and does not look ahead: take it as a root filter, or another"
                + " look-ahead");
  }
}
