package org.cspworkbench.app.gui.exercise;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.util.Locale;
import org.cspworkbench.presentation.exercise.Ac3Exercise;
import org.cspworkbench.presentation.exercise.Exercise;
import org.cspworkbench.presentation.exercise.ForwardCheckingExercise;
import org.cspworkbench.presentation.exercise.MrvExercise;
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
  public String title() {
    return text("turn.kind." + key());
  }

  /** Returns the displayed rule. */
  public String rule() {
    return text("turn.rule." + key());
  }

  private String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Creates the exercise on {@code problem}; this takes as long as the run that it follows. */
  Exercise on(Problem problem) {
    return switch (this) {
      case AC3 -> new Ac3Exercise(problem.csp());
      case FORWARD_CHECKING -> new ForwardCheckingExercise(problem);
      case MRV -> new MrvExercise(problem);
    };
  }
}
