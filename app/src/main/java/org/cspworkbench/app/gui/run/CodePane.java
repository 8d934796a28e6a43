package org.cspworkbench.app.gui.run;

import java.awt.Cursor;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.document.AskedTerms;
import org.cspworkbench.app.gui.document.GlossaryAccess;
import org.cspworkbench.app.gui.replay.EventChips;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Chip;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.presentation.detail.CodeListing;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.ColumnFit;
import org.cspworkbench.viewer.words.Texts;

/**
 * The upper part of the right column: the pseudo-code, in which the current line is marked by a
 * tint, a bar and bold type, and the number of executions of each line.
 */
final class CodePane extends Canvas {

  private static final int TOP = 36;
  private static final int BOTTOM = 6;
  private static final int NUMBERS = 72;
  private static final double LARGEST = 12.5;
  private static final double CLOSE = 12; // for lines of reduced height
  private static final double ADVANCE = 0.6; // of a monospaced character, relative to its size

  private final AnimateModel model;
  private CodeListing listing;
  private int lineHeight = ColumnFit.USUAL_LINE;
  private int shown = Integer.MAX_VALUE; // the number of visible lines
  private int first; // the first visible line

  CodePane(AnimateModel model) {
    super(Token.BG_PANEL);
    this.model = model;
    this.listing = model.details().code();
    setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
    setToolTipText(Texts.text("code.tip"));
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            int line = first + (at(event).y - TOP) / lineHeight;
            if (SwingUtilities.isRightMouseButton(event)) {
              explain(line);
            } else {
              goToNextOf(line);
            }
          }
        });
    update();
  }

  /** Returns its height without its lines. */
  static int head() {
    return TOP + BOTTOM;
  }

  /** Returns the number of lines of the pseudo-code. */
  int lines() {
    return model.solver().pseudoCode().lines().size();
  }

  /** Shows the given number of lines of the given height, including the current line. */
  void fit(int lines, int height) {
    shown = lines;
    lineHeight = height;
    first = listing.firstShown(first, shown);
    setWantedSize(320, TOP + lineHeight * Math.min(shown, lines()) + BOTTOM);
  }

  void update() {
    listing = model.details().code();
    first = listing.firstShown(first, shown);
    String current =
        listing.current() < 0 ? "" : listing.lines().get(listing.current()).text().strip();
    getAccessibleContext().setAccessibleName(Texts.text("code.name", current));
    repaint();
  }

  private void goToNextOf(int line) {
    if (line >= 0 && line < listing.lines().size()) {
      model.details().nextOf(line);
    }
  }

  /** Opens the glossary with the terms of a line first, then those of the whole listing. */
  private void explain(int line) {
    String own = line >= 0 && line < listing.lines().size() ? listing.lines().get(line).text() : "";
    GlossaryAccess.open(this, AskedTerms.in(own + "\n" + listing.text()));
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    Pen pen = new Pen(g);
    pen.write(Texts.text("code.title"), 16, 20, Align.LEFT, Type.semibold(13), Token.TEXT);
    pen.write(
        Texts.text("code.times"), width - 16, 20, Align.RIGHT, Type.text(12), Token.TEXT_MUTED);
    int end = Math.min(listing.lines().size() - first, shown) + first;
    for (int i = first; i < end; i++) {
      line(pen, i, width);
    }
  }

  private void line(Pen pen, int i, int width) {
    CodeListing.Line line = listing.lines().get(i);
    boolean current = i == listing.current();
    double top = TOP + (double) (i - first) * lineHeight;
    double middle = top + lineHeight / 2.0;
    if (current) {
      Chip chip = EventChips.of(model.details().lastEvent().orElse(EventKind.TRY));
      pen.fill(new Rectangle2D.Double(0, top, width, lineHeight), chip.fill());
      pen.fill(new Rectangle2D.Double(0, top, 3, lineHeight), chip.mark());
    }
    pen.write(Integer.toString(i + 1), 26, middle, Align.RIGHT, Type.mono(12), Token.TEXT_MUTED);
    pen.write(line.text(), 34, middle, Align.LEFT, codeFont(current, width), Token.TEXT);
    if (line.times() != CodeListing.UNCOUNTED) {
      pen.write(
          Texts.number(line.times()),
          width - 16,
          middle,
          Align.RIGHT,
          Type.mono(12),
          Token.TEXT_MUTED);
    }
  }

  /** Returns the largest font in which the longest line fits beside the counts. */
  private Font codeFont(boolean heavy, int width) {
    int longest = listing.lines().stream().mapToInt(line -> line.text().length()).max().orElse(1);
    double size =
        Math.min(
            lineHeight < ColumnFit.USUAL_LINE ? CLOSE : LARGEST,
            (width - 34 - NUMBERS) / (longest * ADVANCE));
    return heavy ? Type.monoBold(size) : Type.mono(size);
  }
}
