package org.cspworkbench.app.gui.run;

import com.google.common.collect.ImmutableList;
import java.awt.BasicStroke;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.RoundRectangle2D;
import java.util.Optional;
import java.util.stream.Collectors;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.presentation.detail.Removal;
import org.cspworkbench.presentation.paint.tile.TileFaces;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.run.RunDetails;
import org.cspworkbench.viewer.words.Texts;

/**
 * The middle of the right column: the values removed since the last decision, the latest on a solid
 * background, and how many earlier ones there are. A click moves to the removal of a value.
 */
final class RemovalsPane extends Canvas {

  private static final int COLUMNS = 4;
  private static final int MOST = 8;
  private static final int TOP = 38;
  private static final int ROW = 29;
  private static final double LETTERS = 11; // on the chip of a tile
  private static final double LEAST_LETTERS = 9;

  /** The height of all its rows, in design units. */
  static final int HEIGHT = TOP + ROW * MOST / COLUMNS + 6;

  private final AnimateModel model;
  private ImmutableList<Removal> removals = ImmutableList.of();
  private int earlier; // removals that are not shown

  RemovalsPane(AnimateModel model) {
    super(Token.BG_PANEL);
    Overflow.SHORTENED.declareFor(this);
    this.model = model;
    setWantedSize(320, HEIGHT);
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            goTo(at(event).x, at(event).y);
          }
        });
  }

  void update() {
    RunDetails details = model.details();
    int count;
    if (model.tiles().image().isPresent()) { // a tile that is drawn rules out many others
      removals = details.joinedRemovals(MOST);
      count = details.joinedRemovalCount();
    } else {
      removals = details.removals(MOST);
      count = details.removalCount();
    }
    earlier = Math.max(0, count - removals.size());
    String tip = Texts.text("removals.tip");
    setToolTipText(earlier == 0 ? tip : tip + ". " + Texts.text("removals.earlier.tip", earlier));
    getAccessibleContext().setAccessibleName(title());
    getAccessibleContext()
        .setAccessibleDescription(
            removals.isEmpty()
                ? Texts.text("removals.none")
                : removals.stream().map(RemovalsPane::words).collect(Collectors.joining(", ")));
    repaint();
  }

  private String title() {
    return Texts.text(model.tiles().image().isPresent() ? "removals.tiles" : "removals.title");
  }

  private static String words(Removal removal) {
    return removal.variable() + " " + removal.values();
  }

  private void goTo(int x, int y) {
    double width = (unscaled(getWidth()) - 32.0) / COLUMNS;
    int index = (y - TOP) / ROW * COLUMNS + (int) ((x - 16) / width);
    if (y >= TOP && x >= 16 && index < removals.size()) {
      model.playback().ifPresent(playback -> playback.seek(removals.get(index).position()));
    }
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    Pen pen = new Pen(g);
    pen.line(0, 0.5, width, 0.5, Token.LINE_SOFT, 1);
    Optional<TileRequest> image = model.tiles().image();
    String title = title();
    pen.write(title, 16, 20, Align.LEFT, Type.semibold(13), Token.TEXT);
    if (earlier > 0) {
      double after = 16 + pen.width(title, Type.semibold(13)) + 8;
      String count = Texts.text("removals.earlier", earlier);
      pen.write(count, after, 20, Align.LEFT, Type.mono(12), Token.TEXT_MUTED);
    }
    pen.write(
        Texts.text("removals.since"), width - 16, 20, Align.RIGHT, Type.text(12), Token.TEXT_MUTED);
    if (removals.isEmpty()) {
      pen.write(
          Texts.text("removals.none"), 16, TOP + 12, Align.LEFT, Type.text(12), Token.TEXT_MUTED);
      return;
    }
    boolean isNow = model.details().lastEvent().filter(kind -> kind == EventKind.PRUNE).isPresent();
    double column = (width - 32.0 + 6) / COLUMNS;
    for (int i = 0; i < removals.size(); i++) {
      boolean newest = isNow && i == removals.size() - 1;
      double x = 16 + i % COLUMNS * column;
      double y = TOP + (double) (i / COLUMNS * ROW);
      Removal removal = removals.get(i);
      if (image.isPresent()) {
        tileChip(g, image.get().source(), removal, new Box(x, y, column - 6, 24), newest);
      } else {
        chip(pen, removal, x, y, column - 6, newest);
      }
    }
  }

  /** Paints the cell, the first tile that was removed, and how many others were. */
  private static void tileChip(
      Graphics2D g, TileSource source, Removal removal, Box place, boolean newest) {
    Pen pen = new Pen(g);
    RoundRectangle2D box = Pen.rounded(place.x(), place.y(), place.width(), 24, 5);
    pen.fill(box, newest ? Token.PRUNED_MARK : Token.PRUNED_FILL);
    pen.outline(box, Token.PRUNED_MARK, new BasicStroke(1));
    Token ink = newest ? Token.ON_MARK : Token.PRUNED_TEXT;
    int more = removal.indices().size() - 1;
    String others = more > 0 ? "+" + more : "";
    double size = LETTERS;
    while (size > LEAST_LETTERS
        && width(pen, removal, others, letters(newest, size)) > place.width() - 4) {
      size -= 0.5;
    }
    Font font = letters(newest, size);
    double tail = more > 0 ? pen.width(others, font) + 4 : 0;
    String name = pen.fitted(removal.variable(), font, place.width() - 24 - tail);
    double width = pen.width(name, font) + 20 + tail;
    double left = place.x() + (place.width() - width) / 2;
    double middle = place.y() + 12;
    pen.write(name, left, middle, Align.LEFT, font, ink);
    Box picture = new Box(left + pen.width(name, font) + 4, place.y() + 4, 16, 16);
    GraphicsSurface.paint(
        g,
        on ->
            TileFaces.paint(
                on, Theme.current().look(), source.faces().get(removal.first()), picture));
    pen.line(picture.x(), picture.y() + 16, picture.x() + 16, picture.y(), Token.CELL, 3);
    pen.line(picture.x(), picture.y() + 16, picture.x() + 16, picture.y(), Token.PRUNED_MARK, 1.4);
    pen.write(others, left + width, middle, Align.RIGHT, font, ink);
  }

  private static Font letters(boolean newest, double size) {
    return newest ? Type.monoBold(size) : Type.mono(size);
  }

  /** Returns the width of a whole name, a picture, and how many other tiles were removed. */
  private static double width(Pen pen, Removal removal, String others, Font font) {
    double tail = others.isEmpty() ? 0 : pen.width(others, font) + 4;
    return pen.width(removal.variable(), font) + 20 + tail;
  }

  private static void chip(
      Pen pen, Removal removal, double x, double y, double width, boolean newest) {
    RoundRectangle2D box = Pen.rounded(x, y, width, 24, 5);
    pen.fill(box, newest ? Token.PRUNED_MARK : Token.PRUNED_FILL);
    pen.outline(box, Token.PRUNED_MARK, new BasicStroke(1));
    pen.write(
        pen.fitted(words(removal), Type.mono(11.5), width - 10),
        x + width / 2,
        y + 12,
        Align.CENTRE,
        newest ? Type.monoBold(11.5) : Type.mono(11.5),
        newest ? Token.ON_MARK : Token.PRUNED_TEXT);
  }
}
