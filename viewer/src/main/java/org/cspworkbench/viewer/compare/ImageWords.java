package org.cspworkbench.viewer.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.comparison.PolicyNames;
import org.cspworkbench.solvers.Outcome;

/** Formulates how far the image of a solver is at the current position. */
public final class ImageWords {

  private ImageWords() {}

  /**
   * Returns one line: how many tiles were undone if the image is finished, else which part of it
   * stands.
   */
  public static String line(Contender contender) {
    TracePlayer player = contender.player().orElseThrow();
    Counts counters = contender.counted().orElseThrow();
    boolean isFinished =
        contender.isAtEnd()
            && contender
                .result()
                .filter(result -> result.outcome() instanceof Outcome.Solved)
                .isPresent();
    if (isFinished) {
      return text("image.finished", counters.nodes() - player.state().depth());
    }
    if (PolicyNames.startsAgain(contender.solver())) {
      return text(
          "image.attempt",
          Math.max(1, counters.attempts()),
          Math.floor(100 * contender.shareThatStands()));
    }
    int open = player.trace().csp().variables().size() - contender.decided();
    return text("image.open", counters.fails(), open);
  }
}
