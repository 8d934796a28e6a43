package org.cspworkbench.presentation.paint;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.OptionalInt;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.paint.Spot.State;

/**
 * The map of Australia: a region takes the colour of its value, and carries a card that shows the
 * same states by the same marks as a cell of a board does. A colour is always named as well.
 */
final class MapPicture implements Picture {

  /** The height of a card in degrees of latitude; it is wider by half. */
  private static final double CARD = 2.9;

  private final ImmutableList<Variable> variables;
  private final ImmutableList<CardLetters> letters;

  MapPicture(Csp csp) {
    this.variables = csp.variables();
    this.letters = CardLetters.of(csp);
  }

  @Override
  public Plan plan() {
    return new Plan.Map(
        Australia.WIDTH,
        Australia.HEIGHT,
        variables.stream()
            .map(variable -> Australia.valueOf(variable.name()).plan())
            .collect(ImmutableList.toImmutableList()));
  }

  @Override
  public Dimension preferredSize(Look look) {
    return new Dimension(700, (int) (700 * Australia.HEIGHT / Australia.WIDTH));
  }

  @Override
  public Dimension minimumSize(Look look) {
    return new Dimension(400, (int) (400 * Australia.HEIGHT / Australia.WIDTH));
  }

  /** From degrees to the units of the painter. */
  private static AffineTransform projection(Rectangle area) {
    double scale = Math.min(area.width / Australia.WIDTH, area.height / Australia.HEIGHT);
    AffineTransform projection = new AffineTransform();
    projection.translate(
        area.x + (area.width - scale * Australia.WIDTH) / 2,
        area.y + (area.height - scale * Australia.HEIGHT) / 2);
    projection.scale(scale, scale);
    return projection;
  }

  private Australia region(int x) {
    return Australia.valueOf(variables.get(x).name());
  }

  @Override
  public OptionalInt variableAt(Point2D point, Rectangle area, Look look) {
    AffineTransform projection = projection(area);
    return variables.stream()
        .mapToInt(Variable::index)
        .filter(x -> outline(x, projection).contains(point) || card(x, projection).contains(point))
        .findFirst();
  }

  @Override
  public Rectangle2D boundsOf(int x, Rectangle area, Look look) {
    return outline(x, projection(area)).getBounds2D();
  }

  private Shape outline(int x, AffineTransform projection) {
    return projection.createTransformedShape(region(x).outline());
  }

  private Rectangle2D card(int x, AffineTransform projection) {
    Point2D middle = projection.transform(region(x).label(), null);
    double height = CARD * projection.getScaleY();
    double width = height * 1.5;
    return new Rectangle2D.Double(
        middle.getX() - width / 2, middle.getY() - height / 2, width, height);
  }

  @Override
  public void paint(Graphics2D g, Rectangle area, Look look, Moment moment) {
    try (Ink ink = new Ink(g, look)) {
      ink.clip(area);
      new Painting(ink, projection(area), moment).paint();
    }
  }

  /** One map on one surface at one moment. */
  private final class Painting {
    private final Ink ink;
    private final Look look;
    private final AffineTransform projection;
    private final Moment moment;

    Painting(Ink ink, AffineTransform projection, Moment moment) {
      this.ink = ink;
      this.look = ink.look();
      this.projection = projection;
      this.moment = moment;
    }

    void paint() {
      for (Variable variable : variables) {
        int x = variable.index();
        Shape outline = outline(x, projection);
        ink.fill(outline, ground(variable, moment.spot(x)));
        ink.draw(outline, Token.GRID_BOX, look.boxLine() * 0.7);
      }
      for (Variable variable : variables) {
        VariableCard card = cardOf(variable.index());
        leader(variable, card.bounds());
        card.paint(moment.spot(variable.index()), CardNames.Room.NAME_AND_NUMBER);
      }
      if (moment.lookedAt() != NONE) {
        cardOf(moment.lookedAt()).lookAt();
      }
      if (moment.selected() != NONE) {
        ink.draw(outline(moment.selected(), projection), Token.ACCENT, look.markLine() * 1.5);
      }
      Arrow arrow = moment.arrow();
      if (arrow != null) {
        cardOf(arrow.to()).arrowFrom(cardOf(arrow.from()), arrow);
      }
    }

    private VariableCard cardOf(int x) {
      Rectangle2D card = card(x, projection);
      double text = Math.max(look.letters(), card.getHeight() * 0.34);
      return new VariableCard(ink, letters.get(x), card, text);
    }

    /** What the region is painted in: its colour while it has one. */
    private Token ground(Variable variable, Spot spot) {
      boolean has = spot.value() != NONE && spot.state() != State.TAKEN_BACK;
      return has ? letters.get(variable.index()).tones().get(spot.value()) : Token.CELL_GIVEN;
    }

    /** From a card that is beside its region to the region. */
    private void leader(Variable variable, Rectangle2D card) {
      Shape outline = outline(variable.index(), projection);
      if (!outline.intersects(card)) {
        Rectangle2D region = outline.getBounds2D();
        ink.line(
            card.getCenterX(),
            card.getCenterY(),
            region.getCenterX(),
            region.getCenterY(),
            Token.GRID_BOX,
            1);
      }
    }
  }
}
