package org.cspworkbench.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.UnaryOperator;
import org.cspworkbench.core.consistency.Ac3;
import org.cspworkbench.core.consistency.Ac3Bit;
import org.cspworkbench.core.consistency.ForwardChecking;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.Mrv;
import org.junit.jupiter.api.Test;

/**
 * Small runs, event by event, as a textbook would tell them. The files were checked by hand; one
 * changes only with the definition of an algorithm or of an event.
 */
final class GoldenTraceTest {

  @Test
  void australiaByPlainBacktracking() {
    assertThat(trace(MapColouring.australia(), Detail.FINE, search -> search))
        .isEqualTo(golden("australia-backtracking.txt"));
  }

  @Test
  void fourQueensByForwardChecking() {
    assertThat(
            trace(
                Queens.pairwise(4),
                Detail.DECISIONS,
                search -> search.lookAhead(ForwardChecking::new)))
        .isEqualTo(golden("four-queens-forward-checking.txt"));
  }

  @Test
  void fourQueensByMaintainingArcConsistency() {
    assertThat(
            trace(
                Queens.pairwise(4),
                Detail.DECISIONS,
                search -> search.order(new Mrv()).maintainArcConsistency().wantAll()))
        .isEqualTo(golden("four-queens-maintaining-arc-consistency.txt"));
  }

  @Test
  void aChainOfInequalitiesByAc3AtTheRoot() {
    assertThat(trace(chain(), Detail.FINE, search -> search.rootFilter(Ac3::new)))
        .isEqualTo(golden("chain-ac3.txt"));
  }

  @Test
  void aChainOfInequalitiesByAc3ByWordsAtTheRoot() {
    assertThat(trace(chain(), Detail.FINE, search -> search.rootFilter(Ac3Bit::new)))
        .isEqualTo(golden("chain-ac3-by-words.txt"));
  }

  private static Csp chain() {
    Csp.Builder csp = Csp.builder("x < y < z");
    Variable x = csp.variable("x", 1, 3);
    Variable y = csp.variable("y", 1, 3);
    Variable z = csp.variable("z", 1, 3);
    return csp.where("x < y", v -> v[0] < v[1], x, y)
        .where("y < z", v -> v[0] < v[1], y, z)
        .build();
  }

  private static List<String> trace(Csp csp, Detail detail, UnaryOperator<Search> parts) {
    TraceRecorder recorder = new TraceRecorder(detail);
    parts.apply(new Search(new Network(csp.structure()), csp)).solve(Limits.none(), recorder);
    return TraceText.linesOf(Recording.started(recorder));
  }

  private static List<String> golden(String name) {
    try {
      return Resources.readLines(
          Resources.getResource(GoldenTraceTest.class, name), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
