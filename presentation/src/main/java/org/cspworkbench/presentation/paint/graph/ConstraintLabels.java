package org.cspworkbench.presentation.paint.graph;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.RoundBox;
import org.cspworkbench.presentation.surface.Token;

/** The words of constraints in a picture, each where it touches nothing that is there already. */
final class ConstraintLabels {

  private static final int LONGEST = 26;
  private static final double LEAST_LETTERS = 11.5;
  private static final double[] PLACES_ON_LINE = {0.5, 0.4, 0.6, 0.3, 0.7};

  /** The colours of a label. */
  enum Tone {
    PLAIN(Token.BG_PANEL, Token.LINE_SOFT, Token.TEXT),
    MARKED(Token.ACCENT, Token.ACCENT, Token.ON_ACCENT),
    CONFLICT(Token.CONFLICT_FILL, Token.CONFLICT_MARK, Token.CONFLICT_TEXT);

    private final Token fill;
    private final Token edge;
    private final Token letters;

    Tone(Token fill, Token edge, Token letters) {
      this.fill = fill;
      this.edge = edge;
      this.letters = letters;
    }

    /** Returns the colour of the edge of a label, and of the lines of its constraint. */
    Token edge() {
      return edge;
    }
  }

  private final Ink ink;
  private final Box area;
  private final double letters;
  private final List<Box> taken = new ArrayList<>();

  /** Creates labels in an area. */
  ConstraintLabels(Ink ink, Box area) {
    this.ink = ink;
    this.area = area;
    this.letters = Math.max(LEAST_LETTERS, ink.look().label());
  }

  /** Returns the size of the letters. */
  double letters() {
    return letters;
  }

  /** Keeps the labels that follow out of a part of the picture. */
  void keepOut(Box part) {
    taken.add(part);
  }

  /** Returns places for a label on a line, the middle first. */
  static ImmutableList<Point> on(Point from, Point to) {
    ImmutableList.Builder<Point> places = ImmutableList.builder();
    for (double part : PLACES_ON_LINE) {
      places.add(
          new Point(from.x() + part * (to.x() - from.x()), from.y() + part * (to.y() - from.y())));
    }
    return places.build();
  }

  /**
   * Writes the words at the first place that is free. Those of a marked constraint are written at
   * the first one if none is, and shortened if they are long; others are left out then.
   */
  void write(String all, List<Point> places, Tone tone) {
    if (tone == Tone.PLAIN && all.length() > LONGEST) {
      return;
    }
    String words = all.length() > LONGEST ? all.substring(0, LONGEST - 1) + "…" : all;
    Point free = places.stream().filter(at -> isFree(box(words, at))).findFirst().orElse(null);
    if (free != null || tone != Tone.PLAIN) {
      paint(words, free == null ? places.get(0) : free, tone);
    }
  }

  private boolean isFree(Box box) {
    return area.contains(box) && taken.stream().noneMatch(box::intersects);
  }

  private void paint(String words, Point at, Tone tone) {
    Box box = box(words, at);
    taken.add(box);
    ink.fill(new RoundBox(box, 8), tone.fill);
    ink.draw(new RoundBox(box, 8), tone.edge, ink.look().thinLine());
    ink.write(words, at.x(), at.y(), ink.look().fonts().mono(), letters, tone.letters);
  }

  private Box box(String words, Point at) {
    double width = ink.width(words, ink.look().fonts().mono(), letters) + 12;
    return new Box(at.x() - width / 2, at.y() - letters * 0.9, width, letters * 1.8);
  }
}
