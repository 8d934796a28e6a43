package org.cspworkbench.presentation.paint.graph;

import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.conflict.LearntList;
import org.cspworkbench.presentation.conflict.LearntList.Entry;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.RoundBox;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;

/**
 * A painter of the list of learnt nogoods: a row for each with its length, how many decisions it
 * spans, how often it was used, and the event by which it was learnt. Forgotten ones are struck
 * out.
 */
public final class LearntPainter {

  private static final double TEXT = 12;
  private static final double ROW = 26;
  private static final double LENGTH = 380; // the right edges of figures, from the right
  private static final double LEVELS = 320;
  private static final double USES = 220;
  private static final double BAR = 90;
  private static final double LEAST_WIDTH = 560; // for bars and events
  private static final double MARGIN = 8;

  private final LearntList list;
  private final Csp csp;
  private final ConflictWords words;
  private final Look look;
  private final double u;

  /** Creates a painter of {@code list}. */
  public LearntPainter(LearntList list, Csp csp, ConflictWords words, Look look) {
    this.list = list;
    this.csp = csp;
    this.words = words;
    this.look = look;
    this.u = look.label() / Look.USUAL_LABEL;
  }

  /** Returns the height of a row; the heading is one more. */
  public double rowHeight() {
    return ROW * u;
  }

  /**
   * Paints the heading and all rows at the origin; the latest nogood is tinted. Bars and events are
   * left out where they would take the room of the nogoods.
   */
  public void paint(Surface surface, double width) {
    Ink ink = new Ink(surface, look);
    Face regular = look.fonts().regular();
    double y = ROW * u / 2;
    double figures = rightOfFigures(width);
    head(ink, "conflict.table.nogood", 0, y);
    headToLeft(ink, "conflict.table.length", figures - (LENGTH - USES) * u, y);
    headToLeft(ink, "conflict.table.lbd", figures - (LEVELS - USES) * u, y);
    headToLeft(ink, "conflict.table.uses", figures, y);
    if (isWide(width)) {
      headToLeft(ink, "conflict.table.event", width - MARGIN * u, y);
    }
    int most = Math.max(1, list.mostUses());
    for (int k = 0; k < list.entries().size(); k++) {
      Box row = new Box(0, (k + 1) * ROW * u, width, ROW * u);
      if (ink.shows(row)) {
        row(ink, list.entries().get(k), row, k == 0, most, regular);
      }
    }
  }

  private boolean isWide(double width) {
    return width >= LEAST_WIDTH * u;
  }

  private double rightOfFigures(double width) {
    return width - (isWide(width) ? USES : MARGIN) * u;
  }

  private void head(Ink ink, String key, double x, double y) {
    ink.writeFrom(
        words.texts().text(key),
        x + MARGIN * u,
        y,
        look.fonts().regular(),
        TEXT * u,
        Token.TEXT_MUTED);
  }

  private void headToLeft(Ink ink, String key, double right, double y) {
    String text = words.texts().text(key);
    double width = ink.width(text, look.fonts().regular(), TEXT * u);
    ink.writeFrom(text, right - width, y, look.fonts().regular(), TEXT * u, Token.TEXT_MUTED);
  }

  private void row(Ink ink, Entry entry, Box row, boolean isNewest, int most, Face regular) {
    if (isNewest) {
      ink.fill(new RoundBox(row, 6 * u), Token.ACCENT_TINT);
    } else {
      ink.line(row.x(), row.bottom(), row.right(), row.bottom(), Token.LINE_SOFT, 1);
    }
    double y = row.centreY();
    String text = words.nogood(csp, entry);
    double figures = rightOfFigures(row.width());
    double room = figures - (LENGTH - USES + 60) * u;
    while (text.length() > 4 && ink.width(text, regular, TEXT * u) > room) {
      text = text.substring(0, text.length() - 4) + "…";
    }
    double left = row.x() + MARGIN * u;
    if (entry.isForgotten()) {
      ink.writeFrom(text, left, y, regular, TEXT * u, Token.TEXT_MUTED);
      double right = left + ink.width(text, regular, TEXT * u);
      ink.line(left, y, right, y, Token.TEXT_MUTED, u);
    } else {
      ink.writeFrom(text, left, y, regular, TEXT * u, Token.TEXT);
    }
    figure(ink, entry.literals().size(), figures - (LENGTH - USES) * u, y);
    figure(ink, entry.levels(), figures - (LEVELS - USES) * u, y);
    figure(ink, entry.uses(), figures, y);
    if (isWide(row.width())) {
      bar(ink, entry, figures + 12 * u, y, most);
      event(ink, entry, row.right() - MARGIN * u, y);
    }
  }

  private void bar(Ink ink, Entry entry, double left, double y, int most) {
    double length = BAR * u * entry.uses() / most;
    ink.fill(new Box(left, y - 4 * u, length, 8 * u), Token.TEXT_MUTED);
  }

  private void event(Ink ink, Entry entry, double right, double y) {
    Face mono = look.fonts().mono();
    String event = words.texts().number(entry.event() + 1L);
    double width = ink.width(event, mono, TEXT * u);
    ink.writeFrom(event, right - width, y, mono, TEXT * u, Token.TEXT_MUTED);
  }

  private void figure(Ink ink, int number, double right, double y) {
    Face mono = look.fonts().mono();
    String text = words.texts().number(number);
    ink.writeFrom(text, right - ink.width(text, mono, TEXT * u), y, mono, TEXT * u, Token.TEXT);
  }
}
