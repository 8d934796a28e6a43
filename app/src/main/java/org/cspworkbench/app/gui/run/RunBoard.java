package org.cspworkbench.app.gui.run;

import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.Dimension;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import org.cspworkbench.app.gui.replay.BoardPane;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.question.QuestionKind;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.GivensEditor;
import org.cspworkbench.viewer.animate.TileCursor;
import org.cspworkbench.viewer.output.OutputForm;

/**
 * The board of a run with all details, on which givens are edited, and tiles and reasons of a cell
 * are displayed.
 */
final class RunBoard implements RunPane {

  private static final Dimension LEAST = new Dimension(220, 190);

  private final AnimateModel model;
  private final BoardPane board;
  private final JScrollPane scroll;
  private final CellPopover popover;
  private int followed; // the position at which the cell being tried was brought into sight

  RunBoard(AnimateModel model, GivensEditor givens, JComponent narration) {
    this.model = model;
    board =
        BoardPane.full(() -> model.playback().map(Playback::player), givens::still, this::marked);
    scroll = board.scrolling();
    GivensKeys.on(board, givens);
    TileKeys.on(board, model.tileCursor());
    popover = new CellPopover(model, board);
    WhyPopover.on(board, model.why(), narration);
  }

  /** Selects the cell of an open question about tiles, or else the cell whose tiles are listed. */
  private Moment marked(Moment moment, Csp csp) {
    return model
        .quiz()
        .question()
        .filter(asked -> asked.kind() == QuestionKind.TILES)
        .map(asked -> moment.withSelected(asked.variable()))
        .orElseGet(() -> model.why().mark(moment.withSelected(model.tileCursor().cell())));
  }

  @Override
  public JComponent component() {
    return scroll;
  }

  /** Returns the board, without its scroll bars. */
  BoardPane board() {
    return board;
  }

  @Override
  public void update() {
    board.showFigure(model.tiles().figure());
    board.update();
    followTried();
    popover.update();
  }

  /**
   * Keeps the cell being tried in sight: during playback until the user scrolls, and after each
   * step or jump.
   */
  private void followTried() {
    boolean isPlaying = model.playback().filter(Playback::isPlaying).isPresent();
    int position = model.playback().map(Playback::position).orElse(0);
    if (!isPlaying) {
      board.allowFollowing();
    }
    if (isPlaying || position != followed) {
      board.followTried();
    }
    followed = position;
  }

  @Override
  public boolean isReady() {
    return board.isReady();
  }

  @Override
  public Optional<JComponent> keyboard() {
    return Optional.of(board);
  }

  @Override
  public ImmutableList<OutputForm> exports() {
    return RunForms.of(model);
  }

  @Override
  public Dimension least() {
    return LEAST;
  }

  /** An image that is scrolled in any case takes nothing from the right column. */
  @Override
  public int neededWidth(int room) {
    Dimension size = board.getPreferredSize();
    int needed =
        size.height > scroll.getHeight()
            ? size.width + scroll.getVerticalScrollBar().getPreferredSize().width
            : size.width;
    boolean isScrolled = room - needed < UIScale.scale(StepColumn.LEAST_WIDTH);
    return isScrolled && model.tiles().image().isPresent() ? 0 : needed;
  }

  /** The keys of the cursor on the cells of an image. */
  private static final class TileKeys extends KeyAdapter {

    private final TileCursor cursor;

    private TileKeys(TileCursor cursor) {
      this.cursor = cursor;
    }

    /** Forwards the keys that are typed on {@code board} to {@code cursor} while it is shown. */
    static void on(BoardPane board, TileCursor cursor) {
      board.addKeyListener(new TileKeys(cursor));
    }

    @Override
    public void keyPressed(KeyEvent event) {
      if (!cursor.isOn() || event.isControlDown() || event.isAltDown() || event.isMetaDown()) {
        return;
      }
      switch (event.getKeyCode()) {
        case KeyEvent.VK_LEFT -> cursor.move(-1, 0);
        case KeyEvent.VK_RIGHT -> cursor.move(1, 0);
        case KeyEvent.VK_UP -> cursor.move(0, -1);
        case KeyEvent.VK_DOWN -> cursor.move(0, 1);
        case KeyEvent.VK_ENTER -> cursor.enter();
        case KeyEvent.VK_DELETE -> cursor.ban();
        case KeyEvent.VK_BACK_SPACE -> cursor.free();
        default -> {
          return;
        }
      }
      event.consume();
    }
  }
}
