package org.cspworkbench.app.gui.stage;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.Font;
import java.awt.Graphics2D;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.lesson.LectureModel;
import org.cspworkbench.viewer.lesson.SceneTime;

/** The scenes of the lecture with their planned times, and those that they have taken. */
final class ScenesPane extends Canvas {

  private static final int TOP = 40;
  private static final int ROW = 35;
  private static final int LEAST_ROW = 24;
  private static final double LETTERS = 16;

  private final LectureModel lecture;

  ScenesPane(LectureModel lecture) {
    super(Token.BG_PANEL);
    Overflow.SHORTENED.declareFor(this); // the titles are written by the author of the lecture
    this.lecture = lecture;
    getAccessibleContext().setAccessibleName(text("lecturer.scenes"));
    setWantedSize(400, TOP + LEAST_ROW * 4);
  }

  /** Requests room for all scenes, as far as there is room beside the notes. */
  void update() {
    int scenes = Math.max(1, lecture.scenes().size());
    if (unscaled(getPreferredSize().height) != TOP + LEAST_ROW * scenes + 8) {
      setWantedSize(400, TOP + LEAST_ROW * scenes + 8);
    }
    repaint();
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    Pen pen = new Pen(g);
    pen.line(0, 0.5, width, 0.5, Token.LINE_SOFT, 1);
    pen.write(text("lecturer.scenes"), 24, 22, Align.LEFT, Type.semibold(15), Token.TEXT);
    pen.write(text("lecturer.times"), width - 24, 22, Align.RIGHT, Type.text(13), Token.TEXT_MUTED);
    ImmutableList<SceneTime> scenes = lecture.scenes();
    double row = Math.min(ROW, (height - TOP - 4.0) / Math.max(1, scenes.size()));
    for (int i = 0; i < scenes.size(); i++) {
      draw(pen, i, scenes.get(i), TOP + i * row, row, width);
    }
  }

  private void draw(Pen pen, int index, SceneTime scene, double y, double row, int width) {
    if (scene.isCurrent()) {
      pen.fill(Pen.rounded(12, y + 1, width - 24.0, row - 2, 6), Token.ACCENT_TINT);
    }
    boolean isOver = scene.isVisited() && !scene.isCurrent();
    Token colour = scene.isCurrent() ? Token.ACCENT_TEXT : isOver ? Token.TEXT_MUTED : Token.TEXT;
    double middle = y + row / 2;
    Font mono = scene.isCurrent() ? Type.monoBold(LETTERS) : Type.mono(LETTERS);
    String taken = scene.isVisited() ? LecturerHeader.clock(scene.taken()) : "–";
    boolean isLate = scene.over() > 0;
    pen.write(
        taken,
        width - 24,
        middle,
        Align.RIGHT,
        isLate ? Type.monoBold(LETTERS) : mono,
        isLate ? Token.PRUNED_TEXT : colour);
    pen.write(LecturerHeader.clock(scene.planned()), width - 94, middle, Align.RIGHT, mono, colour);
    if (isOver) {
      pen.write("✓", width - 164, middle, Align.RIGHT, Type.semibold(LETTERS), colour);
    }
    if (isLate) {
      String over = "+" + LecturerHeader.clock(scene.over());
      pen.write(over, width - 186, middle, Align.RIGHT, Type.monoBold(LETTERS), Token.PRUNED_TEXT);
    }
    Font font = scene.isCurrent() ? Type.semibold(LETTERS) : Type.text(LETTERS);
    pen.write(Integer.toString(index + 1), 24, middle, Align.LEFT, font, colour);
    double room = width - 186 - (isLate ? 70 : 0) - 60.0;
    pen.write(pen.fitted(scene.title(), font, room), 52, middle, Align.LEFT, font, colour);
  }
}
