package org.cspworkbench.app.gui.run;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.presentation.detail.DecisionRow.Choice;
import org.cspworkbench.presentation.detail.DecisionRows;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.words.Texts;

/**
 * The decisions on the current path as chips in two rows, used with the projector theme, which has
 * no space for a column. If they do not fit, the last ones are shown. A click moves to the event of
 * a decision.
 */
final class DecisionChips extends Canvas {

  private static final int SIDE = 16;
  private static final int TOP = 10;
  private static final int ROWS = 2;
  private static final int CHIP = 24;
  private static final int ROW = CHIP + 6;
  private static final int GAP = 8;
  private static final int PADDING = 7;

  /** The height of the pane. */
  static final int HEIGHT = TOP + ROWS * ROW;

  /** A chip and its bounds. */
  private record Placed(Choice choice, Rectangle2D.Double bounds) {}

  private final AnimateModel model;
  private ImmutableList<Choice> choices = ImmutableList.of();
  private List<Placed> placed = List.of();

  DecisionChips(AnimateModel model) {
    super(Token.BG_PANEL);
    this.model = model;
    setWantedSize(320, HEIGHT);
    setToolTipText(Texts.text("decisions.tip"));
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            goTo(event);
          }
        });
  }

  void update() {
    DecisionRows decisions = model.details().decisions();
    choices =
        decisions.rows().stream()
            .filter(Choice.class::isInstance)
            .map(Choice.class::cast)
            .collect(toImmutableList());
    String summary = Texts.text("decisions.summary", decisions.choices(), decisions.placed());
    getAccessibleContext().setAccessibleName(Texts.text("decisions.name", summary));
    repaint();
  }

  private void goTo(MouseEvent event) {
    placed.stream()
        .filter(chip -> chip.bounds().contains(at(event)))
        .findFirst()
        .ifPresent(chip -> model.playback().ifPresent(at -> at.seek(chip.choice().position())));
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    Pen pen = new Pen(g);
    if (choices.isEmpty()) {
      pen.write(
          Texts.text("decisions.none"),
          SIDE,
          TOP + CHIP / 2.0,
          Align.LEFT,
          Type.text(12),
          Token.TEXT_MUTED);
    }
    placed = fitting(pen, width);
    placed.forEach(chip -> paint(pen, chip));
  }

  /** Returns the last choices that fit. */
  private List<Placed> fitting(Pen pen, int width) {
    int first = Math.max(0, choices.size() - DecisionRows.MOST_CHOICES);
    List<Placed> all = place(pen, choices.subList(first, choices.size()), width);
    while (all.size() > 1 && all.get(all.size() - 1).bounds().y > TOP + (ROWS - 1) * ROW) {
      all = place(pen, choices.subList(++first, choices.size()), width);
    }
    return all;
  }

  private static List<Placed> place(Pen pen, List<Choice> shown, int width) {
    List<Placed> all = new ArrayList<>();
    double x = SIDE;
    double y = TOP;
    for (Choice choice : shown) {
      double wide = numberWidth(pen, choice) + textWidth(pen, choice);
      if (x > SIDE && x + wide > width - SIDE) {
        x = SIDE;
        y += ROW;
      }
      all.add(new Placed(choice, new Rectangle2D.Double(x, y, wide, CHIP)));
      x += wide + GAP;
    }
    return all;
  }

  private static double numberWidth(Pen pen, Choice choice) {
    return Math.max(CHIP, pen.width(number(choice), Type.monoBold(12.5)) + 2 * PADDING);
  }

  private static double textWidth(Pen pen, Choice choice) {
    return pen.width(choice.text(), Type.mono(12.5)) + 2 * PADDING;
  }

  private static String number(Choice choice) {
    return Integer.toString(choice.number());
  }

  private static void paint(Pen pen, Placed chip) {
    Rectangle2D.Double bounds = chip.bounds();
    double side = numberWidth(pen, chip.choice());
    double middle = bounds.getCenterY();
    pen.fill(new Rectangle2D.Double(bounds.x, bounds.y, side, CHIP), Token.ACCENT);
    pen.outline(bounds, Token.ACCENT, new BasicStroke(1.5f));
    pen.write(
        number(chip.choice()),
        bounds.x + side / 2,
        middle,
        Align.CENTRE,
        Type.monoBold(12.5),
        Token.ON_ACCENT);
    pen.write(
        chip.choice().text(),
        bounds.x + side + PADDING,
        middle,
        Align.LEFT,
        Type.mono(12.5),
        Token.TEXT);
  }
}
