package org.cspworkbench.presentation.paint.graph;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.paint.card.CardLetters;
import org.cspworkbench.presentation.paint.cell.Marks;
import org.cspworkbench.presentation.paint.graph.ConstraintLabels.Tone;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ellipse;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Line;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.RoundBox;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.words.IntervalText;

/**
 * A problem that a person states, as it is drawn: variables are circles with their values, a
 * constraint of two variables is a line, one of more variables a square that is joined to them, and
 * a constraint of one variable a label under it. The words of constraints are written where they
 * touch nothing else; those of marked ones always.
 */
public final class DrawnModel extends DrawnGraph {

  private static final double LARGEST = 32; // radius of a node
  private static final double SMALLEST = 15;
  private static final double REACH = 7; // from a line, to point at it
  private static final double HUB = 9; // half the side of a square
  private static final int MOST_CHIPS = 4;

  private final StatedModel model;
  private final Box inner;
  private final double radius;

  /** Creates the picture of {@code model} in an area. */
  public DrawnModel(Look look, Box area, StatedModel model) {
    super(look, area);
    this.model = model;
    double share = Math.sqrt(area.width() * area.height() / Math.max(1, size()));
    this.radius = Math.max(SMALLEST, Math.min(LARGEST, share / 4));
    this.inner = inner(area, radius);
  }

  private static Box inner(Box area, double radius) {
    return new Box(
        area.x() + radius + 8,
        area.y() + radius + 8,
        Math.max(1, area.width() - 2 * radius - 16),
        Math.max(1, area.height() - 2 * radius - 32)); // and a label under the lowest
  }

  /** Returns the place, in a square of side 1, of the first variable at a point of an area. */
  public static Point firstPlace(Box area, Point at) {
    return placeOf(inner(area, LARGEST), at);
  }

  /** Returns the place in a square of side 1 of a point in the area, inside that square. */
  public Point placeOf(Point at) {
    return placeOf(inner, at);
  }

  private static Point placeOf(Box inner, Point at) {
    return new Point(
        Math.max(0, Math.min(1, (at.x() - inner.x()) / inner.width())),
        Math.max(0, Math.min(1, (at.y() - inner.y()) / inner.height())));
  }

  @Override
  public int size() {
    return model.csp().variables().size();
  }

  @Override
  public int selected() {
    return model.variable();
  }

  /** Returns the middle of a node. */
  public Point middle(int x) {
    Point place = model.places().get(x);
    return new Point(inner.x() + place.x() * inner.width(), inner.y() + place.y() * inner.height());
  }

  @Override
  protected double distance(int node, Point point) {
    double distance = middle(node).distance(point);
    return distance <= radius ? distance : Double.POSITIVE_INFINITY;
  }

  /** Returns the constraint whose line, square or label is at a point, if one is. */
  public OptionalInt constraintAt(Point point) {
    return IntStream.range(0, model.csp().constraints().size())
        .filter(c -> distanceOf(c, point) < REACH)
        .boxed()
        .min(Comparator.comparingDouble(c -> distanceOf(c, point)))
        .map(OptionalInt::of)
        .orElseGet(OptionalInt::empty);
  }

  private double distanceOf(int constraint, Point point) {
    ImmutableList<Integer> scope = model.scope(constraint);
    Point middle = middle(scope);
    if (scope.size() == 1) {
      return Math.max(0, under(scope.get(0)).distance(point) - radius / 2);
    }
    return scope.stream()
        .mapToDouble(x -> line(middle, middle(x)).distance(point))
        .min()
        .orElse(Double.POSITIVE_INFINITY);
  }

  private static Line line(Point from, Point to) {
    return new Line(from.x(), from.y(), to.x(), to.y());
  }

  /** Returns the middle of several nodes. */
  private Point middle(List<Integer> nodes) {
    return new Point(
        nodes.stream().mapToDouble(x -> middle(x).x()).average().orElse(0),
        nodes.stream().mapToDouble(x -> middle(x).y()).average().orElse(0));
  }

  private Point under(int x) {
    return new Point(middle(x).x(), middle(x).y() + radius + 12);
  }

  @Override
  protected Painting painting(Surface surface) {
    return new Nodes(new Ink(surface, look()));
  }

  /** One painting. */
  private final class Nodes implements Painting {
    private final Ink ink;
    private final Set<Integer> marked = model.markedVariables();
    private final Face mono = look().fonts().mono();
    private final Face bold = look().fonts().bold();
    private final ConstraintLabels labels;

    Nodes(Ink ink) {
      this.ink = ink;
      this.labels = new ConstraintLabels(ink, area());
    }

    @Override
    public void paintBehind() {
      constraints(Tone.PLAIN);
      constraints(Tone.MARKED);
      constraints(Tone.CONFLICT);
      for (StatedModel.Unread each : model.unread()) {
        unread(each);
      }
      model.pull().ifPresent(pull -> dashed(middle(pull.from()), pull.to(), Token.ACCENT));
    }

    private void constraints(Tone tone) {
      for (int c = 0; c < model.csp().constraints().size(); c++) {
        if (tone(c) == tone) {
          lines(model.scope(c), tone);
        }
      }
    }

    private Tone tone(int constraint) {
      return model.violated().contains(constraint)
          ? Tone.CONFLICT
          : model.marked().contains(constraint) ? Tone.MARKED : Tone.PLAIN;
    }

    private void lines(ImmutableList<Integer> scope, Tone tone) {
      Token token = tone == Tone.PLAIN ? Token.LINE_CONTROL : tone.edge();
      double width = look().markLine() * (tone == Tone.PLAIN ? 0.8 : 1.5);
      Point middle = middle(scope);
      for (int x : scope.size() < 2 ? ImmutableList.<Integer>of() : scope) {
        Point end = middle(x);
        ink.line(middle.x(), middle.y(), end.x(), end.y(), token, width);
      }
      if (scope.size() > 2) {
        Box square = new Box(middle.x() - HUB, middle.y() - HUB, 2 * HUB, 2 * HUB);
        ink.fill(square, tone == Tone.MARKED ? Token.ACCENT_TINT : Token.BG_RAISED);
        ink.frame(square, token, width);
      }
    }

    private void unread(StatedModel.Unread line) {
      if (line.variables().isEmpty()) {
        return;
      }
      Point from = middle(line.variables().get(0));
      Point to =
          line.variables().size() > 1
              ? middle(line.variables().get(1))
              : new Point(from.x() + 2.2 * radius, from.y() - 1.8 * radius);
      dashed(from, to, Token.CONFLICT_MARK);
      Point middle = new Point((from.x() + 2 * to.x()) / 3, (from.y() + 2 * to.y()) / 3);
      labels.write(line.label(), ImmutableList.of(middle), Tone.CONFLICT);
    }

    private void dashed(Point from, Point to, Token token) {
      Stroke stroke = Stroke.round(look().markLine()).dashed(5, 5, 0);
      ink.draw(line(from, to), ink.colour(token), stroke);
    }

    @Override
    public void paintNode(int node) {
      Point at = middle(node);
      boolean isMarked = marked.contains(node);
      Ellipse circle = Ellipse.circle(at.x(), at.y(), radius);
      Optional<Spot> spot = model.moment().map(moment -> moment.spot(node));
      ink.fill(
          circle, spot.map(Marks::fillOf).orElse(isMarked ? Token.ACCENT_TINT : Token.CELL_GIVEN));
      ink.draw(
          circle,
          isMarked ? Token.ACCENT : Token.LINE_CONTROL,
          isMarked ? look().markLine() * 1.3 : look().thinLine() * 1.3);
      Variable x = model.csp().variables().get(node);
      boolean isLarge = radius > 0.8 * LARGEST;
      double size = ink.fitting(x.name(), bold, radius * 0.5, radius * 1.75);
      double y = isLarge ? at.y() - radius * 0.28 : at.y();
      boolean isTried = spot.filter(now -> now.state() == Spot.State.TRIED).isPresent();
      Token letters = isTried ? Token.ON_ACCENT : Token.TEXT;
      ink.write(x.name(), at.x(), y, bold, Math.max(7, size), letters);
      if (isLarge && x.domain().size() <= MOST_CHIPS) {
        chips(x, at, spot);
      } else if (isLarge) {
        Domain domain = x.domain();
        String values = spot.map(now -> values(domain, now)).orElseGet(() -> values(domain));
        double small = ink.fitting(values, mono, radius * 0.34, radius * 1.5);
        ink.write(values, at.x(), at.y() + radius * 0.36, mono, small, letters);
      }
      labels.keepOut(new Box(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius));
    }

    private static String values(Domain domain, Spot spot) {
      return spot.value() == NONE
          ? IntervalText.of(domain, spot.candidates())
          : domain.labelAt(spot.value());
    }

    private static String values(Domain domain) {
      int last = domain.size() - 1;
      return domain.labelAt(0) + "…" + domain.labelAt(last);
    }

    /** Paints the values as chips; at a moment of a run, those that are lost are struck out. */
    private void chips(Variable x, Point at, Optional<Spot> spot) {
      CardLetters letters = CardLetters.of(x, x.name());
      int count = letters.letters().size();
      double side = radius * 0.4;
      double left = at.x() - (count * side + (count - 1) * 2) / 2;
      for (int value = 0; value < count; value++) {
        int index = value;
        boolean isLost = spot.filter(now -> !has(now, index)).isPresent();
        Box chip = new Box(left + value * (side + 2), at.y() + radius * 0.18, side, side);
        Token line = isLost ? Token.LINE_SOFT : Token.LINE_CONTROL;
        ink.fill(new RoundBox(chip, 4), isLost ? Token.CELL : letters.tones().get(value));
        ink.draw(new RoundBox(chip, 4), line, look().thinLine());
        String label = letters.letters().get(value);
        double size = ink.fitting(label, mono, side * 0.75, side * 0.9);
        Token token = isLost ? Token.TEXT_DISABLED : Token.TEXT;
        ink.write(label, chip.centreX(), chip.centreY(), mono, size, token);
        if (isLost) {
          ink.line(chip.x(), chip.bottom(), chip.right(), chip.y(), Token.PRUNED_MARK, 1);
        }
      }
    }

    private static boolean has(Spot spot, int value) {
      return spot.value() == NONE ? spot.candidates().contains(value) : spot.value() == value;
    }

    @Override
    public void paintInFront() {
      labels(Tone.CONFLICT);
      labels(Tone.MARKED);
      labels(Tone.PLAIN);
    }

    /** Writes the words of constraints where they touch nothing, or anywhere if they are marked. */
    private void labels(Tone tone) {
      for (int c = 0; c < model.csp().constraints().size(); c++) {
        if (tone(c) == tone) {
          labels.write(model.labels().get(c), places(model.scope(c)), tone);
        }
      }
    }

    private ImmutableList<Point> places(ImmutableList<Integer> scope) {
      if (scope.size() == 1) {
        return ImmutableList.of(under(scope.get(0)));
      }
      Point middle = middle(scope);
      if (scope.size() > 2) {
        double apart = HUB + labels.letters();
        return ImmutableList.of(
            new Point(middle.x(), middle.y() + apart), new Point(middle.x(), middle.y() - apart));
      }
      return ConstraintLabels.on(middle(scope.get(0)), middle(scope.get(1)));
    }
  }
}
