package org.cspworkbench.presentation.paint.card;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.List;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.paint.cell.Marks;
import org.cspworkbench.presentation.paint.chart.HeatScale;
import org.cspworkbench.presentation.picture.Shortening;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Token;

/**
 * A small card of a variable of a graph: its name and, if there is space, its value or the size of
 * its domain. An unassigned variable has a bar at the bottom in the tone of its domain size.
 */
public final class NodeCard {

  private static final int SHORTEST_NAME = 5;
  private static final double LINE = 1.3; // in font sizes
  private static final double TWO_LINES = 2.6;

  private final Ink ink;
  private final Variable variable;
  private final Box card;
  private final HeatScale scale;
  private final double text;

  /** Returns whether a card of this height has space for a line of text of this size. */
  public static boolean hasRoomForText(double height, double text) {
    return height >= LINE * text;
  }

  /** Creates the card of {@code variable}, with {@code place} aligned to pixels. */
  public NodeCard(Ink ink, Variable variable, Box place, HeatScale scale, double text) {
    this.ink = ink;
    this.variable = variable;
    this.card = ink.device().aligned(place);
    this.scale = scale;
    this.text = text;
  }

  /**
   * Paints the card.
   *
   * @param hasText whether nothing covers its text
   */
  public void paint(Spot spot, boolean hasText) {
    ink.fill(card, Marks.fillOf(spot));
    if (spot.value() == NONE && spot.left() > 0) {
      double bar = ink.device().whole(Math.max(2, card.height() * 0.16));
      ink.fill(new Box(card.x(), card.bottom() - bar, card.width(), bar), scale.tone(spot.left()));
    }
    Token line = spot.pruned().isEmpty() ? Token.LINE_CONTROL : Token.PRUNED_MARK;
    double width = ink.device().whole(ink.look().thinLine());
    ink.frame(card, line, spot.current().isEmpty() ? width : 2 * width);
    new Marks(ink).paint(spot.withDecision(0), card);
    if (hasText && spot.state() != Spot.State.DEAD && hasRoomForText(card.height(), text)) {
      letters(spot);
    }
  }

  private void letters(Spot spot) {
    Token token = spot.value() == NONE ? Token.TEXT : Marks.textOf(spot.state());
    String below =
        spot.value() == NONE
            ? Integer.toString(spot.left())
            : variable.domain().labelAt(spot.value());
    if (card.height() >= TWO_LINES * text) {
      write(fitting(variable.name()), card.y() + card.height() * 0.27, token);
      write(fitting(below), card.y() + card.height() * 0.62, token);
    } else {
      String both = variable.name() + " " + below;
      String line = spot.value() != NONE && fits(both) ? both : fitting(variable.name());
      write(line, card.y() + card.height() * 0.46, token);
    }
  }

  private Face font() {
    return ink.look().fonts().mono();
  }

  private boolean fits(String line) {
    return ink.width(line, font(), text) <= card.width() - 3;
  }

  /**
   * Returns {@code line} shortened to fit, or the empty string if too little of it would remain.
   */
  private String fitting(String line) {
    if (fits(line)) {
      return line;
    }
    int most = (int) ((card.width() - 3) / ink.width("0", font(), text));
    String shortened = most < SHORTEST_NAME ? "" : Shortening.of(List.of(line), most).get(0);
    return fits(shortened) ? shortened : "";
  }

  private void write(String line, double middle, Token token) {
    if (!line.isEmpty()) {
      ink.write(line, card.centreX(), middle, font(), text, token);
    }
  }
}
