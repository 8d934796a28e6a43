package org.cspworkbench.presentation.paint.card;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.OptionalInt;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.moment.Arrow;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Polygon;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;

/**
 * The map of Australia: a region has the colour of its value, and a card with the same marks as a
 * cell of a board. The card also names the colour. A map that is too small for letters has no
 * cards.
 */
public final class MapPicture implements Picture {

  /** The height of a card in degrees of latitude; its width is greater by half. */
  private static final double CARD = 2.9;

  private final ImmutableList<Variable> variables;
  private final ImmutableList<CardLetters> letters;

  /** Creates the picture of {@code csp}. */
  public MapPicture(Csp csp) {
    this.variables = csp.variables();
    this.letters = CardLetters.of(csp);
  }

  @Override
  public Size preferredSize(Look look) {
    return new Size(700, (int) (700 * Australia.HEIGHT / Australia.WIDTH));
  }

  @Override
  public Size minimumSize(Look look) {
    return new Size(400, (int) (400 * Australia.HEIGHT / Australia.WIDTH));
  }

  /**
   * The transformation from degrees to units of the painter.
   *
   * @param scale the number of units per degree
   * @param left the western edge of the map
   * @param top the northern edge of the map
   */
  private record Projection(double scale, double left, double top) {

    static Projection into(Box area) {
      double scale = Math.min(area.width() / Australia.WIDTH, area.height() / Australia.HEIGHT);
      return new Projection(
          scale,
          area.x() + (area.width() - scale * Australia.WIDTH) / 2,
          area.y() + (area.height() - scale * Australia.HEIGHT) / 2);
    }

    Point at(Point degrees) {
      return new Point(scale * degrees.x() + left, scale * degrees.y() + top);
    }

    Polygon at(Polygon degrees) {
      return new Polygon(
          degrees.corners().stream().map(this::at).collect(ImmutableList.toImmutableList()));
    }
  }

  private Australia region(int x) {
    return Australia.valueOf(variables.get(x).name());
  }

  @Override
  public OptionalInt variableAt(Point point, Box area, Look look) {
    Projection projection = Projection.into(area);
    return variables.stream()
        .mapToInt(Variable::index)
        .filter(x -> outline(x, projection).contains(point) || card(x, projection).contains(point))
        .findFirst();
  }

  @Override
  public Box boundsOf(int x, Box area, Look look) {
    return outline(x, Projection.into(area)).bounds();
  }

  private Polygon outline(int x, Projection projection) {
    return projection.at(region(x).outline());
  }

  private Box card(int x, Projection projection) {
    Point middle = projection.at(region(x).label());
    double height = CARD * projection.scale();
    double width = height * 1.5;
    return new Box(middle.x() - width / 2, middle.y() - height / 2, width, height);
  }

  @Override
  public void paint(Surface surface, Box area, Look look, Moment moment) {
    new Ink(surface, look)
        .within(area, ink -> new Painting(ink, Projection.into(area), moment).paint());
  }

  /** The painting of the map at one moment. */
  private final class Painting {
    private final Ink ink;
    private final Look look;
    private final Projection projection;
    private final Moment moment;

    Painting(Ink ink, Projection projection, Moment moment) {
      this.ink = ink;
      this.look = ink.look();
      this.projection = projection;
      this.moment = moment;
    }

    void paint() {
      for (Variable variable : variables) {
        int x = variable.index();
        Path outline = outline(x, projection).edge();
        ink.fill(outline, ground(variable, moment.spot(x)));
        ink.draw(outline, Token.GRID_BOX, look.boxLine() * 0.7);
      }
      if (CARD * projection.scale() >= look.letters()) {
        cards();
      }
    }

    private void cards() {
      for (Variable variable : variables) {
        VariableCard card = cardOf(variable.index());
        leader(variable, card.bounds());
        card.paint(moment.spot(variable.index()), CardNames.Room.NAME_AND_NUMBER);
      }
      if (moment.lookedAt() != NONE) {
        cardOf(moment.lookedAt()).lookAt();
      }
      if (moment.selected() != NONE) {
        ink.draw(
            outline(moment.selected(), projection).edge(), Token.ACCENT, look.markLine() * 1.5);
      }
      Arrow arrow = moment.arrow();
      if (arrow != null) {
        cardOf(arrow.to()).arrowFrom(cardOf(arrow.from()), arrow);
      }
    }

    private VariableCard cardOf(int x) {
      Box card = card(x, projection);
      double text = Math.max(look.letters(), card.height() * 0.34);
      return new VariableCard(ink, letters.get(x), card, text);
    }

    /** Returns the fill of a region: the colour of its value, if it has one. */
    private Token ground(Variable variable, Spot spot) {
      boolean has = spot.value() != NONE && spot.state() != State.TAKEN_BACK;
      return has ? letters.get(variable.index()).tones().get(spot.value()) : Token.CELL_GIVEN;
    }

    /** Draws a line from a card that is outside its region to the region. */
    private void leader(Variable variable, Box card) {
      Polygon outline = outline(variable.index(), projection);
      if (!outline.intersects(card)) {
        Box region = outline.bounds();
        ink.line(
            card.centreX(), card.centreY(), region.centreX(), region.centreY(), Token.GRID_BOX, 1);
      }
    }
  }
}
