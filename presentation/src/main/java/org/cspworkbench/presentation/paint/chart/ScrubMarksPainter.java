package org.cspworkbench.presentation.paint.chart;

import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Token;

/** A painter of the marks on a bar for scrubbing: the loop, the bookmarks and the playhead. */
final class ScrubMarksPainter {

  /** The width of a flag. */
  static final int FLAG = 10;

  private static final int FLAG_TOP = 2;

  /**
   * Where marks are placed, measured from the top of the bar.
   *
   * @param notes the centre of notes
   * @param base the line of the scale, down to which the poles of flags reach
   * @param loopTop the top of the brackets of a loop
   * @param loopBottom their bottom
   * @param playhead the top of the handle of the playhead
   * @param playheadLength the length of the line of the playhead
   */
  record Rows(
      double notes,
      double base,
      double loopTop,
      double loopBottom,
      double playhead,
      double playheadLength) {}

  private final Ink ink;
  private final ScrubScale scale;
  private final ScrubMarks marks;
  private final Rows rows;

  ScrubMarksPainter(Ink ink, ScrubScale scale, ScrubMarks marks, Rows rows) {
    this.ink = ink;
    this.scale = scale;
    this.marks = marks;
    this.rows = rows;
  }

  private double y(double below) {
    return scale.area().y() + below;
  }

  /** Returns the colour of the loop, which depends on whether playback repeats it. */
  Token loopColour() {
    return marks.loop().isOn() ? Token.ACCENT : Token.TEXT_MUTED;
  }

  /** Paints the bracket at the start of the loop. */
  void loopStart(double place) {
    bracket(place, 1);
  }

  /** Paints the bracket at the end of the loop. */
  void loopEnd(double place) {
    bracket(place, -1);
  }

  private void bracket(double place, int inwards) {
    double x = scale.x(place);
    Path.Builder path = Path.builder();
    path.moveTo(x + inwards * 5, y(rows.loopTop()));
    path.lineTo(x, y(rows.loopTop()));
    path.lineTo(x, y(rows.loopBottom()));
    ink.draw(path.build(), loopColour(), 2);
  }

  /** Paints the flag of a bookmark. */
  void flag(double place) {
    double x = scale.x(place);
    double top = y(FLAG_TOP);
    Path.Builder flag = Path.builder();
    flag.moveTo(x, top);
    flag.lineTo(x + FLAG, top);
    flag.lineTo(x + FLAG - 3, top + 3.5);
    flag.lineTo(x + FLAG, top + 7);
    flag.lineTo(x, top + 7);
    flag.close();
    ink.fill(flag.build(), Token.TEXT_MUTED);
    ink.line(x, top, x, y(rows.base()), Token.TEXT_MUTED, 1.5);
  }

  /** Returns the x coordinate at which the note beside the flag of a bookmark starts. */
  double noteStart(double place) {
    return scale.x(place) + FLAG + 3;
  }

  /** Writes a note that starts at the coordinate {@code left}. */
  void note(String note, double left) {
    ink.writeFrom(
        note,
        left,
        y(rows.notes()),
        ink.look().fonts().regular(),
        ink.look().label(),
        Token.TEXT_MUTED);
  }

  /** Returns the width of a note. */
  double noteWidth(String note) {
    return ink.width(note, ink.look().fonts().regular(), ink.look().label());
  }

  void playhead() {
    Playhead.paint(ink, scale.x(marks.place()), y(rows.playhead()), rows.playheadLength());
  }
}
