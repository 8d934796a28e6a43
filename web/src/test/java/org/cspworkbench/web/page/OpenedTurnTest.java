package org.cspworkbench.web.page;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.junit.jupiter.api.Test;

/** The exercise of a page. */
class OpenedTurnTest {

  /** An exercise that would block the page is refused in a sentence, and the run stays shown. */
  @Test
  void anExerciseOnALargeProblemIsRefused() {
    PageModel page = PageStatements.page();
    Problem large = new Problem.General(Queens.pairwise(40));
    assertThat(PageRun.values(large.csp())).isGreaterThan(OpenedTurn.MOST_VALUES);
    Solver mac = SolverCatalog.find("mac").orElseThrow();
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    mac.solve(large, Settings.defaults().withLimits(Limits.none().withNodes(10)), recorder);
    page.show(
        PageStatements.received(large, mac, requireNonNull(recorder.trace())), at -> at.seek(20));
    OpenedTurn turn = new OpenedTurn(page);
    turn.openOrClose();
    assertThat(turn.isShown()).isFalse();
    assertThat(page.hint()).contains("page.turn.too_large");
    assertThat(page.playback().orElseThrow().position()).isEqualTo(20);
  }
}
