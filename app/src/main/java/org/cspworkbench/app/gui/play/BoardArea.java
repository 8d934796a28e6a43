package org.cspworkbench.app.gui.play;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JPanel;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.presentation.game.CellState;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.viewer.play.PlayModel;

/**
 * The centre of the workspace: the board, and to its right the values, each aligned with the row of
 * its number. Space below is reserved for the strip, so that the board does not move when a strip
 * appears.
 */
final class BoardArea extends JPanel {

  private static final int GAP = 14;
  private static final int COLUMN = 156;
  private static final int MARGIN = 12;

  private final PlayModel model;
  private final GameBoard board;
  private final List<ValueButton> values = new ArrayList<>();

  BoardArea(PlayModel model) {
    super(null);
    this.model = model;
    this.board = new GameBoard(model);
    add(board);
  }

  GameBoard board() {
    return board;
  }

  void update() {
    board.update();
    model.game().ifPresent(this::updateValues);
  }

  private void updateValues(Game game) {
    int size = game.sheet().grid().shape().size();
    if (values.size() != size) {
      values.forEach(this::remove);
      values.clear();
      for (int value = 1; value <= size; value++) {
        int entered = value;
        values.add(new ValueButton(value, () -> model.enter(entered)));
      }
      values.forEach(this::add);
      revalidate();
    }
    CellState state = game.state(model.selected().orElse(0));
    for (int value = 1; value <= size; value++) {
      values.get(value - 1).show(state, game.sheet().leftToPlace(value));
    }
  }

  @Override
  public void doLayout() {
    int margin = UIScale.scale(MARGIN);
    int column = UIScale.scale(GAP + COLUMN);
    int height = Math.max(0, getHeight() - 2 * margin);
    int side = Math.max(0, Math.min(height, getWidth() - column - 2 * margin));
    int left = Math.max(margin, (getWidth() - side - column) / 2);
    board.setBounds(left, margin, side, height);
    for (int row = 0; row < values.size(); row++) {
      place(values.get(row), row);
    }
  }

  /** Places a button in line with a row of the board. */
  private void place(ValueButton value, int row) {
    int size = board.shape().map(Shape::size).orElse(values.size());
    Optional<Rectangle2D> first =
        board.boundsOf(
            row * size, Canvas.unscaled(board.getWidth()), Canvas.unscaled(board.getHeight()));
    first.ifPresent(
        cell ->
            value.setBounds(
                board.getX() + board.getWidth() + UIScale.scale(GAP),
                board.getY() + UIScale.scale((int) Math.round(cell.getMinY())),
                UIScale.scale(COLUMN),
                UIScale.scale((int) Math.round(cell.getHeight()))));
  }

  @Override
  public Dimension getMinimumSize() {
    return UIScale.scale(new Dimension(420, 260));
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    revalidate();
  }
}
