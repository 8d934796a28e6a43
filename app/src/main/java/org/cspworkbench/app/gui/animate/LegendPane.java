package org.cspworkbench.app.gui.animate;

import com.google.common.collect.ImmutableList;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.Optional;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.moment.ValueSet;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.tile.TilesPicture;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileProblem;
import org.jspecify.annotations.Nullable;

/**
 * The lower part of the left column: the legend of the cell annotations, painted like the board.
 */
final class LegendPane extends Canvas {

  private static final int ROW = 27;
  private static final int TOP = 10;
  private static final int SWATCH = 21;
  private static final String DECISION = "legend.decision";
  private static final String COUNT = "legend.count";

  /** A board of one cell in the state {@code spot}, and its explanation. */
  private record Item(String label, Spot spot, String key) {}

  private static final ImmutableList<Item> ITEMS =
      ImmutableList.of(
          new Item("8", Spot.of(State.TRIED, 0), "legend.tried"),
          new Item(" ", Spot.of(State.DECISION, 0), DECISION),
          new Item(
              "7",
              Spot.open(ValueSet.empty()).withPruned(ValueSet.of(0), ValueSet.of(0)),
              "legend.pruned"),
          new Item("∅", Spot.open(ValueSet.empty()).with(State.DEAD, -1), "legend.dead"),
          new Item("4", Spot.of(State.TAKEN_BACK, 0), "legend.back"),
          new Item("5", Spot.of(State.CONFLICT, 0), "legend.conflict"),
          new Item("3", Spot.open(ValueSet.empty()), COUNT));

  private static final ImmutableList<Item> ITEMS_OF_IMAGES =
      ImmutableList.of(
          new Item("", Spot.of(State.TRIED, 0), "legend.tiles.tried"),
          new Item("", some(2).withPruned(ValueSet.of(2), ValueSet.of(2)), "legend.tiles.pruned"),
          new Item("", Spot.open(ValueSet.empty()).with(State.DEAD, -1), "legend.tiles.dead"),
          new Item("", some(4), "legend.tiles.few"),
          new Item("", some(7), "legend.tiles.many"),
          new Item("", Spot.of(State.GIVEN, 0), "legend.tiles.given"));

  private static Spot some(int tiles) {
    return Spot.open(ValueSet.where(tiles, value -> true));
  }

  private ImmutableList<Item> items = ITEMS;
  private @Nullable TileSource source; // of an image
  private @Nullable TilesPicture cell; // of a single cell of it

  LegendPane() {
    super(Token.BG_PANEL);
    setWantedSize(224, height());
  }

  /** Returns the height of the pane. */
  int height() {
    return TOP * 2 + ROW * items.size();
  }

  /** Shows the annotations of the cells of an image, or of other cells if there is none. */
  void show(Optional<TileRequest> image) {
    TileSource next = image.map(TileRequest::source).orElse(null);
    if (source == next) {
      return;
    }
    source = next;
    items = next == null ? ITEMS : ITEMS_OF_IMAGES;
    cell =
        next == null
            ? null
            : new TilesPicture(
                new TileScene(TileProblem.of("", next.table(), TileGrid.of(1, 1)), next.faces()),
                false);
    setWantedSize(224, height());
    repaint();
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    Pen pen = new Pen(g);
    pen.line(0, 0.5, width, 0.5, Token.LINE_SOFT, 1);
    int top = TOP;
    for (Item item : items) {
      swatch(g, item, top + 3);
      number(pen, item, top + 3);
      pen.write(
          Texts.text(item.key), 50, top + ROW / 2.0, Align.LEFT, Type.text(12), Token.TEXT_MUTED);
      top += ROW;
    }
  }

  /** Paints the number of a cell, which a board omits in cells of this size. */
  private static void number(Pen pen, Item item, int top) {
    if (item.key.equals(DECISION)) {
      pen.fill(new Rectangle(17, top, 12, 12), Token.ACCENT);
      pen.write("3", 23, top + 6, Align.CENTRE, Type.monoBold(9.5), Token.ON_ACCENT);
    } else if (item.key.equals(COUNT)) {
      pen.fill(new Rectangle(26, top + 9, 12, 12), Token.BADGE);
      pen.write("3", 32, top + 15, Align.CENTRE, Type.mono(9.5), Token.TEXT_MUTED);
    }
  }

  /** Paints a single cell, without the frame of the board. */
  private void swatch(Graphics2D g, Item item, int top) {
    Picture picture =
        cell == null
            ? BoardPicture.latinSquare(
                ImmutableList.of(item.label), new BoardView(true, false, false))
            : cell;
    Box swatch = new Box(17, top, SWATCH, SWATCH);
    Moment moment = Moment.of(ImmutableList.of(item.spot));
    GraphicsSurface.paint(
        g,
        on ->
            on.within(
                swatch, in -> picture.paint(in, swatch.inset(-3), Theme.current().look(), moment)));
    new Pen(g)
        .outline(Pen.rounded(17, top, SWATCH, SWATCH, 0), Token.GRID_THIN, new BasicStroke(1));
  }
}
