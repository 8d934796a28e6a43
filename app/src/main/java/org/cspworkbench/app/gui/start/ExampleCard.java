package org.cspworkbench.app.gui.start;

import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.BasicStroke;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.RoundRectangle2D;
import java.util.Optional;
import javax.swing.JButton;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.app.gui.widget.Preview;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.start.Card;
import org.jspecify.annotations.Nullable;

/** A card of the start page: a small picture of a problem and its description. */
final class ExampleCard extends JButton {

  static final int WIDTH = 236;
  static final int HEIGHT = 222;

  private static final int PICTURE = 104;
  private static final double LINE = 12.5;
  private static final double LEAST_LINE = 10.5;

  private final Card example;
  private final int number;
  private String foot = "";
  private boolean isAsked;
  private @Nullable Preview preview;

  ExampleCard(Card example, int number, Runnable open) {
    this.example = example;
    this.number = number;
    setContentAreaFilled(false);
    setBorderPainted(false);
    setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
    setPreferredSize(UIScale.scale(new Dimension(WIDTH, HEIGHT)));
    getAccessibleContext().setAccessibleName(example.title());
    update();
    addActionListener(event -> open.run());
  }

  /** Shows what may have changed. */
  void update() {
    foot = example.foot();
    getAccessibleContext().setAccessibleDescription(example.line() + " " + foot);
    repaint();
  }

  /** Returns whether its picture is available, or not needed because the card is not visible. */
  boolean isReady() {
    return preview != null || (!isAsked && !(isShowing() && isInSight()));
  }

  private boolean isInSight() {
    return !getVisibleRect().isEmpty();
  }

  /**
   * Requests the picture when the card is first visible, so that opening the window is not delayed.
   */
  private void askForPicture() {
    if (!isAsked) {
      isAsked = true;
      WindowThreads.background()
          .run(() -> Previews.of(example.open(), BoardView.plain(), example.solver()), this::show);
    }
  }

  private void show(Optional<Preview> made) {
    preview = made.orElse(null);
    repaint();
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    askForPicture();
    Graphics2D g = Canvas.designUnits(graphics);
    int width = Canvas.unscaled(getWidth());
    int height = Canvas.unscaled(getHeight());
    Pen pen = new Pen(g);
    boolean active = getModel().isRollover() || isFocusOwner();
    RoundRectangle2D card = Pen.rounded(0.5, 0.5, width - 1, height - 1, 10);
    pen.fill(card, Token.BG_PANEL);
    pen.outline(card, active ? Token.ACCENT : Token.LINE_SOFT, new BasicStroke(active ? 2 : 1));
    if (preview != null) {
      preview.paintBeside(g, new Rectangle(17, 15, width - 60, PICTURE));
    }
    pen.write(
        Integer.toString(number), width - 17, 22, Align.RIGHT, Type.mono(12), Token.TEXT_MUTED);
    pen.write(
        example.title(),
        17,
        140,
        Align.LEFT,
        Type.semibold(14),
        active ? Token.ACCENT_TEXT : Token.TEXT);
    double y = 161;
    double size = LINE;
    while (size > LEAST_LINE && !isWhole(pen, Type.text(size), width - 34)) {
      size -= 0.25;
    }
    for (String line : wrapped(pen, example.line(), Type.text(size), width - 34)) {
      pen.write(line, 17, y, Align.LEFT, Type.text(size), Token.TEXT_MUTED);
      y += 17;
    }
    pen.write(foot, 17, height - 21, Align.LEFT, Type.text(11.5), Token.TEXT_MUTED);
    g.dispose();
  }

  /** Returns whether the whole description fits in its two lines. */
  private boolean isWhole(Pen pen, Font font, double width) {
    return String.join(" ", wrapped(pen, example.line(), font, width)).equals(example.line());
  }

  /** Breaks the text between words into at most two lines. */
  private static ImmutableList<String> wrapped(Pen pen, String text, Font font, double width) {
    String first = "";
    String rest = text;
    while (!rest.isEmpty()) {
      int space = rest.indexOf(' ');
      String word = space < 0 ? rest : rest.substring(0, space);
      String longer = first.isEmpty() ? word : first + " " + word;
      if (pen.width(longer, font) > width) {
        break;
      }
      first = longer;
      rest = space < 0 ? "" : rest.substring(space + 1);
    }
    return rest.isEmpty()
        ? ImmutableList.of(first)
        : ImmutableList.of(first, pen.fitted(rest, font, width));
  }
}
