package org.cspworkbench.app.gui.problem;

import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.Graphics2D;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.BoardCanvas;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Symbols;
import org.cspworkbench.viewer.problem.OwnBoardModel;

/** The board of a stated Sudoku: each key writes into a cell and moves on. */
final class OwnBoardPane extends BoardCanvas {

  private static final int MARGIN = 12;
  private static final BoardView VIEW = new BoardView(false, false, true);

  private final OwnBoardModel board;

  OwnBoardPane(OwnBoardModel board) {
    super(Token.BG_PANEL);
    this.board = board;
    setFocusable(true);
    setWantedSize(300, 260);
    getAccessibleContext().setAccessibleName(text("own.board"));
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            requestFocusInWindow();
            board
                .grid()
                .ifPresent(
                    grid ->
                        picture(grid)
                            .variableAt(Awt.point(at(event)), area(), Theme.current().look())
                            .ifPresent(board::select));
          }
        });
    addKeyListener(
        new KeyAdapter() {
          @Override
          public void keyTyped(KeyEvent event) {
            int value = Symbols.valueOf(event.getKeyChar());
            if (value > 0) {
              board.enter(value);
            } else if (value == 0 || event.getKeyChar() == ' ') {
              board.clear();
              board.moveOn(1);
            }
          }
        });
    bind("LEFT", () -> board.move(0, -1));
    bind("RIGHT", () -> board.move(0, 1));
    bind("UP", () -> board.move(-1, 0));
    bind("DOWN", () -> board.move(1, 0));
    bind("HOME", board::moveToRowStart);
    bind("END", board::moveToRowEnd);
    bind("ENTER", board::startRow);
    bind("BACK_SPACE", board::clearBefore);
    bind("DELETE", board::clear);
    bind("control Z", board::undo);
    bind("control Y", board::redo);
    bind("control shift Z", board::redo);
    board.addListener(this::update);
  }

  private void bind(String key, Runnable action) {
    LocalKeys.whenFocused(this, key, action);
  }

  private void update() {
    board.selected().ifPresent(this::announce);
    repaint();
  }

  private static BoardPicture picture(Grid grid) {
    return BoardPicture.sudoku(grid.shape(), VIEW);
  }

  private Box area() {
    return new Box(0, 0, unscaled(getWidth()), unscaled(getHeight())).inset(MARGIN);
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    board
        .grid()
        .ifPresent(
            grid ->
                GraphicsSurface.paint(
                    g,
                    on ->
                        picture(grid)
                            .paint(
                                on, area(), Theme.current().look(), board.moment().orElseThrow())));
  }

  @Override
  protected int cellCount() {
    return board.grid().map(grid -> grid.shape().cellCount()).orElse(0);
  }

  @Override
  protected String cellName(int cell) {
    return board
        .grid()
        .map(
            grid ->
                grid.shape().cellName(cell)
                    + (grid.value(cell) == 0 ? "" : ": " + Symbols.of(grid.value(cell))))
        .orElse("");
  }

  @Override
  protected boolean isCellSelected(int cell) {
    return board.selected().filter(each -> each == cell).isPresent();
  }
}
