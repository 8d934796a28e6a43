package org.cspworkbench.app.gui.animate;

import static org.cspworkbench.app.gui.words.Texts.text;

import org.cspworkbench.app.gui.current.BoundValue;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.widget.Background;
import org.cspworkbench.core.search.Cancellation;
import org.cspworkbench.presentation.game.Assessment;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;

/**
 * Reports a Sudoku that has several solutions where a solver is watched at it, as is done where it
 * is played. The solutions are counted in the background, once for each Sudoku that is watched; a
 * lesson speaks for itself.
 *
 * <p>Used by one thread.
 */
public final class SolutionCount {

  private final AnimateModel model;
  private final Background background;
  private final BoundValue<Reading.Opened, Cancellation> counted;
  private Cancellation last = new Cancellation();

  /** Creates a count for what {@code model} watches, made on {@code background}. */
  public SolutionCount(AnimateModel model, Background background) {
    this.model = model;
    this.background = background;
    this.counted = new BoundValue<>(model::opened);
  }

  /** Counts from now on. */
  public void start() {
    model.addListener(this::follow);
  }

  private void follow() {
    if (counted.get().isEmpty()) {
      last.request(); // nobody waits for it any more
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
      model.remark(opened, text("run.several"));
    }
  }
}
