package org.cspworkbench.presentation.exercise;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import org.cspworkbench.presentation.exercise.Move.Statement;
import org.cspworkbench.presentation.words.TextBundle;

/** The answers of a learner that are statements instead of choices. */
public enum FixedAnswer {
  /** The answer {@link Statement#NOTHING_LEFT}. */
  NOTHING_LEFT(Statement.NOTHING_LEFT),
  /** The answer {@link Statement#INCONSISTENT}. */
  INCONSISTENT(Statement.INCONSISTENT),
  /** The answer {@link Statement#BACKTRACK}. */
  BACKTRACK(Statement.BACKTRACK),
  /** The answer {@link Statement#NO_SOLUTION}. */
  NO_SOLUTION(Statement.NO_SOLUTION);

  private final Statement move;

  FixedAnswer(Statement move) {
    this.move = move;
  }

  /** Returns the answers that are available for {@code task}. */
  public static ImmutableList<FixedAnswer> to(Task task) {
    if (task instanceof Task.LookAhead) {
      return ImmutableList.of(NOTHING_LEFT, BACKTRACK);
    }
    if (task instanceof Task.GoOn) {
      return ImmutableList.of(NO_SOLUTION);
    }
    return task instanceof Task.Requeue ? ImmutableList.of(INCONSISTENT) : ImmutableList.of();
  }

  /** Returns the statement. */
  public Statement move() {
    return move;
  }

  /** Returns the label. */
  public String title(TextBundle texts) {
    return texts.text("turn.say." + name().toLowerCase(Locale.ROOT));
  }
}
