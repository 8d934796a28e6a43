package org.cspworkbench.app.cli;

import java.util.Locale;
import org.cspworkbench.app.export.Run;
import org.cspworkbench.presentation.narration.OutcomeWord;
import org.cspworkbench.solvers.Statistics;

/** The statistics of a run on one line of text. */
final class StatisticsSentence {

  private StatisticsSentence() {}

  static String of(Run run, String checkUnit) {
    Statistics s = run.result().statistics();
    return run.problem()
        .about(
            String.format(
                Locale.ROOT,
                "%s: %s in %.1f ms; nodes %d, fails %d, backtracks %d, prunings %d, revisions %d, checks %d (%s), "
                    + "attempts %d, %s",
                run.solver(),
                OutcomeWord.of(run.result().outcome()),
                s.timeNanos() / 1e6,
                s.nodes(),
                s.fails(),
                s.backtracks(),
                s.prunings(),
                s.revisions(),
                s.checks(),
                checkUnit,
                s.attempts(),
                s.moves() > 0 ? "moves " + s.moves() : "depth " + s.maxDepth()));
  }
}
