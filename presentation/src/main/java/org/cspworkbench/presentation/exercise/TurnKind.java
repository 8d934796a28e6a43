package org.cspworkbench.presentation.exercise;

import java.util.Locale;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.solvers.Problem;

/** The algorithms that a learner can execute. */
public enum TurnKind {
  /** {@link Ac3Exercise}. */
  AC3,
  /** {@link ForwardCheckingExercise}. */
  FORWARD_CHECKING,
  /** {@link MrvExercise}. */
  MRV;

  /** Returns the displayed name. */
  public String title(TextBundle texts) {
    return texts.text("turn.kind." + key());
  }

  /** Returns the displayed rule. */
  public String rule(TextBundle texts) {
    return texts.text("turn.rule." + key());
  }

  private String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Creates the exercise on {@code problem}; this takes as long as the run that it follows. */
  public Exercise on(Problem problem) {
    return switch (this) {
      case AC3 -> new Ac3Exercise(problem.csp());
      case FORWARD_CHECKING -> new ForwardCheckingExercise(problem);
      case MRV -> new MrvExercise(problem);
    };
  }
}
