package org.cspworkbench.presentation.paint.card;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import org.cspworkbench.presentation.moment.Arrow;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.paint.cell.ArrowPainter;
import org.cspworkbench.presentation.paint.cell.CandidateGrid;
import org.cspworkbench.presentation.paint.cell.CandidatePainter;
import org.cspworkbench.presentation.paint.cell.Marks;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ellipse;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Token;

/**
 * A card of a variable of a map or a graph: its name above it, its value or remaining values on it,
 * and the same marks as on a cell of a board.
 */
public final class VariableCard {

  private final Ink ink;
  private final Marks marks;
  private final CardLetters letters;
  private final Box card;
  private final CandidateGrid candidates;
  private final double text;

  /**
   * Creates a card with these texts, with {@code place} aligned to pixels.
   *
   * @param text the font size of the name
   */
  public VariableCard(Ink ink, CardLetters letters, Box place, double text) {
    this.ink = ink;
    this.marks = new Marks(ink);
    this.letters = letters;
    this.text = text;
    this.card = ink.device().aligned(place);
    int values = letters.letters().size();
    int abreast = values <= 4 ? values : (values + 1) / 2;
    this.candidates =
        CandidateGrid.card(letters.letters(), abreast, place.width(), place.height(), ink);
  }

  /** Returns where the card is, aligned to pixels. */
  public Box bounds() {
    return card;
  }

  /** Paints the card, and the name and number above it if there is space. */
  public void paint(Spot spot, CardNames.Room above) {
    ink.fill(card, Marks.fillOf(spot));
    ink.frame(card, Token.GRID_THIN, ink.device().whole(ink.look().thinLine()));
    if (above != CardNames.Room.NOTHING) {
      name(above == CardNames.Room.NAME_AND_NUMBER ? spot.decision() : 0);
    }
    if (spot.value() != NONE) {
      value(spot.value(), spot.state());
    } else if (spot.state() == State.OPEN) {
      candidates(spot);
    }
    marks.paint(spot.withDecision(0), card);
  }

  /** Paints corners around the card of the variable that the solver has just chosen. */
  public void lookAt() {
    marks.corners(new Box(card.x() - 4, card.y() - 4, card.width() + 8, card.height() + 8));
  }

  /** Paints the ring of the selected variable. */
  public void select() {
    marks.selection(card);
  }

  /**
   * Paints the arrow from the card of {@code cause} to the value that it removes, or to the whole
   * card.
   */
  public void arrowFrom(VariableCard cause, Arrow arrow) {
    Point target = arrow.value() == NONE ? card.centre() : candidates.place(arrow.value(), card);
    new ArrowPainter(ink, arrow.kind()).paint(cause.card, target, card.height() * 0.35, 0);
  }

  /** Paints the name above the card, after the number of its decision. */
  private void name(int decision) {
    double tag = ink.look().tag();
    double middle = card.y() - 2 - Math.max(decision > 0 ? tag : 0, text * 1.2) / 2;
    double x = card.x();
    if (decision > 0) {
      Box square = new Box(x, middle - tag / 2, tag, tag);
      x += marks.tag(decision, Token.ACCENT, Token.ON_ACCENT, square) + 3;
    }
    ink.writeFrom(letters.name(), x, middle, ink.look().fonts().bold(), text, Token.TEXT);
  }

  /** Paints the value in the size at which all values of the variable fit, or as a short label. */
  private void value(int value, State state) {
    Face bold = ink.look().fonts().bold();
    double size = Math.max(text, card.height() * 0.42);
    double most = size;
    double width = Math.max(card.width() * 0.86, card.width() - 4);
    for (String label : letters.labels()) {
      most = Math.min(most, ink.fitting(label, bold, size, width));
    }
    boolean fits = most >= ink.look().letters();
    String label = fits ? letters.labels().get(value) : letters.letters().get(value);
    double written = fits ? most : ink.look().letters();
    if (ink.width(label, bold, written) <= card.width() && written <= card.height()) {
      ink.write(
          label,
          card.centreX(),
          card.centreY(),
          Marks.isBold(state) ? bold : ink.look().fonts().regular(),
          written,
          Marks.textOf(state));
    }
  }

  private void candidates(Spot spot) {
    for (int i = 0; i < letters.tones().size(); i++) {
      Token tone = letters.tones().get(i);
      if (tone != Token.CELL && spot.candidates().contains(i)) {
        Point at = candidates.place(i, card);
        double r = card.height() * 0.24;
        ink.fill(Ellipse.circle(at.x(), at.y(), r), tone);
      }
    }
    new CandidatePainter(ink, candidates).paint(spot, card);
  }
}
