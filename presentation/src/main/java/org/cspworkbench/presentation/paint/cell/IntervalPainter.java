package org.cspworkbench.presentation.paint.cell;

import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.words.IntervalText;

/**
 * A painter of the remaining values of a wide domain: a bar for each interval, in its place between
 * the first and the last value of the whole domain, above which the intervals are written.
 */
public final class IntervalPainter {

  private static final int MOST_NAMED = 8;
  private static final double TEXT = 0.55; // of the height of the strip, at most
  private static final double SMALLEST_TEXT = 0.6; // of the least size of letters
  private static final double PADDING = 5;
  private static final double THINNEST = 2; // of a bar, in pixels

  private final Ink ink;
  private final Domain domain;
  private final Box strip;

  /** Creates a painter of sets of values of {@code domain} in {@code strip}. */
  public IntervalPainter(Ink ink, Domain domain, Box strip) {
    this.ink = ink;
    this.domain = domain;
    this.strip = strip;
  }

  /**
   * Paints the candidates of {@code spot}, with text of this size; without any if it is 0, or if an
   * interval would have to be written in smaller letters than are legible.
   */
  public void paint(Spot spot, double size) {
    double text = Math.min(size, strip.height() * TEXT);
    ValueSet left = spot.candidates();
    boolean isLegible =
        text > 0
            && (left.isEmpty()
                || ink.fitting(names(left, 1), font(), text, width())
                    >= ink.look().letters() * SMALLEST_TEXT);
    paintBars(spot, isLegible ? text : 0);
  }

  private Face font() {
    return ink.look().fonts().regular();
  }

  private String names(ValueSet values, int most) {
    return IntervalText.of(domain, values, most);
  }

  private void paintBars(Spot spot, double text) {
    double height = Math.max(THINNEST, strip.height() * (text > 0 ? 0.2 : 0.4));
    double top = text > 0 ? strip.bottom() - height * 1.6 : strip.centreY() - height / 2;
    ink.fill(bar(0, domain.size() - 1, top, height), Token.BG_RAISED);
    bars(spot.candidates(), top, height, Token.CANDIDATE);
    bars(spot.pruned(), top, height, Token.PRUNED_TEXT);
    bars(spot.current(), top, height, Token.PRUNED_MARK);
    if (text > 0 && !spot.candidates().isEmpty()) {
      write(spot.candidates(), strip.y() + (top - strip.y()) / 2, text);
    }
  }

  /** Writes as many intervals as there is room for, in smaller letters if one has no room. */
  private void write(ValueSet values, double y, double text) {
    int most = MOST_NAMED;
    String names = names(values, most);
    while (most > 1 && ink.width(names, font(), text) > width()) {
      names = names(values, --most);
    }
    double fitted = ink.fitting(names, font(), text, width());
    ink.writeFrom(names, strip.x() + PADDING, y, font(), fitted, Token.CANDIDATE);
  }

  /** Returns the middle of the bar of {@code values}, or of the strip if there are none. */
  public Point middle(ValueSet values) {
    return values.isEmpty()
        ? strip.centre()
        : new Point(
            (left(values.first(0)) + left(values.last(values.intervalCount() - 1) + 1)) / 2,
            strip.centreY());
  }

  /** Paints a bar for each interval; those that share a pixel are one. */
  private void bars(ValueSet values, double top, double height, Token token) {
    double pixel = ink.device().pixel();
    for (int k = 0; k < values.intervalCount(); k++) {
      int first = values.first(k);
      while (k + 1 < values.intervalCount()
          && left(values.first(k + 1)) - left(values.last(k)) < pixel) {
        k++;
      }
      ink.fill(bar(first, values.last(k), top, height), token);
    }
  }

  private Box bar(int first, int last, double top, double height) {
    double from = left(first);
    double wide = Math.max(THINNEST, left(last + 1) - from);
    return new Box(Math.min(from, strip.right() - PADDING - wide), top, wide, height);
  }

  private double width() {
    return Math.max(1, strip.width() - 2 * PADDING);
  }

  private double left(int index) {
    return strip.x() + PADDING + width() * index / domain.size();
  }
}
