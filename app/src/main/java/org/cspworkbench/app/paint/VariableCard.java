package org.cspworkbench.app.paint;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.awt.Font;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.cspworkbench.app.paint.Spot.State;

/**
 * A variable of a map or a graph as a card: its name above, its value or the values left on it, and
 * the same marks as on a cell of a board.
 */
final class VariableCard {

  private final Ink ink;
  private final Marks marks;
  private final CardLetters letters;
  private final Rectangle2D card;
  private final CandidateGrid candidates;

  /** A card on which these letters stand, aligned to the pixels next to {@code place}. */
  VariableCard(Ink ink, CardLetters letters, Rectangle2D place) {
    this.ink = ink;
    this.marks = new Marks(ink);
    this.letters = letters;
    this.card = ink.device().aligned(place);
    int values = letters.letters().size();
    int abreast = values <= 4 ? values : (values + 1) / 2;
    this.candidates =
        new CandidateGrid(
            letters.letters(), abreast, card.getWidth(), card.getHeight(), false, Token.CANDIDATE);
  }

  Rectangle2D bounds() {
    return card;
  }

  void paint(Spot spot) {
    ink.fill(card, Marks.fillOf(spot));
    ink.frame(card, Token.GRID_THIN, ink.device().whole(ink.look().thinLine()));
    name(spot.decision());
    if (spot.value() != NONE) {
      value(letters.labels().get(spot.value()), spot.state());
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
    ink.writeFrom(
        letters.variable().name(), x, middle, ink.look().fonts().bold(), size, Token.TEXT);
  }

  private void value(String label, State state) {
    Font font = Marks.isBold(state) ? ink.look().fonts().bold() : ink.look().fonts().regular();
    double size = ink.fitting(label, font, card.getHeight() * 0.42, card.getWidth() * 0.8);
    ink.write(label, card.getCenterX(), card.getCenterY(), font, size, Marks.textOf(state));
  }

  private void candidates(Spot spot) {
    for (int i = 0; i < letters.tones().size(); i++) {
      Token tone = letters.tones().get(i);
      if (tone != Token.CELL && spot.candidates().contains(i)) {
        Point2D at = candidates.place(i, card);
        double r = card.getHeight() * 0.24;
        ink.fill(new Ellipse2D.Double(at.getX() - r, at.getY() - r, 2 * r, 2 * r), tone);
      }
    }
    candidates.paint(ink, spot, card);
  }
}
