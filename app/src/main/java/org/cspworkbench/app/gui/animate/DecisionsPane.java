package org.cspworkbench.app.gui.animate;

import com.google.common.collect.ImmutableList;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.RoundRectangle2D;
import org.cspworkbench.app.gui.animate.DecisionRow.Choice;
import org.cspworkbench.app.gui.animate.DecisionRow.Fate;
import org.cspworkbench.app.gui.animate.DecisionRow.Folded;
import org.cspworkbench.app.gui.animate.DecisionRow.Forced;
import org.cspworkbench.app.gui.animate.DecisionRow.Value;
import org.cspworkbench.app.gui.run.Playback;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.app.paint.Token;

/**
 * The left column: the decisions that stand, the first at the top, each with the values it had to
 * choose from. A click goes to where a decision was made.
 */
final class DecisionsPane extends Canvas {

  private static final long serialVersionUID = 1;
  private static final int TOP = 44;
  private static final int CHOICE = 32;
  private static final int NOTE = 20;
  private static final int SPINE = 29;
  private static final int CHIP = 22;

  private final transient AnimateModel model;
  private transient ImmutableList<DecisionRow> rows = ImmutableList.of();
  private transient String summary = "";

  DecisionsPane(AnimateModel model) {
    super(Token.BG_PANEL);
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
  }

  void update() {
    rows = model.decisions();
    summary =
        model
            .playback()
            .map(playback -> playback.player().state())
            .map(state -> Texts.text("decisions.summary", state.depth()))
            .orElse("");
    getAccessibleContext().setAccessibleName(Texts.text("decisions.name", summary));
    repaint();
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
    pen.write(summary, width - 16, 20, Align.RIGHT, Type.text(12), Token.TEXT_MUTED);
    if (rows.isEmpty()) {
      pen.write(Texts.text("decisions.none"), 16, 52, Align.LEFT, Type.text(12), Token.TEXT_MUTED);
      return;
    }
    int total = rows.stream().mapToInt(DecisionsPane::height).sum();
    pen.line(SPINE, TOP + 8, SPINE, TOP + total - 12, Token.LINE_CONTROL, 1);
    int top = TOP;
    for (int i = 0; i < rows.size(); i++) {
      DecisionRow row = rows.get(i);
      if (row instanceof Choice choice) {
        choice(pen, choice, top, width, isLastChoice(i));
      } else if (row instanceof Forced forced) {
        String key = forced.level() == 0 ? "decisions.root" : "decisions.forced";
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
    String number = Integer.toString(choice.level());
    double side = Math.max(18, pen.width(number, Type.monoBold(11)) + 8);
    pen.fill(
        new RoundRectangle2D.Double(SPINE - side / 2, middle - 9, side, 18, 4, 4), Token.ACCENT);
    pen.write(number, SPINE, middle, Align.CENTRE, Type.monoBold(11), Token.ON_ACCENT);
    double chips = chips(pen, choice.values(), width - 20, middle);
    pen.write(
        pen.fitted(choice.text(), Type.mono(12.5), chips - 52),
        46,
        middle,
        Align.LEFT,
        Type.mono(12.5),
        Token.TEXT);
  }

  /** The values from right to left, as many as fit; returns where the leftmost begins. */
  private static double chips(Pen pen, ImmutableList<Value> values, double right, double middle) {
    double left = right;
    int most = values.size() > 4 ? 3 : 4;
    int taken = 0;
    while (values.get(taken).fate() != Fate.TAKEN) {
      taken++;
    }
    int first = Math.max(0, Math.min(taken - 1, values.size() - most));
    int last = Math.min(values.size(), first + most);
    if (last < values.size()) {
      left -= pen.width("…", Type.text(12)) + 2;
      pen.write("…", left + 2, middle, Align.LEFT, Type.text(12), Token.TEXT_MUTED);
    }
    for (int i = last - 1; i >= first; i--) {
      double width = Math.max(CHIP, pen.width(values.get(i).label(), Type.mono(11.5)) + 10);
      left -= width + (i == last - 1 ? 0 : 4);
      chip(pen, values.get(i), left, middle, width);
    }
    return left;
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
