package org.cspworkbench.app.paint;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Locale;
import java.util.OptionalInt;
import org.cspworkbench.app.paint.Spot.State;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;

/**
 * The map of Australia: a region takes the colour of its value, and carries a card that shows the
 * same states by the same marks as a cell of a board does. A colour is always named as well.
 */
final class MapPicture implements Picture {

  /** The height of a card in degrees of latitude; it is wider by half. */
  private static final double CARD = 2.9;

  private final ImmutableList<Variable> variables;

  MapPicture(Csp csp) {
    this.variables = csp.variables();
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
    private final Marks marks;

    Painting(Ink ink, AffineTransform projection, Moment moment) {
      this.ink = ink;
      this.look = ink.look();
      this.projection = projection;
      this.moment = moment;
      this.marks = new Marks(ink);
    }

    void paint() {
      for (Variable variable : variables) {
        int x = variable.index();
        Shape outline = outline(x, projection);
        ink.fill(outline, ground(variable, moment.spot(x)));
        ink.draw(outline, Token.GRID_BOX, look.boxLine() * 0.7);
      }
      for (Variable variable : variables) {
        leader(variable);
        card(variable, moment.spot(variable.index()));
      }
      if (moment.lookedAt() != NONE) {
        marks.corners(grown(card(moment.lookedAt())));
      }
      if (moment.selected() != NONE) {
        ink.draw(outline(moment.selected(), projection), Token.ACCENT, look.markLine() * 1.5);
      }
      if (moment.arrow() != null) {
        arrow(moment.arrow());
      }
    }

    private Rectangle2D card(int x) {
      return ink.device().aligned(MapPicture.this.card(x, projection));
    }

    private Rectangle2D grown(Rectangle2D r) {
      return new Rectangle2D.Double(
          r.getX() - 4, r.getY() - 4, r.getWidth() + 8, r.getHeight() + 8);
    }

    /** What the region is painted in: its colour while it has one. */
    private Token ground(Variable variable, Spot spot) {
      boolean has = spot.value() != NONE && spot.state() != State.TAKEN_BACK;
      return has ? tone(variable.domain().labelAt(spot.value())) : Token.CELL_GIVEN;
    }

    private Token tone(String colour) {
      return switch (colour) {
        case "red" -> Token.VALUE_RED;
        case "green" -> Token.VALUE_GREEN;
        case "blue" -> Token.VALUE_BLUE;
        case "yellow" -> Token.VALUE_YELLOW;
        default -> Token.CELL;
      };
    }

    /** From a card that is beside its region to the region. */
    private void leader(Variable variable) {
      Shape outline = outline(variable.index(), projection);
      Rectangle2D card = card(variable.index());
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

    private void card(Variable variable, Spot spot) {
      Rectangle2D card = card(variable.index());
      ink.fill(card, Marks.fillOf(spot));
      ink.frame(card, Token.GRID_THIN, ink.device().whole(look.thinLine()));
      name(variable.name(), spot.decision(), card);
      if (spot.value() != NONE) {
        value(variable.domain().labelAt(spot.value()), spot.state(), card);
      } else if (spot.state() == State.OPEN) {
        candidates(variable, spot, card);
      }
      marks.paint(spot.withDecision(0), card);
    }

    /** The name of the region above its card, behind the number of its decision. */
    private void name(String name, int decision, Rectangle2D card) {
      double size = card.getHeight() * 0.34;
      double middle = card.getY() - Math.max(look.tag() / 2 + 2, size * 0.65);
      double x = card.getX();
      if (decision > 0) {
        Rectangle2D square =
            new Rectangle2D.Double(x, middle - look.tag() / 2, look.tag(), look.tag());
        x += marks.tag(decision, Token.ACCENT, Token.ON_ACCENT, square) + 3;
      }
      ink.writeFrom(name, x, middle, look.fonts().bold(), size, Token.TEXT);
    }

    private void value(String label, State state, Rectangle2D card) {
      Font font = Marks.isBold(state) ? look.fonts().bold() : look.fonts().regular();
      double size = ink.fitting(label, font, card.getHeight() * 0.42, card.getWidth() * 0.8);
      ink.write(label, card.getCenterX(), card.getCenterY(), font, size, Marks.textOf(state));
    }

    private void candidates(Variable variable, Spot spot, Rectangle2D card) {
      CandidateGrid grid = grid(variable, card);
      for (int i = 0; i < variable.domain().size(); i++) {
        if (spot.candidates().contains(i)) {
          Point2D at = grid.place(i, card);
          double r = card.getHeight() * 0.24;
          ink.fill(
              new Ellipse2D.Double(at.getX() - r, at.getY() - r, 2 * r, 2 * r),
              tone(variable.domain().labelAt(i)));
        }
      }
      grid.paint(ink, spot, card);
    }

    private CandidateGrid grid(Variable variable, Rectangle2D card) {
      ImmutableList<String> letters =
          Pictures.labels(variable.domain()).stream()
              .map(label -> label.substring(0, 1).toUpperCase(Locale.ROOT))
              .collect(ImmutableList.toImmutableList());
      return new CandidateGrid(
          letters, letters.size(), card.getWidth(), card.getHeight(), false, Token.TEXT);
    }

    private void arrow(Arrow arrow) {
      Rectangle2D to = card(arrow.to());
      CandidateGrid grid = grid(variables.get(arrow.to()), to);
      boolean hitsValue = arrow.value() != NONE;
      Point2D target =
          hitsValue
              ? grid.place(arrow.value(), to)
              : new Point2D.Double(to.getCenterX(), to.getCenterY());
      new ArrowPainter(ink, arrow.kind())
          .paint(card(arrow.from()), target, to.getHeight() * 0.35, 0);
    }
  }
}
