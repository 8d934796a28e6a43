package org.cspworkbench.app.gui.run;

import com.google.common.collect.ImmutableList;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.RoundRectangle2D;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.presentation.detail.DecisionRow;
import org.cspworkbench.presentation.detail.DecisionRow.Choice;
import org.cspworkbench.presentation.detail.DecisionRow.Folded;
import org.cspworkbench.presentation.detail.DecisionRow.Forced;
import org.cspworkbench.presentation.detail.DecisionRow.Value;
import org.cspworkbench.presentation.detail.DecisionRows;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.words.Texts;

/**
 * The left column: the decisions on the current path, the first at the top, each with the values
 * that were available. A click moves to the event of a decision.
 */
final class DecisionsPane extends Canvas {

  private static final int TOP = 44;
  private static final int CHOICE = 32;
  private static final int NOTE = 20;
  private static final int SPINE = 29;
  private static final int CHIP = 22;
  private static final int FEWEST = 4;
  private static final int ELLIPSIS = 14;

  private final AnimateModel model;
  private ImmutableList<DecisionRow> rows = ImmutableList.of();
  private String summary = "";

  DecisionsPane(AnimateModel model) {
    super(Token.BG_PANEL);
    Overflow.SHORTENED.declareFor(this);
    this.model = model;
    setWantedSize(224, 300);
    setToolTipText(Texts.text("decisions.tip"));
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            goTo(at(event).y);
          }
        });
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            update(); // the number of rows that fit has changed
          }
        });
  }

  void update() {
    DecisionRows decisions = model.details().decisions();
    rows = fitting(decisions);
    summary = Texts.text("decisions.summary", decisions.choices(), decisions.placed());
    getAccessibleContext().setAccessibleName(Texts.text("decisions.name", summary));
    repaint();
  }

  private ImmutableList<DecisionRow> fitting(DecisionRows decisions) {
    int room = unscaled(getHeight()) - TOP;
    int most = DecisionRows.MOST_CHOICES;
    DecisionRows fitting = decisions.folded(most);
    while (most > FEWEST && height(fitting.rows()) > room) {
      fitting = decisions.folded(--most);
    }
    return fitting.rows();
  }

  private static int height(ImmutableList<DecisionRow> all) {
    return all.stream().mapToInt(DecisionsPane::height).sum();
  }

  private static int height(DecisionRow row) {
    return row instanceof Choice ? CHOICE : NOTE;
  }

  private void goTo(int y) {
    int top = TOP;
    for (DecisionRow row : rows) {
      if (row instanceof Choice choice && y >= top && y < top + CHOICE) {
        model.playback().ifPresent((Playback playback) -> playback.seek(choice.position()));
        return;
      }
      top += height(row);
    }
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    Pen pen = new Pen(g);
    pen.write(Texts.text("decisions.title"), 16, 20, Align.LEFT, Type.semibold(13), Token.TEXT);
    double beside = 16 + pen.width(Texts.text("decisions.title"), Type.semibold(13)) + 8;
    double size = 12;
    while (size > 10 && pen.width(summary, Type.text(size)) > width - 16 - beside) {
      size -= 0.5;
    }
    pen.write(summary, width - 16, 20, Align.RIGHT, Type.text(size), Token.TEXT_MUTED);
    if (rows.isEmpty()) {
      pen.write(Texts.text("decisions.none"), 16, 52, Align.LEFT, Type.text(12), Token.TEXT_MUTED);
      return;
    }
    if (rows.size() > 1) { // a single row has no connecting line
      pen.line(SPINE, TOP + 8, SPINE, TOP + height(rows) - 12.0, Token.LINE_CONTROL, 1);
    }
    int top = TOP;
    for (int i = 0; i < rows.size(); i++) {
      DecisionRow row = rows.get(i);
      if (row instanceof Choice choice) {
        choice(pen, choice, top, width, isLastChoice(i));
      } else if (row instanceof Forced forced) {
        String key = forced.number() == 0 ? "decisions.root" : "decisions.forced";
        note(pen, Texts.text(key, forced.count()), top);
      } else if (row instanceof Folded folded) {
        note(pen, Texts.text("decisions.folded", folded.count()), top);
      }
      top += height(row);
    }
  }

  private boolean isLastChoice(int index) {
    return rows.subList(index + 1, rows.size()).stream().noneMatch(Choice.class::isInstance);
  }

  private static void note(Pen pen, String text, int top) {
    pen.write(text, SPINE + 15, top + NOTE / 2.0 - 1, Align.LEFT, Type.text(12), Token.TEXT_MUTED);
  }

  private static void choice(Pen pen, Choice choice, int top, int width, boolean isLast) {
    double middle = top + CHOICE / 2.0;
    if (isLast) {
      pen.fill(Pen.rounded(12, top + 1, width - 24, CHOICE - 2, 6), Token.ACCENT_TINT);
    }
    String number = Integer.toString(choice.number());
    double side = Math.max(18, pen.width(number, Type.monoBold(11)) + 8);
    pen.fill(
        new RoundRectangle2D.Double(SPINE - side / 2, middle - 9, side, 18, 4, 4), Token.ACCENT);
    pen.write(number, SPINE, middle, Align.CENTRE, Type.monoBold(11), Token.ON_ACCENT);
    double text = Math.max(46, SPINE + side / 2 + 7);
    pen.write(
        pen.fitted(choice.text(), Type.mono(12.5), width - 20 - text),
        text,
        middle,
        Align.LEFT,
        Type.mono(12.5),
        Token.TEXT);
    double left = text + pen.width(choice.text(), Type.mono(12.5)) + 10;
    chips(pen, choice, left, width - 20, middle);
  }

  /**
   * Paints the assigned value and as many of the other values as fit between {@code left} and the
   * edge.
   */
  private static void chips(Pen pen, Choice choice, double left, double right, double middle) {
    ImmutableList<Value> shown =
        choice.valuesWithin(right - left - ELLIPSIS, value -> width(pen, value));
    double x = right + 4;
    if (shown.size() < choice.values().size()) {
      pen.write("…", right, middle, Align.RIGHT, Type.text(12), Token.TEXT_MUTED);
      x -= ELLIPSIS;
    }
    for (Value value : shown.reverse()) {
      x -= width(pen, value);
      chip(pen, value, x, middle, width(pen, value) - 4);
    }
  }

  /** Returns the width of a chip with the gap after it. */
  private static double width(Pen pen, Value value) {
    return Math.max(CHIP, pen.width(value.label(), Type.mono(11.5)) + 10) + 4;
  }

  private static void chip(Pen pen, Value value, double left, double middle, double width) {
    RoundRectangle2D box = Pen.rounded(left, middle - CHIP / 2.0 + 1, width, CHIP - 2, 5);
    double centre = left + width / 2;
    switch (value.fate()) {
      case TAKEN -> {
        pen.fill(box, Token.ACCENT);
        pen.write(
            value.label(), centre, middle, Align.CENTRE, Type.monoBold(11.5), Token.ON_ACCENT);
      }
      case FAILED -> {
        pen.fill(box, Token.BACK_FILL);
        pen.outline(box, Token.BACK_MARK, Pen.dashes(1));
        pen.write(value.label(), centre, middle, Align.CENTRE, Type.mono(11.5), Token.BACK_TEXT);
        pen.line(centre - 6, middle, centre + 6, middle, Token.BACK_TEXT, 1.2);
      }
      case LEFT -> {
        pen.fill(box, Token.BG_PANEL);
        pen.outline(box, Token.LINE_CONTROL, new BasicStroke(1));
        pen.write(value.label(), centre, middle, Align.CENTRE, Type.mono(11.5), Token.TEXT);
      }
    }
  }
}
