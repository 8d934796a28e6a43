package org.cspworkbench.app.gui.stage;

import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.Graphics2D;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.lesson.LectureModel;
import org.cspworkbench.viewer.lesson.SceneTime;

/** The top of the lecturer's view: the scene, and the clocks of scene, lecture and day. */
final class LecturerHeader extends Canvas {

  private static final DateTimeFormatter TIME_OF_DAY = DateTimeFormatter.ofPattern("HH:mm");
  private static final int CLOCK = 200; // the width of one clock

  private final LectureModel lecture;

  LecturerHeader(LectureModel lecture) {
    super(Token.BG_RAISED);
    Overflow.SHORTENED.declareFor(this); // the title is written by the author of the lecture
    this.lecture = lecture;
    setWantedSize(900, 64);
  }

  /** Returns a time as minutes and seconds. */
  static String clock(long seconds) {
    return String.format(Locale.ROOT, "%02d:%02d", seconds / 60, seconds % 60);
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    Pen pen = new Pen(g);
    pen.line(0, height - 0.5, width, height - 0.5, Token.LINE_SOFT, 1);
    if (!lecture.isOpen()) {
      return;
    }
    String place = text("lecturer.place", lecture.step(), lecture.length());
    double room = width - 24 - 3 * CLOCK - pen.width(place, Type.text(15)) - 40;
    String title = pen.fitted(lecture.title().orElse(""), Type.semibold(20), room);
    getAccessibleContext().setAccessibleName(title + ", " + place);
    pen.write(title, 24, 32, Align.LEFT, Type.semibold(20), Token.TEXT);
    double x = 24 + pen.width(title, Type.semibold(20)) + 20;
    pen.write(place, x, 33, Align.LEFT, Type.text(15), Token.TEXT_MUTED);
    SceneTime scene = lecture.scenes().get(lecture.step() - 1);
    long planned = 60L * lecture.plannedMinutes();
    LocalTime now = LocalTime.now(ZoneId.systemDefault());
    LocalTime end = now.minusSeconds(lecture.seconds()).plusSeconds(planned);
    clock(pen, width - 24, now.format(TIME_OF_DAY), end.format(TIME_OF_DAY), "lecturer.day");
    clock(pen, width - 24 - CLOCK, clock(lecture.seconds()), clock(planned), "lecturer.lecture");
    clock(
        pen,
        width - 24 - 2 * CLOCK,
        clock(scene.taken()),
        clock(scene.planned()),
        "lecturer.scene.time");
  }

  private static void clock(Pen pen, double right, String time, String limit, String key) {
    pen.write(text(key), right, 47, Align.RIGHT, Type.text(13), Token.TEXT_MUTED);
    String of = " / " + limit;
    pen.write(of, right, 22, Align.RIGHT, Type.mono(18), Token.TEXT_MUTED);
    double x = right - pen.width(of, Type.mono(18));
    pen.write(time, x, 21, Align.RIGHT, Type.monoBold(25), Token.TEXT);
  }
}
