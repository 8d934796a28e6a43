package org.cspworkbench.app.gui.play;

import com.google.common.collect.ImmutableList;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import java.util.OptionalInt;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.output.PictureForms;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.BoardCanvas;
import org.cspworkbench.presentation.game.CellWords;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.board.ColouredBoard;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.play.PlayModel;
import org.cspworkbench.viewer.play.PlayMoments;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The board: displays the game, accepts digits and letters, and reports the selected cell. */
final class GameBoard extends BoardCanvas {

  private static final CellWords CELL_WORDS = new CellWords(Texts.phrases());

  private final PlayModel model;

  GameBoard(PlayModel model) {
    super(Token.BG_PANEL);
    this.model = model;
    setFocusable(true);
    setToolTipText(""); // enables tooltips
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            requestFocusInWindow();
            cellAt(event).ifPresent(model::select);
          }
        });
    addKeyListener(new GameKeys(model));
  }

  /** Updates the board from the game. */
  void update() {
    String name =
        model
            .game()
            .flatMap(game -> model.selected().map(cell -> spoken(game, cell)))
            .orElse(Texts.text("board.name"));
    if (!name.equals(getAccessibleContext().getAccessibleName())) {
      getAccessibleContext().setAccessibleName(name);
      model.selected().ifPresent(this::announce);
    }
    repaint();
  }

  @Override
  protected int cellCount() {
    return shape().map(Shape::cellCount).orElse(0);
  }

  @Override
  protected String cellName(int cell) {
    return model.game().map(game -> spoken(game, cell)).orElse("");
  }

  @Override
  protected boolean isCellSelected(int cell) {
    return model.selected().filter(each -> each == cell).isPresent();
  }

  private Optional<ColouredBoard> picture() {
    return model
        .sheet()
        .map(
            sheet ->
                new ColouredBoard(
                    BoardPicture.sudoku(
                        sheet.grid().shape(), new BoardView(true, model.view().counts(), true)),
                    sheet.colours().numbers()));
  }

  /** Returns the formats in which the current board can be exported; empty without a game. */
  ImmutableList<OutputForm> outputForms() {
    return model
        .game()
        .map(
            game ->
                PictureForms.of(
                    picture().orElseThrow(),
                    PlayMoments.of(model, game),
                    Theme.current().pictureLook()))
        .orElse(ImmutableList.of());
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    moment()
        .ifPresent(
            moment ->
                GraphicsSurface.paint(g, on -> paint(on, moment, new Box(0, 0, width, height))));
  }

  /** Returns the game, or the givens of the one whose solutions are being counted. */
  private Optional<Moment> moment() {
    return model
        .game()
        .map(game -> PlayMoments.of(model, game))
        .or(() -> model.sheet().map(PlayMoments::of));
  }

  private void paint(Surface on, Moment moment, Box area) {
    picture().orElseThrow().paint(on, area, Theme.current().look(), moment);
  }

  private static String spoken(Game game, int cell) {
    String words = CELL_WORDS.spoken(game.state(cell));
    return switch (game.sheet().colours().of(cell)) {
      case 0 -> words;
      case 1 -> words + ", " + Texts.text("play.colour.red");
      case 2 -> words + ", " + Texts.text("play.colour.green");
      case 3 -> words + ", " + Texts.text("play.colour.blue");
      default -> words + ", " + Texts.text("play.colour.yellow");
    };
  }

  /** Returns the bounds of a cell in unscaled units for a board of the given size. */
  Optional<Rectangle2D> boundsOf(int cell, int width, int height) {
    return picture()
        .map(
            picture ->
                Awt.rectangle(
                    picture.boundsOf(cell, new Box(0, 0, width, height), Theme.current().look())));
  }

  private OptionalInt cellAt(MouseEvent event) {
    Box area = new Box(0, 0, unscaled(getWidth()), unscaled(getHeight()));
    return picture()
        .map(picture -> picture.variableAt(Awt.point(at(event)), area, Theme.current().look()))
        .orElse(OptionalInt.empty());
  }

  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    OptionalInt cell = cellAt(event);
    return cell.isEmpty()
        ? null
        : model.game().map(game -> CELL_WORDS.tip(game.state(cell.getAsInt()))).orElse(null);
  }

  /** Returns the shape of the board, if there is one. */
  Optional<Shape> shape() {
    return model.sheet().map(sheet -> sheet.grid().shape());
  }
}
