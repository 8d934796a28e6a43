package org.cspworkbench.app.gui.run;

import com.google.common.collect.ImmutableList;
import java.awt.Cursor;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.function.ToLongFunction;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.presentation.detail.AttemptRow;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.words.Texts;

/**
 * The list of attempts of a solver that restarts at a contradiction: how many variables each filled
 * and where it failed, the current attempt on top, the best one in bold. A click moves to the
 * failure of an attempt.
 */
final class AttemptsPane extends Canvas {

  private static final int MOST = 5;
  private static final int TOP = 54;
  private static final int ROW = 20;
  private static final int BOTTOM = 6;
  private static final int SIDE = 16;
  private static final int GAP = 30; // between columns

  private static final Font HEADS = Type.text(11);

  private final AnimateModel model;
  private ImmutableList<AttemptRow> rows = ImmutableList.of();
  private int shown = MOST;

  AttemptsPane(AnimateModel model) {
    super(Token.BG_PANEL);
    Overflow.SHORTENED.declareFor(this);
    this.model = model;
    setWantedSize(320, TOP + ROW * MOST + BOTTOM);
    setToolTipText(Texts.text("attempts.tip"));
    setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            goTo(at(event).y);
          }
        });
  }

  /** Returns the height of {@code wanted} rows, or of all rows if there are fewer. */
  static int heightOf(int wanted) {
    return TOP + ROW * Math.min(MOST, wanted) + BOTTOM;
  }

  /** Shows as many rows as fit into {@code height}. */
  void fit(int height) {
    shown = Math.max(1, Math.min(MOST, (height - TOP - BOTTOM) / ROW));
    setWantedSize(320, heightOf(shown));
  }

  void update() {
    rows = model.details().attempts(Math.max(1, shown));
    getAccessibleContext().setAccessibleName(name());
    repaint();
  }

  private String name() {
    if (rows.isEmpty()) {
      return Texts.text("attempts.title");
    }
    AttemptRow latest = rows.get(0);
    return Texts.text("attempts.name", latest.number(), latest.filled(), place(latest));
  }

  private String place(AttemptRow row) {
    return row.brokeAt().orElseGet(() -> whole(row));
  }

  /** Returns the text for an attempt that has not failed. */
  private String whole(AttemptRow row) {
    return Texts.text(
        row.filled() == model.details().variableCount() ? "attempts.solved" : "attempts.running");
  }

  private void goTo(int y) {
    int index = (y - TOP) / ROW;
    if (y >= TOP && index < rows.size()) {
      model.playback().ifPresent(playback -> playback.seek(rows.get(index).position()));
    }
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    Pen pen = new Pen(g);
    pen.line(0, 0.5, width, 0.5, Token.LINE_SOFT, 1);
    pen.write(Texts.text("attempts.title"), 16, 20, Align.LEFT, Type.semibold(13), Token.TEXT);
    String best =
        rows.stream()
            .filter(AttemptRow::isBest)
            .map(row -> Texts.text("attempts.best", row.filled(), model.details().variableCount()))
            .findFirst()
            .orElse("");
    pen.write(best, width - 16, 20, Align.RIGHT, Type.text(12), Token.TEXT_MUTED);
    Columns columns = columns(pen);
    head(pen, "attempts.number", columns.number(), Align.RIGHT);
    head(pen, "attempts.filled", columns.filled(), Align.RIGHT);
    head(pen, "attempts.place", columns.brokeAt(), Align.LEFT);
    for (int i = 0; i < rows.size(); i++) {
      row(pen, rows.get(i), columns, TOP + i * ROW, width, i == 0);
    }
  }

  /** The right edges of the first two columns, and the left edge of the last one. */
  private record Columns(double number, double filled, double brokeAt) {}

  private Columns columns(Pen pen) {
    double number = SIDE + widest(pen, "attempts.number", AttemptRow::number);
    double filled = number + GAP + widest(pen, "attempts.filled", AttemptRow::filled);
    return new Columns(number, filled, filled + GAP);
  }

  private double widest(Pen pen, String head, ToLongFunction<AttemptRow> figure) {
    return rows.stream()
        .mapToDouble(row -> pen.width(Texts.number(figure.applyAsLong(row)), Type.monoBold(12.5)))
        .reduce(pen.width(Texts.text(head), HEADS), Math::max);
  }

  private static void head(Pen pen, String key, double x, Align align) {
    pen.write(Texts.text(key), x, TOP - 10, align, HEADS, Token.TEXT_MUTED);
  }

  private void row(Pen pen, AttemptRow row, Columns columns, int top, int width, boolean isAtWork) {
    if (isAtWork) {
      pen.fill(new Rectangle2D.Double(0, top, width, ROW), Token.ACCENT_TINT);
      pen.fill(new Rectangle2D.Double(0, top, 3, ROW), Token.ACCENT);
    }
    double middle = top + ROW / 2.0;
    Font font = row.isBest() ? Type.monoBold(12.5) : Type.mono(12.5);
    pen.write(Texts.number(row.number()), columns.number(), middle, Align.RIGHT, font, Token.TEXT);
    pen.write(Texts.number(row.filled()), columns.filled(), middle, Align.RIGHT, font, Token.TEXT);
    String place = place(row);
    Font text = row.brokeAt().isPresent() ? font : Type.text(12);
    double room = width - SIDE - columns.brokeAt();
    String fitted = pen.fitted(place, text, room);
    pen.write(fitted, columns.brokeAt(), middle, Align.LEFT, text, Token.TEXT);
  }
}
