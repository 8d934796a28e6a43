package org.cspworkbench.presentation.paint.graph;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;

/**
 * The variables of a constraint graph and the current step of the solver, as they are drawn over
 * the constraints. Variables are cards with their remaining values, and a constraint of three or
 * more variables is a small diamond. The edges of the current variable are highlighted; an arrow
 * leads from the variable on which the revision depends to the one that may lose values, and
 * removed values are shown next to the latter. Nodes are the variables that the scene shows.
 */
public final class DrawnConstraints extends DrawnGraph {

  private static final double NEAR = 6; // from a line, to point at it

  private final ConstraintGraphPainter painter;
  private final GraphScene scene;
  private final Moment moment;
  private final GraphFocus focus;
  private final ImmutableList<VariablePair> inconsistent;
  private final CardPlaces.Placed places;
  private final GraphCards all;
  private final double heightAtWork;

  DrawnConstraints(
      ConstraintGraphPainter painter,
      Box area,
      Moment moment,
      GraphFocus focus,
      ImmutableList<VariablePair> inconsistent) {
    super(painter.look(), area);
    this.painter = painter;
    this.scene = painter.scene();
    this.moment = moment;
    this.focus = focus;
    this.inconsistent = inconsistent;
    this.places = scene.placed(area, look());
    this.all =
        new GraphCards(
            places,
            scene.variables().stream().map(painter::name).collect(toImmutableList()),
            node -> showsValues(variable(node), places.height()));
    this.heightAtWork =
        all.heightAtWork(
            scene.variables().stream().filter(this::isAtWork).mapToInt(scene::node).toArray());
  }

  /** Returns the variable of a node. */
  public int variable(int node) {
    return scene.variables().get(node);
  }

  @Override
  public int size() {
    return scene.variables().size();
  }

  @Override
  public int selected() {
    return scene.node(moment.selected());
  }

  /** Current cards are in front of the others. */
  @Override
  protected int layers() {
    return 2;
  }

  @Override
  protected int layer(int node) {
    return isAtWork(variable(node)) ? 1 : 0;
  }

  @Override
  protected double distance(int node, Point point) {
    return bounds(variable(node)).contains(point) ? 0 : Double.POSITIVE_INFINITY;
  }

  @Override
  protected List<DrawnLink> links() {
    return scene.edges().stream()
        .map(edge -> new DrawnLink(edge.from(), edge.to(), line(edge), NEAR, 0))
        .toList();
  }

  private ImmutableList<Point> line(Edge edge) {
    return ImmutableList.of(places.middle(edge.from()), places.middle(edge.to()));
  }

  private boolean isAtWork(int x) {
    return x == focus.variable() || x == focus.head() || x == moment.selected();
  }

  private boolean showsValues(int x, double height) {
    return painter.letters(x, height) != null;
  }

  private Box bounds(int x) {
    int node = scene.node(x);
    return isAtWork(x) ? places.card(node, heightAtWork) : all.bounds().get(node);
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

  @Override
  protected Painting painting(Surface surface) {
    return new Cards(new Ink(surface, look()));
  }

  /** One painting. */
  private final class Cards implements Painting {
    private final Ink ink;
    private final Look look = look();
    private final HubPainter hubs;
    private final ImmutableList<Box> inFront; // the current cards, with their names
    private final GoneChip chip;
    private final Optional<Box> chipPlace;
    private final ImmutableList<Box> covering;
    private final CardNames above; // the other cards
    private final MarkedConstraints marked;

    Cards(Ink ink) {
      this.ink = ink;
      this.hubs = new HubPainter(ink, area(), scene, places, focus);
      this.inFront =
          scene.variables().stream()
              .filter(DrawnConstraints.this::isAtWork)
              .map(this::withName)
              .collect(toImmutableList());
      this.chip = new GoneChip(ink, area(), focus.gone());
      this.chipPlace =
          focus.gone().isEmpty() || scene.node(focus.variable()) == NONE
              ? Optional.empty()
              : chip.place(withName(focus.variable()), inFront, all.bounds());
      this.covering =
          Stream.concat(inFront.stream(), chipPlace.stream()).collect(toImmutableList());
      this.above = all.namesAbove(ink, area(), node -> isAtWork(variable(node)));
      this.marked = new MarkedConstraints(ink, scene.graph().csp(), focus, this::shown);
    }

    private Optional<Box> shown(int x) {
      return scene.isShown(x) ? Optional.of(bounds(x)) : Optional.empty();
    }

    /** Returns the bounds of a card with its name, wherever that is. */
    private Box whole(int node) {
      int x = variable(node);
      CardNames.Room room = isAtWork(x) ? CardNames.Room.NOTHING : above.room(node);
      return room == CardNames.Room.NOTHING
          ? withName(x)
          : bounds(x).union(CardNames.box(ink, painter.name(x), bounds(x), places.text(), room));
    }

    @Override
    public void paintBehind() {
      int centre = scene.node(focus.centre());
      int selected = scene.node(moment.selected());
      hubs.paintAll();
      ink.draw(
          ConstraintGraphPainter.linesBetween(
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
      marked.lines();
    }

    @Override
    public void paintNode(int node) {
      int x = variable(node);
      if (isAtWork(x)) {
        card(x, hasRoomForName(x) ? CardNames.Room.NAME_AND_NUMBER : CardNames.Room.NOTHING, true);
        return;
      }
      Box bounds = bounds(x);
      boolean isFree = all.isOnTop(node) && covering.stream().noneMatch(bounds::intersects);
      boolean isNamed = !above.isCovered(node, covering);
      card(x, isNamed ? above.room(node) : CardNames.Room.NOTHING, isFree);
      if (isNamed && !showsValues(x, bounds.height())) {
        above.write(node);
      }
    }

    @Override
    public void paintInFront() {
      marked.frames();
      marked.labels(
          scene.graph(),
          area(),
          IntStream.range(0, size()).mapToObj(this::whole).collect(toImmutableList()));
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
              CardNames.box(
                  ink, painter.name(x), card, places.text(), CardNames.Room.NAME_AND_NUMBER))
          : card;
    }

    /** Paints a card with as much of its text as is not covered. */
    private void card(int x, CardNames.Room above, boolean isFree) {
      Box bounds = bounds(x);
      Spot spot = moment.spot(x);
      CardLetters few = painter.letters(x, bounds.height());
      if (few != null && chipPlace.filter(bounds::intersects).isEmpty()) {
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
        new NodeCard(ink, painter.variable(x), bounds, painter.scale(), places.text())
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
