package org.cspworkbench.app.paint;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.awt.Font;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Locale;
import org.cspworkbench.app.paint.Spot.State;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;

/**
 * A variable of a map or a graph as a card: its name above, its value or the values left on it, and
 * the same marks as on a cell of a board.
 */
final class VariableCard {

  private final Ink ink;
  private final Marks marks;
  private final Variable variable;
  private final Rectangle2D card;
  private final CandidateGrid candidates;

  /** The card of {@code variable}, aligned to the pixels next to {@code place}. */
  VariableCard(Ink ink, Variable variable, Rectangle2D place) {
    this.ink = ink;
    this.marks = new Marks(ink);
    this.variable = variable;
    this.card = ink.device().aligned(place);
    ImmutableList<String> letters =
        Pictures.labels(variable.domain()).stream()
            .map(label -> isColour(label) ? label.substring(0, 1).toUpperCase(Locale.ROOT) : label)
            .collect(ImmutableList.toImmutableList());
    int abreast = letters.size() <= 4 ? letters.size() : (letters.size() + 1) / 2;
    this.candidates =
        new CandidateGrid(
            letters, abreast, card.getWidth(), card.getHeight(), false, Token.CANDIDATE);
  }

  /** What a value is painted in if it names a colour that there is, otherwise the bare cell. */
  static Token tone(Domain domain, int value) {
    return switch (domain.labelAt(value)) {
      case "red" -> Token.VALUE_RED;
      case "green" -> Token.VALUE_GREEN;
      case "blue" -> Token.VALUE_BLUE;
      case "yellow" -> Token.VALUE_YELLOW;
      default -> Token.CELL;
    };
  }

  private static boolean isColour(String label) {
    return switch (label) {
      case "red", "green", "blue", "yellow" -> true;
      default -> false;
    };
  }

  Rectangle2D bounds() {
    return card;
  }

  void paint(Spot spot) {
    ink.fill(card, Marks.fillOf(spot));
    ink.frame(card, Token.GRID_THIN, ink.device().whole(ink.look().thinLine()));
    name(spot.decision());
    if (spot.value() != NONE) {
      value(variable.domain().labelAt(spot.value()), spot.state());
    } else if (spot.state() == State.OPEN) {
      candidates(spot);
    }
    marks.paint(spot.withDecision(0), card);
  }

  /** The corners of what the solver has just turned to, around the card. */
  void lookAt() {
    marks.corners(
        new Rectangle2D.Double(
            card.getX() - 4, card.getY() - 4, card.getWidth() + 8, card.getHeight() + 8));
  }

  /** The ring of what the person has selected. */
  void select() {
    marks.selection(card);
  }

  /** The arrow to the value that {@code cause}'s card takes away, or to the whole card. */
  void arrowFrom(VariableCard cause, Arrow arrow) {
    Point2D target =
        arrow.value() == NONE
            ? new Point2D.Double(card.getCenterX(), card.getCenterY())
            : candidates.place(arrow.value(), card);
    new ArrowPainter(ink, arrow.kind()).paint(cause.card, target, card.getHeight() * 0.35, 0);
  }

  /** The name above the card, behind the number of its decision. */
  private void name(int decision) {
    double tag = Math.min(ink.look().tag(), Math.max(card.getHeight() * 0.7, 11));
    double size = card.getHeight() * 0.34;
    double middle = card.getY() - Math.max(tag / 2 + 2, size * 0.65);
    double x = card.getX();
    if (decision > 0) {
      Rectangle2D square = new Rectangle2D.Double(x, middle - tag / 2, tag, tag);
      x += marks.tag(decision, Token.ACCENT, Token.ON_ACCENT, square) + 3;
    }
    ink.writeFrom(variable.name(), x, middle, ink.look().fonts().bold(), size, Token.TEXT);
  }

  private void value(String label, State state) {
    Font font = Marks.isBold(state) ? ink.look().fonts().bold() : ink.look().fonts().regular();
    double size = ink.fitting(label, font, card.getHeight() * 0.42, card.getWidth() * 0.8);
    ink.write(label, card.getCenterX(), card.getCenterY(), font, size, Marks.textOf(state));
  }

  private void candidates(Spot spot) {
    for (int i = 0; i < variable.domain().size(); i++) {
      Token tone = tone(variable.domain(), i);
      if (tone != Token.CELL && spot.candidates().contains(i)) {
        Point2D at = candidates.place(i, card);
        double r = card.getHeight() * 0.24;
        ink.fill(new Ellipse2D.Double(at.getX() - r, at.getY() - r, 2 * r, 2 * r), tone);
      }
    }
    candidates.paint(ink, spot, card);
  }
}
