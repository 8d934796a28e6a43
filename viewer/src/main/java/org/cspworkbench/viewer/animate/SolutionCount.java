package org.cspworkbench.viewer.animate;

import static org.cspworkbench.viewer.words.Texts.text;

import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.presentation.game.Assessment;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.run.BoundValue;

/**
 * Reports that the Sudoku of the displayed run has several solutions. The solutions are counted in
 * the background, once for each Sudoku; those of lessons are not counted.
 *
 * <p>Used by one thread.
 */
public final class SolutionCount {

  private final AnimateModel model;
  private final Background background;
  private final BoundValue<Reading.Opened, Cancellation> counted;
  private Cancellation last = new Cancellation();

  /** Creates a count for the problem of {@code model}, executed by {@code background}. */
  public SolutionCount(AnimateModel model, Background background) {
    this.model = model;
    this.background = background;
    this.counted = new BoundValue<>(model::opened);
  }

  /** Starts to count the solutions of each problem that becomes current. */
  public void start() {
    model.addListener(this::follow);
  }

  private void follow() {
    if (counted.get().isEmpty()) {
      last.request(); // stops the previous count
      if (model.session().isPresent() && !model.lesson().isOpen()) {
        model.opened().ifPresent(this::count);
      }
    }
  }

  private void count(Reading.Opened opened) {
    if (opened.problem() instanceof Problem.Sudoku sudoku) {
      Grid puzzle = sudoku.grid();
      Cancellation current = new Cancellation();
      last = current;
      counted.set(opened, current);
      background.run(
          () -> Assessment.of(puzzle, current).kind(), kind -> report(opened, current, kind));
    }
  }

  private void report(Reading.Opened opened, Cancellation current, Assessment.Kind kind) {
    if (kind == Assessment.Kind.SEVERAL && !current.isRequested()) {
      model.notices().addFinding(opened, text("run.several"));
    }
  }
}
