package org.cspworkbench.app.paint;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.cspworkbench.app.paint.GraphLayout.Edge;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;

/**
 * A problem as its constraint graph: a card for each variable, a line for every two that a
 * constraint joins. The lines of the variable that the solver has turned to, or that the person has
 * selected, stand out.
 */
final class GraphPicture implements Picture {

  /** What few values are painted in if they are numbers; the card always says which it is. */
  private static final ImmutableList<Token> COLOURS =
      ImmutableList.of(Token.VALUE_RED, Token.VALUE_GREEN, Token.VALUE_BLUE, Token.VALUE_YELLOW);

  private static final double SMALLEST_CARD = 12;
  private static final double LARGEST_CARD = 44;

  /** How much wider than high a card is. */
  private static final double SHAPE = 1.5;

  private final ImmutableList<Variable> variables;
  private final ImmutableList<CardLetters> letters;
  private final GraphLayout layout;
  private final Rectangle2D extent;
  private final double gap;

  GraphPicture(Csp csp) {
    this.variables = csp.variables();
    this.letters = CardLetters.of(csp);
    this.layout = GraphLayout.of(csp);
    this.extent = extent(layout.places());
    this.gap = usualGap(layout.places());
  }

  private static Rectangle2D extent(ImmutableList<Point2D> places) {
    Point2D first = places.get(0);
    Rectangle2D extent = new Rectangle2D.Double(first.getX(), first.getY(), 0, 0);
    places.forEach(extent::add);
    return extent;
  }

  /** How far it is to the nearest other variable, for most of them. */
  private static double usualGap(ImmutableList<Point2D> places) {
    double[] nearest =
        IntStream.range(0, places.size())
            .mapToDouble(
                a ->
                    IntStream.range(0, places.size())
                        .filter(b -> b != a)
                        .mapToDouble(b -> places.get(a).distance(places.get(b)))
                        .min()
                        .orElse(1))
            .sorted()
            .toArray();
    return nearest[nearest.length / 4];
  }

  @Override
  public Plan plan() {
    return new Plan.Graph(
        layout.places().stream()
            .map(at -> new Plan.Place(at.getX(), at.getY()))
            .collect(ImmutableList.toImmutableList()),
        layout.edges().stream()
            .map(edge -> ImmutableList.of(edge.from(), edge.to()))
            .collect(ImmutableList.toImmutableList()));
  }

  @Override
  public Dimension preferredSize(Look look) {
    return size(58);
  }

  @Override
  public Dimension minimumSize(Look look) {
    return size(24);
  }

  /** So large that near variables are this far apart, within what a screen can hold. */
  private Dimension size(double apart) {
    double scale = apart / gap;
    return new Dimension(
        (int) Math.min(1400, extent.getWidth() * scale + 2 * apart),
        (int) Math.min(900, extent.getHeight() * scale + 2 * apart));
  }

  /** Where everything is in one area. */
  private final class Places {
    private final double scaleX;
    private final double scaleY;
    private final double left;
    private final double top;
    private final double height;

    Places(Rectangle area) {
      double room = Math.min(area.width, area.height);
      double guess = Math.min(LARGEST_CARD, Math.max(1, room * 0.075));
      double innerWidth = Math.max(1, area.width - guess * SHAPE * 1.4);
      double innerHeight = Math.max(1, area.height - guess * 2.4);
      double x = innerWidth / Math.max(extent.getWidth(), 1e-9);
      double y = innerHeight / Math.max(extent.getHeight(), 1e-9);
      scaleX = Math.min(x, 1.6 * y);
      scaleY = Math.min(y, 1.6 * x);
      height = Math.min(guess, Math.max(0.46 * gap * Math.min(scaleX, scaleY), smallest(room)));
      left = area.getCenterX() - scaleX * extent.getCenterX();
      top = area.getCenterY() + height * 0.35 - scaleY * extent.getCenterY();
    }

    private double smallest(double room) {
      return Math.min(SMALLEST_CARD, room * 0.05);
    }

    Point2D.Double middle(int x) {
      Point2D at = layout.places().get(x);
      return new Point2D.Double(left + scaleX * at.getX(), top + scaleY * at.getY());
    }

    Rectangle2D.Double card(int x) {
      Point2D.Double middle = middle(x);
      double width = height * SHAPE;
      return new Rectangle2D.Double(middle.x - width / 2, middle.y - height / 2, width, height);
    }
  }

  @Override
  public OptionalInt variableAt(Point2D point, Rectangle area, Look look) {
    Places places = new Places(area);
    // The last painted lies on top.
    return IntStream.iterate(variables.size() - 1, x -> x >= 0, x -> x - 1)
        .filter(x -> places.card(x).contains(point))
        .findFirst();
  }

  @Override
  public Rectangle2D boundsOf(int x, Rectangle area, Look look) {
    return new Places(area).card(x);
  }

  @Override
  public void paint(Graphics2D g, Rectangle area, Look look, Moment moment) {
    try (Ink ink = new Ink(g, look)) {
      ink.clip(area);
      new Painting(ink, new Places(area), moment).paint();
    }
  }

  /** One graph on one surface at one moment. */
  private final class Painting {
    private final Ink ink;
    private final Look look;
    private final Places places;
    private final Moment moment;

    Painting(Ink ink, Places places, Moment moment) {
      this.ink = ink;
      this.look = ink.look();
      this.places = places;
      this.moment = moment;
    }

    void paint() {
      layout.edges().forEach(edge -> line(edge, Token.GRID_THIN, look.thinLine()));
      layout.edges().stream()
          .filter(edge -> touches(edge, moment.lookedAt()) || touches(edge, moment.selected()))
          .forEach(edge -> line(edge, Token.LINE_CONTROL, look.markLine()));
      for (Variable variable : variables) {
        Spot spot = moment.spot(variable.index());
        ground(variable, spot);
        card(variable.index()).paint(spot);
      }
      if (moment.lookedAt() != NONE) {
        card(moment.lookedAt()).lookAt();
      }
      if (moment.selected() != NONE) {
        card(moment.selected()).select();
      }
      Arrow arrow = moment.arrow();
      if (arrow != null) {
        card(arrow.to()).arrowFrom(card(arrow.from()), arrow);
      }
    }

    private static boolean touches(Edge edge, int x) {
      return edge.from() == x || edge.to() == x;
    }

    private void line(Edge edge, Token token, double width) {
      Point2D from = places.middle(edge.from());
      Point2D to = places.middle(edge.to());
      ink.line(from.getX(), from.getY(), to.getX(), to.getY(), token, width);
    }

    /** A wider card behind the card, in the colour that the value names or stands for. */
    private void ground(Variable variable, Spot spot) {
      Rectangle2D card = places.card(variable.index());
      double rim = card.getHeight() * 0.18;
      boolean has = spot.value() != NONE && spot.state() != Spot.State.TAKEN_BACK;
      if (has && variable.domain().size() <= COLOURS.size()) {
        ink.fill(
            new Rectangle2D.Double(
                card.getX() - rim,
                card.getY() - rim,
                card.getWidth() + 2 * rim,
                card.getHeight() + 2 * rim),
            tone(letters.get(variable.index()), spot.value()));
      }
    }

    private static Token tone(CardLetters letters, int value) {
      Token named = letters.tones().get(value);
      return named == Token.CELL ? COLOURS.get(value) : named;
    }

    private VariableCard card(int x) {
      return new VariableCard(ink, letters.get(x), places.card(x));
    }
  }
}
