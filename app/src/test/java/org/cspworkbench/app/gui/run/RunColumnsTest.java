package org.cspworkbench.app.gui.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javax.swing.JPanel;
import org.cspworkbench.app.gui.RunPresets;
import org.cspworkbench.app.gui.replay.BoardPane;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.AnimateModel.Mode;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of the layout of the workspace in windows of several sizes, without a display. */
final class RunColumnsTest {

  private static final int HIGH = 570;

  private final AnimateModel model = new AnimateModel(Runs.THREADS, 1 << 22);

  @BeforeEach
  void light() throws InterruptedException, InvocationTargetException {
    Theme.prepare();
    EventQueue.invokeAndWait(Theme.LIGHT::install);
  }

  @AfterEach
  void stop() throws InterruptedException, InvocationTargetException {
    EventQueue.invokeAndWait(Theme.LIGHT::install);
    model.stop();
  }

  @Test
  void theDecisionsHaveAColumnInAWideWindow() throws Exception {
    onEventThread(
        () -> {
          RunColumns columns = shown(1208, HIGH);
          assertThat(find(columns, DecisionsPane.class)).isPresent();
          assertThat(find(columns, StepColumn.class).orElseThrow().getWidth()).isEqualTo(379);
          return null;
        });
  }

  @Test
  void theDecisionsAreBehindATabInANarrowWindow() throws Exception {
    onEventThread(
        () -> {
          RunColumns columns = shown(1100, HIGH);
          assertThat(find(columns, DecisionsPane.class)).isPresent();
          assertThat(find(columns, DecisionsPane.class).orElseThrow().isShowing()).isFalse();
          assertThat(find(columns, BoardPane.class).orElseThrow().getWidth()).isGreaterThan(700);
          show(columns, 1208, HIGH);
          assertThat(find(columns, javax.swing.JTabbedPane.class)).isEmpty();
          return null;
        });
  }

  /** The chips show the current event, whatever was shown before. */
  @Test
  void theDecisionsAreChipsWithTheProjectorTheme() throws Exception {
    watch(Grid.ofLine(Runs.HARD), 0.5);
    onEventThread(
        () -> {
          RunColumns columns = shown(1208, HIGH);
          Theme.PROJECTOR.install();
          javax.swing.SwingUtilities.updateComponentTreeUI(columns);
          show(columns, 1208, HIGH);
          DecisionChips chips = find(columns, DecisionChips.class).orElseThrow();
          assertThat(chips.isVisible()).isTrue();
          assertThat(chips.getAccessibleContext().getAccessibleName())
              .contains(", " + model.details().decisions().choices() + " chosen ");
          assertThat(find(columns, DecisionsPane.class)).isEmpty();
          return null;
        });
  }

  /** Cells below 24 pixels would be illegible; the right column then has its minimum width. */
  @Test
  void aLargeBoardTakesTheSpaceThatTheRightColumnDoesNotNeed() throws Exception {
    watch(patterned(Shape.ofSize(25), 5), 1);
    RunColumns columns = onEventThread(() -> shown(1208, HIGH));
    BoardPane board = onEventThread(() -> find(columns, BoardPane.class).orElseThrow());
    awaitOnEventThread("the board is drawn", board::isReady);
    onEventThread(
        () -> {
          show(columns, 1208, HIGH);
          assertThat(find(columns, StepColumn.class).orElseThrow().getWidth())
              .isBetween(StepColumn.LEAST_WIDTH - 1, 360);
          assertThat(board.getParent().getWidth())
              .isGreaterThanOrEqualTo(board.getPreferredSize().width);
          return null;
        });
  }

  private static Grid patterned(Shape shape, int boxSide) {
    int size = shape.size();
    int[] values =
        shape
            .cells()
            .map(
                cell -> {
                  int row = shape.row(cell);
                  int value = (row % boxSide * boxSide + row / boxSide + shape.column(cell)) % size;
                  return cell % 7 == 0 ? 0 : value + 1;
                })
            .toArray();
    return Grid.ofGivens(shape, values);
  }

  private void watch(Grid grid, double share) throws Exception {
    onEventThread(
        () -> {
          model.setMode(Mode.SOLVE_FIRST);
          model.open(PuzzleEntry.ofGrid("Puzzle", grid));
          return null;
        });
    awaitOnEventThread("the run is over", this::isOver);
    onEventThread(
        () -> {
          Playback playback = model.playback().orElseThrow();
          playback.seek((int) (share * playback.length()));
          return null;
        });
  }

  private boolean isOver() {
    model.refresh(System.nanoTime());
    return model.playback().map(Playback::isAtEnd).orElse(false);
  }

  private RunColumns shown(int width, int height) {
    RunColumns columns = new RunColumns(RunPresets.animate(model).panes(new JPanel(), () -> {}));
    columns.update();
    show(columns, width, height);
    return columns;
  }

  /** Lays out the columns repeatedly, since the sizes of the parts depend on each other. */
  private static void show(RunColumns columns, int width, int height) {
    columns.setSize(width, height);
    for (int i = 0; i < 3; i++) {
      layOut(columns);
      columns.update();
    }
    layOut(columns);
  }

  private static void layOut(Container part) {
    part.doLayout();
    for (Component child : part.getComponents()) {
      if (child instanceof Container container) {
        layOut(container);
      }
    }
  }

  private static <C extends Component> Optional<C> find(Container in, Class<C> type) {
    for (Component child : in.getComponents()) {
      if (type.isInstance(child)) {
        return Optional.of(type.cast(child));
      }
      if (child instanceof Container container) {
        Optional<C> inside = find(container, type);
        if (inside.isPresent()) {
          return inside;
        }
      }
    }
    return Optional.empty();
  }

  private static void awaitOnEventThread(String what, Callable<Boolean> condition)
      throws InterruptedException {
    Runs.await(
        what,
        () -> {
          try {
            return onEventThread(condition);
          } catch (Exception e) {
            throw new AssertionError(e);
          }
        });
  }

  private static <T> T onEventThread(Callable<T> work) throws Exception {
    FutureTask<T> task = new FutureTask<>(work);
    EventQueue.invokeLater(task);
    try {
      return task.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof AssertionError failed) {
        throw failed;
      }
      throw e;
    }
  }
}
