package org.cspworkbench.presentation.paint.graph;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.moment.Arrow;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.paint.card.CardLetters;
import org.cspworkbench.presentation.paint.card.CardNames;
import org.cspworkbench.presentation.paint.card.CardPlaces;
import org.cspworkbench.presentation.paint.card.NodeCard;
import org.cspworkbench.presentation.paint.card.VariableCard;
import org.cspworkbench.presentation.paint.cell.ArrowPainter;
import org.cspworkbench.presentation.paint.cell.Marks;
import org.cspworkbench.presentation.paint.chart.HeatScale;
import org.cspworkbench.presentation.paint.graph.GraphLayout.Edge;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;

/**
 * The picture of a problem as its constraint graph: a card for each variable, and a line between
 * any two that a constraint joins. The lines of the variable that the solver has chosen, or that
 * the user has selected, are highlighted.
 */
public final class GraphPicture implements Picture {

  /** The colours of values if these are few and numeric; cards show the values as text, too. */
  private static final ImmutableList<Token> COLOURS =
      ImmutableList.of(Token.VALUE_RED, Token.VALUE_GREEN, Token.VALUE_BLUE, Token.VALUE_YELLOW);

  private final ImmutableList<Variable> variables;
  private final ImmutableList<CardLetters> letters;
  private final GraphLayout layout;
  private final CardPlaces cards;
  private final HeatScale scale;
  private final ImmutableList<String> names;

  /** Creates the picture of {@code csp}. */
  public GraphPicture(Csp csp) {
    this.variables = csp.variables();
    this.letters = CardLetters.of(csp);
    this.layout = GraphLayout.of(csp);
    this.cards = new CardPlaces(layout.places());
    this.scale = HeatScale.of(csp);
    this.names = CardLetters.names(csp);
  }

  @Override
  public Size preferredSize(Look look) {
    return cards.size(58);
  }

  @Override
  public Size minimumSize(Look look) {
    return cards.size(24);
  }

  private GraphCards cards(CardPlaces.Placed places) {
    return new GraphCards(places, names, x -> places.namesFitAbove());
  }

  @Override
  public OptionalInt variableAt(Point point, Box area, Look look) {
    ImmutableList<Box> all = cards(cards.in(area, look)).bounds();
    // the last painted card is on top
    return IntStream.iterate(variables.size() - 1, x -> x >= 0, x -> x - 1)
        .filter(x -> all.get(x).contains(point))
        .findFirst();
  }

  @Override
  public Box boundsOf(int x, Box area, Look look) {
    return cards(cards.in(area, look)).bounds().get(x);
  }

  @Override
  public void paint(Surface surface, Box area, Look look, Moment moment) {
    new Ink(surface, look).within(area, ink -> new Painting(ink, area, moment).paint());
  }

  /** The painting of the graph at one moment. */
  private final class Painting {
    private final Ink ink;
    private final Look look;
    private final Box area;
    private final CardPlaces.Placed places;
    private final GraphCards all;
    private final Moment moment;
    private final Marks marks;

    Painting(Ink ink, Box area, Moment moment) {
      this.ink = ink;
      this.look = ink.look();
      this.area = area;
      this.places = cards.in(area, look);
      this.all = GraphPicture.this.cards(places);
      this.moment = moment;
      this.marks = new Marks(ink);
    }

    void paint() {
      layout.edges().forEach(edge -> line(edge, Token.GRID_THIN, look.thinLine()));
      layout.edges().stream()
          .filter(edge -> touches(edge, moment.lookedAt()) || touches(edge, moment.selected()))
          .forEach(edge -> line(edge, Token.LINE_CONTROL, look.markLine()));
      cards();
      if (moment.lookedAt() != NONE) {
        Box card = all.bounds().get(moment.lookedAt());
        marks.corners(new Box(card.x() - 4, card.y() - 4, card.width() + 8, card.height() + 8));
      }
      if (moment.selected() != NONE) {
        marks.selection(all.bounds().get(moment.selected()));
      }
      Arrow arrow = moment.arrow();
      if (arrow != null) {
        arrow(arrow);
      }
    }

    private void cards() {
      CardNames above = all.namesAbove(ink, area, x -> false);
      for (Variable variable : variables) {
        int x = variable.index();
        Spot spot = moment.spot(x);
        ground(variable, spot);
        if (places.namesFitAbove()) {
          card(x).paint(spot, above.room(x));
        } else {
          new NodeCard(ink, variable, all.bounds().get(x), scale, places.text())
              .paint(spot, all.isOnTop(x) && above.room(x) == CardNames.Room.NOTHING);
          above.write(x);
        }
      }
    }

    private void arrow(Arrow arrow) {
      if (places.namesFitAbove()) {
        card(arrow.to()).arrowFrom(card(arrow.from()), arrow);
      } else {
        Box from = all.bounds().get(arrow.from());
        Box to = all.bounds().get(arrow.to());
        new ArrowPainter(ink, arrow.kind())
            .paint(from, places.middle(arrow.to()), to.height() * 0.5, 0);
      }
    }

    private static boolean touches(Edge edge, int x) {
      return edge.from() == x || edge.to() == x;
    }

    private void line(Edge edge, Token token, double width) {
      Point from = places.middle(edge.from());
      Point to = places.middle(edge.to());
      ink.line(from.x(), from.y(), to.x(), to.y(), token, width);
    }

    /** Paints a border around the card, in the colour that the value names or stands for. */
    private void ground(Variable variable, Spot spot) {
      Box card = all.bounds().get(variable.index());
      double rim = card.height() * 0.18;
      boolean has = spot.value() != NONE && spot.state() != Spot.State.TAKEN_BACK;
      if (has && variable.domain().size() <= COLOURS.size()) {
        ink.fill(
            new Box(
                card.x() - rim, card.y() - rim, card.width() + 2 * rim, card.height() + 2 * rim),
            tone(letters.get(variable.index()), spot.value()));
      }
    }

    private static Token tone(CardLetters letters, int value) {
      Token named = letters.tones().get(value);
      return named == Token.CELL ? COLOURS.get(value) : named;
    }

    private VariableCard card(int x) {
      return new VariableCard(ink, letters.get(x), all.bounds().get(x), places.text());
    }
  }
}
