package org.cspworkbench.app.gui.exercise;

import static org.cspworkbench.app.gui.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import org.cspworkbench.presentation.exercise.Move.Say;
import org.cspworkbench.presentation.exercise.Task;

/** What a learner can say instead of choosing something. */
public enum FixedAnswer {
  /** {@link Say#NOTHING_LEFT}. */
  NOTHING_LEFT(Say.NOTHING_LEFT),
  /** {@link Say#INCONSISTENT}. */
  INCONSISTENT(Say.INCONSISTENT),
  /** {@link Say#BACKTRACK}. */
  BACKTRACK(Say.BACKTRACK),
  /** {@link Say#NO_SOLUTION}. */
  NO_SOLUTION(Say.NO_SOLUTION);

  private final Say move;

  FixedAnswer(Say move) {
    this.move = move;
  }

  /** What can be said where {@code task} is asked. */
  static ImmutableList<FixedAnswer> to(Task task) {
    if (task instanceof Task.LookAhead) {
      return ImmutableList.of(NOTHING_LEFT, BACKTRACK);
    }
    if (task instanceof Task.GoOn) {
      return ImmutableList.of(NO_SOLUTION);
    }
    return task instanceof Task.Requeue ? ImmutableList.of(INCONSISTENT) : ImmutableList.of();
  }

  Say move() {
    return move;
  }

  /** As it stands on a button. */
  public String title() {
    return text("turn.say." + name().toLowerCase(Locale.ROOT));
  }
}
