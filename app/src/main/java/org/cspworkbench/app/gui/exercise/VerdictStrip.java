package org.cspworkbench.app.gui.exercise;

import java.awt.Graphics2D;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Chip;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.presentation.exercise.Tone;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.lesson.TurnModel;
import org.cspworkbench.viewer.words.Texts;

/** The strip below the board with the assessment of the last move. */
final class VerdictStrip extends Canvas {

  private static final int HEIGHT = 60;
  private static final double LARGEST = 17;
  private static final double SMALLEST = 12;

  private final TurnModel model;

  VerdictStrip(TurnModel model) {
    super(Token.BG_RAISED);
    Overflow.SHORTENED.declareFor(this);
    this.model = model;
    setWantedSize(400, HEIGHT);
    getAccessibleContext().setAccessibleName(Texts.text("turn.verdict.name"));
  }

  void update() {
    getAccessibleContext().setAccessibleDescription(word() + ": " + model.verdict());
    setToolTipText(model.verdict().isEmpty() ? null : model.verdict());
    repaint();
  }

  private String word() {
    return model.tone().word(Texts.phrases());
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    Pen pen = new Pen(g);
    pen.line(0, 0.5, width, 0.5, Token.LINE_SOFT, 1);
    double middle = height / 2.0;
    double x = model.tone() == Tone.NONE ? 16 : chip().paint(pen, this, middle);
    double room = width - 16 - x;
    double size = LARGEST;
    while (size > SMALLEST && pen.width(model.verdict(), Type.text(size)) > room) {
      size -= 0.5;
    }
    String fitted = pen.fitted(model.verdict(), Type.text(size), room);
    pen.write(fitted, x, middle, Align.LEFT, Type.text(size), Token.TEXT);
  }

  private Chip chip() {
    return switch (model.tone()) {
      case RIGHT, OVER -> chip("solution", Token.SOLVED_FILL, Token.SOLVED_MARK, Token.SOLVED_TEXT);
      case WRONG ->
          chip("contradiction", Token.CONFLICT_FILL, Token.CONFLICT_MARK, Token.CONFLICT_TEXT);
      case SHOWN, NONE -> chip("hint", Token.HINT_FILL, Token.HINT_MARK, Token.HINT_TEXT);
    };
  }

  private Chip chip(String icon, Token fill, Token mark, Token text) {
    return new Chip(word(), icon, fill, mark, text, false);
  }
}
