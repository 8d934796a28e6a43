package org.cspworkbench.app.gui.run;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.event.MouseEvent;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Announcer;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.presentation.detail.CounterValue;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/**
 * The lower part of the right column: eight counters at the displayed event in two rows, or fewer
 * in one row if space is scarce.
 */
final class CountersPane extends Canvas {

  private static final int COLUMNS = 4;
  private static final int SIDE = 16;
  private static final int NUMBERS = 48; // the vertical centre of the numbers in the first row
  private static final int NAMES = 67;
  private static final int ROW = 46;
  private static final double NAME = 12;
  private static final double NUMBER = 17;
  private static final double PROJECTED_NUMBER = 20;
  private static final double SMALLEST_NUMBER = 9;

  /** The height of the first row. */
  static final int FIRST_ROW = 90;

  /** The height of both rows. */
  static final int BOTH_ROWS = FIRST_ROW + ROW;

  private final AnimateModel model;
  private final Announcer announcer = new Announcer();
  private ImmutableList<CounterValue> figures = ImmutableList.of();
  private int rows = 2;

  CountersPane(AnimateModel model) {
    super(Token.BG_PANEL);
    this.model = model;
    getAccessibleContext().setAccessibleName(Texts.text("counters.title"));
    setToolTipText(""); // enables tooltips
    setWantedSize(320, BOTH_ROWS);
  }

  /** Shows or hides the second row. */
  void showSecondRow(boolean isShown) {
    rows = isShown ? 2 : 1;
    setWantedSize(320, isShown ? BOTH_ROWS : FIRST_ROW);
  }

  void update() {
    figures =
        Theme.current() == Theme.PROJECTOR
            ? model.details().mostTellingFigures()
            : model.details().figures();
    announcer.announce(
        getAccessibleContext(), figures.stream().map(this::spoken).collect(joining(", ")));
    repaint();
  }

  private String spoken(CounterValue figure) {
    return name(figure) + " " + Texts.number(figure.here());
  }

  private String name(CounterValue figure) {
    String key = model.opened().map(it -> figure.nameKey(it.problem())).orElse(figure.key());
    return Texts.text("counter." + key);
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    Pen pen = new Pen(g);
    pen.line(0, 0.5, width, 0.5, Token.LINE_SOFT, 1);
    pen.write(Texts.text("counters.title"), SIDE, 20, Align.LEFT, Type.semibold(13), Token.TEXT);
    pen.write(
        Texts.text("counters.here"),
        width - SIDE,
        20,
        Align.RIGHT,
        Type.text(12),
        Token.TEXT_MUTED);
    if (figures.isEmpty()) {
      String none = Texts.text("counters.none");
      pen.write(none, SIDE, NUMBERS, Align.LEFT, Type.text(12), Token.TEXT_MUTED);
    }
    double room = left(1, width) - SIDE - 8;
    double size = numberSize(pen, room);
    Font small = nameFont(pen, room + 6);
    for (int i = 0; i < shown(); i++) {
      figure(pen, figures.get(i), left(i, width), i / COLUMNS * ROW, size, small);
    }
  }

  /** Returns the largest font in which the longest name fits. */
  private Font nameFont(Pen pen, double room) {
    double widest =
        figures.stream()
            .mapToDouble(each -> pen.width(name(each), Type.text(NAME)))
            .max()
            .orElse(1);
    return Type.text(NAME * Math.min(1, room / widest));
  }

  private int shown() {
    return Math.min(figures.size(), rows * COLUMNS);
  }

  private static double left(int i, int width) {
    return SIDE + i % COLUMNS * (width - 2.0 * SIDE) / COLUMNS;
  }

  /** Returns the font size at which the longest number fits; numbers are never truncated. */
  private double numberSize(Pen pen, double room) {
    double size = Theme.current() == Theme.PROJECTOR ? PROJECTED_NUMBER : NUMBER;
    double widest =
        figures.stream()
            .mapToDouble(each -> pen.width(Texts.number(each.here()), Type.monoBold(NUMBER)))
            .max()
            .orElse(0);
    return Math.max(SMALLEST_NUMBER, Math.min(size, room * NUMBER / Math.max(1, widest)));
  }

  private void figure(Pen pen, CounterValue figure, double left, int top, double size, Font small) {
    String number = Texts.number(figure.here());
    pen.write(number, left, top + NUMBERS, Align.LEFT, Type.monoBold(size), Token.TEXT);
    pen.write(name(figure), left, top + NAMES, Align.LEFT, small, Token.TEXT_MUTED);
  }

  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    int width = unscaled(getWidth());
    int column = (int) ((at(event).x - SIDE) / ((width - 2.0 * SIDE) / COLUMNS));
    int row = (at(event).y - NUMBERS + ROW / 4) / ROW;
    int i = row * COLUMNS + column;
    boolean isOnOne =
        at(event).y >= NUMBERS - ROW / 4 && column >= 0 && column < COLUMNS && i < shown();
    return isOnOne && figures.get(i).wholeRun().isPresent()
        ? Texts.text("counters.whole", figures.get(i).wholeRun().getAsLong())
        : null;
  }
}
