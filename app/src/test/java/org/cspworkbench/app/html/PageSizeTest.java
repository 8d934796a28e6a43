package org.cspworkbench.app.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TraceEncoder;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.solvers.Problem;
import org.junit.jupiter.api.Test;

/** Verifies how large an exported page is. */
final class PageSizeTest {

  /** What a learning platform or a mail takes, without the recorded events. */
  private static final int MOST_WITHOUT_EVENTS = 2_000_000;

  private static final RunOnPage RUN =
      RunOnPage.of("mac", new Problem.General(Queens.pairwise(6)), Detail.DECISIONS);

  private static int size() throws IOException {
    ByteArrayOutputStream page = new ByteArrayOutputStream();
    PageRun run = PageRun.recorded(RUN.request()).orElseThrow();
    Opening opening = new Opening(0, 200, Optional.empty());
    new RunPage(RUN.trace(), run, "Six queens", Locale.ROOT)
        .write(page, RUN.trace().length(), opening);
    return page.size();
  }

  /** A wide domain is an interval on a page, too; a narrow one is a list of values. */
  @Test
  void problemsWithWideDomainsFit() {
    assertThat(RunPage.fits(problem(1000, 1_000_000))).isTrue();
    assertThat(RunPage.fits(problem(1000, 1000))).isTrue();
    assertThat(RunPage.fits(problem(1001, 1000))).isFalse();
  }

  private static Csp problem(int variables, int values) {
    Csp.Builder csp = Csp.builder("values");
    for (int x = 0; x < variables; x++) {
      csp.variable("x" + x, 1, values);
    }
    return csp.build();
  }

  @Test
  void pageWithoutEventsIsSmall() throws IOException {
    int events = TraceEncoder.encode(RUN.trace(), RUN.trace().length()).length;
    assertThat(size() - 4 * (events + 2) / 3).isLessThan(MOST_WITHOUT_EVENTS);
  }
}
