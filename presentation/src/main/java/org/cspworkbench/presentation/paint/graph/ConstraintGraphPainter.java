package org.cspworkbench.presentation.paint.graph;

import static java.util.Objects.requireNonNull;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.geometry.Path;
import org.cspworkbench.presentation.geometry.Point;
import org.cspworkbench.presentation.look.Ink;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.look.Token;
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
import org.cspworkbench.presentation.paint.graph.GraphLayout.Edge;
import org.cspworkbench.presentation.paint.heatmap.HeatScale;
import org.cspworkbench.presentation.surface.Surface;

/**
 * A painter of a constraint graph and the current step of the solver. Variables are cards with
 * their remaining values, an edge is a line, and a constraint of three or more variables is a small
 * diamond joined to its variables. The edges of the current variable are highlighted; an arrow
 * leads from the variable on which the revision depends to the one that may lose values, and
 * removed values are shown next to the latter.
 */
public final class ConstraintGraphPainter {

  /** The minimum height of a card that shows values. */
  private static final double READABLE = 24;

  /** The maximum number of values that are shown individually. */
  private static final int MOST_LETTERS = 12;

  private static final double NEAR = 6; // from a line, to point at it

  private final GraphScene scene;
  private final Look look;
  private final HeatScale scale;
  private final ImmutableList<String> names; // by variable
  private final ImmutableMap<Integer, CardLetters> letters; // of variables with few values

  /** Creates a painter of {@code scene}. */
  public ConstraintGraphPainter(GraphScene scene, Look look) {
    this.scene = scene;
    this.look = look;
    this.scale = HeatScale.of(scene.graph().csp());
    this.names = CardLetters.names(scene.graph().csp());
    ImmutableMap.Builder<Integer, CardLetters> few = ImmutableMap.builder();
    for (int x : scene.variables()) {
      if (variable(x).domain().size() <= MOST_LETTERS) {
        few.put(x, CardLetters.of(variable(x), names.get(x)));
      }
    }
    this.letters = few.buildOrThrow();
  }

  /** Returns the scene. */
  public GraphScene scene() {
    return scene;
  }

  private Variable variable(int x) {
    return scene.graph().csp().variables().get(x);
  }

  /** Paints the graph at {@code moment} into {@code area}. */
  public void paint(Surface surface, Box area, Moment moment, GraphFocus focus) {
    paintConstraints(surface, area);
    paintRun(surface, area, moment, focus, ImmutableList.of());
  }

  /** Paints the static part: the constraints as thin lines. */
  public void paintConstraints(Surface surface, Box area) {
    CardPlaces.Placed places = scene.placed(area, look);
    Path.Builder lines = linesBetween(places, scene.edges());
    for (int h = 0; h < scene.hubs().size(); h++) {
      Point middle = places.middle(scene.hubNode(h));
      scene
          .nodes(scene.hubs().get(h).scope())
          .forEach(node -> lines.segment(middle, places.middle(node)));
    }
    new Ink(surface, look)
        .within(
            area,
            ink -> {
              ink.draw(lines.build(), Token.GRID_THIN, look.thinLine());
            });
  }

  /**
   * Paints the dynamic part: the variables and the current step.
   *
   * @param inconsistent arcs that are marked as inconsistent: by an arrow to the first variable,
   *     which has a value without support in the second
   */
  public void paintRun(
      Surface surface,
      Box area,
      Moment moment,
      GraphFocus focus,
      ImmutableList<VariablePair> inconsistent) {
    new Ink(surface, look)
        .within(
            area,
            ink -> {
              new Painting(ink, area, moment, focus).paint(inconsistent);
            });
  }

  /** Returns all lines as one path, which is painted in half the time of single lines. */
  private static Path.Builder linesBetween(CardPlaces.Placed places, Iterable<Edge> edges) {
    Path.Builder lines = Path.builder();
    for (Edge edge : edges) {
      lines.segment(places.middle(edge.from()), places.middle(edge.to()));
    }
    return lines;
  }

  /** Returns the variable at {@code point}, if there is one. */
  public OptionalInt variableAt(Point point, Box area, GraphFocus focus, int selected) {
    CardPlaces.Placed places = scene.placed(area, look);
    GraphCards all = cards(places);
    double atWork = all.heightAtWork(nodesAtWork(focus, selected));
    return IntStream.iterate(scene.variables().size() - 1, node -> node >= 0, node -> node - 1)
        .map(scene.variables()::get)
        .boxed()
        .sorted((a, b) -> Boolean.compare(stands(b, focus, selected), stands(a, focus, selected)))
        .mapToInt(Integer::intValue)
        .filter(
            x ->
                (stands(x, focus, selected)
                        ? places.card(scene.node(x), atWork)
                        : all.bounds().get(scene.node(x)))
                    .contains(point))
        .findFirst();
  }

  /**
   * Returns the edge whose line passes near {@code point}, as the two variables, the near first.
   */
  public Optional<VariablePair> edgeAt(Point point, Box area) {
    CardPlaces.Placed places = scene.placed(area, look);
    double least = NEAR;
    VariablePair found = null;
    for (Edge edge : scene.edges()) {
      Point from = places.middle(edge.from());
      Point to = places.middle(edge.to());
      double distance = distance(point, from, to);
      if (distance < least) {
        least = distance;
        VariablePair pair =
            new VariablePair(scene.variables().get(edge.from()), scene.variables().get(edge.to()));
        found = point.distance(from) <= point.distance(to) ? pair : pair.reversed();
      }
    }
    return Optional.ofNullable(found);
  }

  private static double distance(Point point, Point from, Point to) {
    double dx = to.x() - from.x();
    double dy = to.y() - from.y();
    double part =
        ((point.x() - from.x()) * dx + (point.y() - from.y()) * dy)
            / Math.max(1e-9, dx * dx + dy * dy);
    double inside = Math.max(0, Math.min(1, part));
    return point.distance(new Point(from.x() + inside * dx, from.y() + inside * dy));
  }

  /** Returns the scene in which variable {@code x} is drawn at {@code point}. */
  public GraphScene dragged(int x, Point point, Box area) {
    return scene.with(x, scene.placed(area, look).placeAt(point));
  }

  /** Returns how far from the middle of {@code target} a line from {@code from} leaves it. */
  private static double reach(Box target, Point from) {
    Point middle = target.centre();
    double dx = Math.abs(from.x() - middle.x());
    double dy = Math.abs(from.y() - middle.y());
    double across = target.width() / 2 / Math.max(dx, 1e-9);
    double along = target.height() / 2 / Math.max(dy, 1e-9);
    return Math.min(Math.min(across, along), 0.8) * Math.hypot(dx, dy);
  }

  private static boolean stands(int x, GraphFocus focus, int selected) {
    return x == focus.variable() || x == focus.head() || x == selected;
  }

  private GraphCards cards(CardPlaces.Placed places) {
    ImmutableList<String> shown =
        scene.variables().stream().map(names::get).collect(ImmutableList.toImmutableList());
    return new GraphCards(
        places, shown, node -> showsValues(scene.variables().get(node), places.height()));
  }

  private int[] nodesAtWork(GraphFocus focus, int selected) {
    return scene.variables().stream()
        .filter(x -> stands(x, focus, selected))
        .mapToInt(scene::node)
        .toArray();
  }

  private boolean showsValues(int x, double height) {
    return height >= READABLE && letters.containsKey(x);
  }

  /** One painting of the dynamic part. */
  private final class Painting {
    private final Ink ink;
    private final Box area;
    private final CardPlaces.Placed places;
    private final GraphCards all;
    private final Moment moment;
    private final GraphFocus focus;
    private final HubPainter hubs;
    private final double heightAtWork;
    private final ImmutableList<Box> inFront; // the current cards, with their names
    private final GoneChip chip;
    private final Optional<Box> chipPlace;

    Painting(Ink ink, Box area, Moment moment, GraphFocus focus) {
      this.ink = ink;
      this.area = area;
      this.places = scene.placed(area, look);
      this.all = ConstraintGraphPainter.this.cards(places);
      this.moment = moment;
      this.focus = focus;
      this.hubs = new HubPainter(ink, area, scene, places, focus);
      this.heightAtWork = all.heightAtWork(nodesAtWork(focus, moment.selected()));
      this.inFront =
          scene.variables().stream()
              .filter(this::isAtWork)
              .map(this::withName)
              .collect(ImmutableList.toImmutableList());
      this.chip = new GoneChip(ink, area, focus.gone());
      this.chipPlace =
          focus.gone().isEmpty() || scene.node(focus.variable()) == NONE
              ? Optional.empty()
              : chip.place(withName(focus.variable()), inFront, all.bounds());
    }

    void paint(ImmutableList<VariablePair> inconsistent) {
      int centre = scene.node(focus.centre());
      int selected = scene.node(moment.selected());
      hubs.paintAll();
      ink.draw(
          linesBetween(
                  places,
                  Iterables.filter(
                      scene.edges(), edge -> touches(edge, centre) || touches(edge, selected)))
              .build(),
          Token.LINE_CONTROL,
          look.markLine() * 0.8);
      inconsistent.stream()
          .filter(arc -> scene.isShown(arc.first()) && scene.isShown(arc.second()))
          .forEach(this::inconsistent);
      hubs.paintAtWork();
      cards();
      arrow();
      chipPlace.ifPresent(chip::paint);
    }

    /** Paints an arrow without a tail, which ends at the card of the first variable. */
    private void inconsistent(VariablePair arc) {
      Box target = bounds(arc.first());
      Point from = places.middle(scene.node(arc.second()));
      Point middle = target.centre();
      double length = Math.max(1e-9, middle.distance(from));
      double part = (length - reach(target, from) - 1) / length;
      Point tip =
          new Point(
              from.x() + part * (middle.x() - from.x()), from.y() + part * (middle.y() - from.y()));
      Point neck = ConflictArrow.paintHead(ink, from, tip);
      ink.line(from.x(), from.y(), neck.x(), neck.y(), Token.CONFLICT_MARK, look.markLine());
    }

    private boolean touches(Edge edge, int node) {
      return node != NONE && (edge.from() == node || edge.to() == node);
    }

    private void cards() {
      ImmutableList<Box> covering =
          Stream.concat(inFront.stream(), chipPlace.stream())
              .collect(ImmutableList.toImmutableList());
      CardNames above = all.namesAbove(ink, area, node -> isAtWork(scene.variables().get(node)));
      for (int x : scene.variables()) {
        if (!isAtWork(x)) {
          int node = scene.node(x);
          Box bounds = bounds(x);
          boolean isFree = all.isOnTop(node) && covering.stream().noneMatch(bounds::intersects);
          boolean isNamed = !above.isCovered(node, covering);
          card(x, isNamed ? above.room(node) : CardNames.Room.NOTHING, isFree);
          if (isNamed && !showsValues(x, bounds.height())) {
            above.write(node);
          }
        }
      }
      for (int x : scene.variables()) {
        if (isAtWork(x)) {
          card(
              x, hasRoomForName(x) ? CardNames.Room.NAME_AND_NUMBER : CardNames.Room.NOTHING, true);
        }
      }
    }

    /** Returns whether no other current card covers the name above this one. */
    private boolean hasRoomForName(int x) {
      Box withName = withName(x);
      return showsValues(x, bounds(x).height())
          && scene.variables().stream()
              .filter(other -> other != x && isAtWork(other))
              .noneMatch(other -> bounds(other).intersects(withName));
    }

    /** Returns the bounds of a current card together with the name above it. */
    private Box withName(int x) {
      Box card = bounds(x);
      return showsValues(x, card.height())
          ? card.union(
              CardNames.box(ink, names.get(x), card, places.text(), CardNames.Room.NAME_AND_NUMBER))
          : card;
    }

    private boolean isAtWork(int x) {
      return stands(x, focus, moment.selected());
    }

    private Box bounds(int x) {
      return isAtWork(x)
          ? places.card(scene.node(x), heightAtWork)
          : all.bounds().get(scene.node(x));
    }

    /** Paints a card with as much of its text as is not covered. */
    private void card(int x, CardNames.Room above, boolean isFree) {
      Box bounds = bounds(x);
      Spot spot = moment.spot(x);
      if (showsValues(x, bounds.height()) && chipPlace.filter(bounds::intersects).isEmpty()) {
        CardLetters few = requireNonNull(letters.get(x));
        VariableCard card = new VariableCard(ink, few, bounds, places.text());
        if (above != CardNames.Room.NOTHING) {
          CardNames.Room shown = spot.decision() > 0 ? above : CardNames.Room.NAME;
          ink.fill(
              CardNames.box(ink, few.name(), card.bounds(), places.text(), shown), Token.BG_PANEL);
        }
        card.paint(spot, above);
        if (x == moment.selected()) {
          card.select();
        }
      } else {
        new NodeCard(ink, variable(x), bounds, scale, places.text())
            .paint(spot, isFree && above == CardNames.Room.NOTHING);
        if (x == moment.selected()) {
          new Marks(ink).selection(bounds);
        }
      }
    }

    private void arrow() {
      if (focus.constraint() == NONE || scene.node(focus.variable()) == NONE) {
        return;
      }
      Arrow.Kind kind = focus.removes() ? Arrow.Kind.REMOVES : Arrow.Kind.CHECKS;
      Box target = bounds(focus.variable());
      Point middle = target.centre();
      Box from = null;
      if (focus.head() == NONE) {
        from = hubs.boundsAtWork();
      } else if (scene.node(focus.head()) != NONE) {
        from = bounds(focus.head());
      }
      if (from != null) {
        new ArrowPainter(ink, kind).paint(from, middle, reach(target, from.centre()) + 2, 0);
      }
    }
  }
}
