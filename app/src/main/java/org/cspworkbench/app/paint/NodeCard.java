package org.cspworkbench.app.paint;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.awt.geom.Rectangle2D;
import org.cspworkbench.core.model.Variable;

/**
 * A variable of a graph as a small card: its name and, if there is room, its value or how many
 * values are left; a bar along the bottom, of the tone of that number, while it has no value.
 */
final class NodeCard {

  private static final double SMALLEST_LETTERS = 6;

  /** A card of this height has room for a second line. */
  private static final double TWO_LINES = 24;

  private final Ink ink;
  private final Variable variable;
  private final Rectangle2D card;
  private final HeatScale scale;

  /** The card of {@code variable}, aligned to the pixels next to {@code place}. */
  NodeCard(Ink ink, Variable variable, Rectangle2D place, HeatScale scale) {
    this.ink = ink;
    this.variable = variable;
    this.card = ink.device().aligned(place);
    this.scale = scale;
  }

  void paint(Spot spot) {
    ink.fill(card, Marks.fillOf(spot));
    if (spot.value() == NONE && spot.left() > 0) {
      double bar = ink.device().whole(Math.max(2, card.getHeight() * 0.16));
      ink.fill(
          new Rectangle2D.Double(card.getX(), card.getMaxY() - bar, card.getWidth(), bar),
          scale.tone(spot.left()));
    }
    Token line = spot.pruned().isEmpty() ? Token.LINE_CONTROL : Token.PRUNED_MARK;
    double width = ink.device().whole(ink.look().thinLine());
    ink.frame(card, line, spot.current().isEmpty() ? width : 2 * width);
    new Marks(ink).paint(spot.withDecision(0), card);
    if (spot.state() != Spot.State.DEAD) {
      letters(spot);
    }
  }

  private void letters(Spot spot) {
    boolean hasTwo = card.getHeight() >= TWO_LINES;
    double height = card.getHeight() * (hasTwo ? 0.36 : 0.56);
    double middle = card.getY() + card.getHeight() * (hasTwo ? 0.27 : 0.46);
    Token token = spot.value() == NONE ? Token.TEXT : Marks.textOf(spot.state());
    write(variable.name(), middle, height, token);
    if (hasTwo) {
      String below =
          spot.value() == NONE
              ? Integer.toString(spot.left())
              : variable.domain().labelAt(spot.value());
      write(below, card.getY() + card.getHeight() * 0.62, height, token);
    }
  }

  private void write(String text, double middle, double height, Token token) {
    double room = card.getWidth() - 3;
    double size = ink.fitting(text, ink.look().fonts().mono(), height, room);
    if (size >= SMALLEST_LETTERS) {
      ink.write(text, card.getCenterX(), middle, ink.look().fonts().mono(), size, token);
    }
  }
}
