package org.cspworkbench.presentation.paint.timeline;

import java.util.Comparator;
import java.util.List;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.geometry.Line;
import org.cspworkbench.presentation.geometry.Path;
import org.cspworkbench.presentation.look.Ink;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Surface;

/**
 * A painter of the bar for scrubbing several runs together: the scale, dotted where nothing is
 * recorded, a diamond at the end of each run with its name below, and the playhead.
 */
public final class LockedScrubPainter {

  /** The required height. */
  public static final int HEIGHT = 48;

  private static final int LINE = 20;
  private static final int NAMES = 36;
  private static final int BETWEEN_NAMES = 12;
  private static final double NAME = 12;
  private static final double NOTES = 7;
  private static final double ONE_PLACE = 18;
  private static final double ASTRAY = 12;

  private final Ink ink;
  private final Box area;
  private final LockedScrub scrub;

  private LockedScrubPainter(Ink ink, Box area, LockedScrub scrub) {
    this.ink = ink;
    this.area = area;
    this.scrub = scrub;
  }

  /** Paints {@code scrub} into {@code area}, which should be {@link #HEIGHT} high. */
  public static void paint(Surface surface, Box area, Look look, LockedScrub scrub) {
    new Ink(surface, look)
        .within(
            new Box(area.x() - 8, area.y(), area.width() + 16, area.height()),
            ink -> {
              new LockedScrubPainter(ink, area, scrub).paint();
            });
  }

  /** Returns the x coordinate of {@code place} on a bar in {@code area}. */
  public static double placeOf(double place, Box area, RunScale scale) {
    return area.x() + area.width() * scale.partAt(place);
  }

  /** Returns the place at the coordinate {@code x} on a bar in {@code area}. */
  public static double placeAt(double x, Box area, RunScale scale) {
    return scale.placeAt((x - area.x()) / Math.max(1, area.width()));
  }

  private double x(double place) {
    return placeOf(place, area, scrub.scale());
  }

  private double y(double below) {
    return area.y() + below;
  }

  private void paint() {
    line();
    names();
    scrub.bookmarks().forEach(this::bookmark);
    loop();
    scrub.finishes().forEach(this::diamond);
    playhead();
  }

  private void line() {
    double position = x(scrub.place());
    double recorded = Math.max(position, x(scrub.recordedEnd()));
    bar(area.x(), position, Token.ACCENT);
    bar(position, recorded, Token.LINE_CONTROL);
    if (recorded < area.right() - 1) {
      ink.draw(
          new Line(recorded + 4, y(LINE), area.right(), y(LINE)),
          ink.colour(Token.LINE_CONTROL),
          Stroke.round(3).dashed(0.1, 7, 0));
    }
  }

  private void bar(double from, double to, Token token) {
    double height = ink.device().whole(4);
    ink.fill(new Box(from, ink.device().y(y(LINE) - height / 2), to - from, height), token);
  }

  private void bookmark(double place, String note) {
    MarkPen.flag(ink, x(place), y(2), y(LINE));
    ink.writeFrom(
        note,
        x(place) + MarkPen.FLAG + 3,
        y(NOTES),
        ink.look().fonts().regular(),
        ink.look().label(),
        Token.TEXT_MUTED);
  }

  private void loop() {
    Token colour = scrub.loop().isOn() ? Token.ACCENT : Token.TEXT_MUTED;
    if (scrub.loop().from() > 0) {
      MarkPen.bracket(ink, x(scrub.loop().from()), y(LINE - 9), y(LINE + 9), 1, colour);
    }
    if (Double.isFinite(scrub.loop().to())) {
      MarkPen.bracket(ink, x(scrub.loop().to()), y(LINE - 9), y(LINE + 9), -1, colour);
    }
  }

  private void diamond(LockedScrub.Finish finish) {
    double x = x(finish.place());
    Path.Builder path = Path.builder();
    path.moveTo(x, y(LINE - 7));
    path.lineTo(x + 7, y(LINE));
    path.lineTo(x, y(LINE + 7));
    path.lineTo(x - 7, y(LINE));
    path.close();
    ink.fill(path.build(), finish.hasAnswer() ? Token.SOLVED_MARK : Token.BG_PANEL);
    ink.draw(path.build(), finish.hasAnswer() ? Token.BG_PANEL : Token.LINE_CONTROL, 2);
  }

  /**
   * Writes the names below the diamonds, from the left; diamonds that touch share a line. A name
   * that would overlap another one is moved to the right, or omitted if that would be too far.
   */
  private void names() {
    double free = area.x();
    List<LockedScrub.Finish> inOrder =
        scrub.finishes().stream()
            .sorted(Comparator.comparingDouble(LockedScrub.Finish::place))
            .toList();
    int next = 0;
    while (next < inOrder.size()) {
      double x = x(inOrder.get(next).place());
      StringBuilder names = new StringBuilder(inOrder.get(next).name());
      for (next++; next < inOrder.size() && x(inOrder.get(next).place()) - x < ONE_PLACE; next++) {
        names.append(", ").append(inOrder.get(next).name());
      }
      free = name(names.toString(), x, free);
    }
  }

  /** Writes a name at {@code free} or to its right; returns the next free coordinate. */
  private double name(String name, double x, double free) {
    Face font = ink.look().fonts().regular();
    double width = ink.width(name, font, NAME);
    double left = Math.max(free, Math.min(x - width / 2, area.right() - width));
    if (left > x + ASTRAY || left + width > area.right() + 1) {
      return free;
    }
    ink.writeFrom(name, left, y(NAMES), font, NAME, Token.TEXT_MUTED);
    return left + width + BETWEEN_NAMES;
  }

  private void playhead() {
    Playhead.paint(ink, x(scrub.place()), y(3), LINE);
  }
}
