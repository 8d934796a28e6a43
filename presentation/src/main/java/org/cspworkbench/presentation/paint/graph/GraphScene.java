package org.cspworkbench.presentation.paint.graph;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.cspworkbench.presentation.paint.card.CardPlaces;
import org.cspworkbench.presentation.paint.graph.ConstraintGraph.Hub;
import org.cspworkbench.presentation.paint.graph.GraphLayout.Edge;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;

/**
 * The visible part of a constraint graph, with its layout. Nodes are the visible variables,
 * followed by the hubs.
 */
public final class GraphScene {

  private static final int MOST_NODES = 130;
  private static final int MOST_LINES = 1_500;
  private static final int MOST_AROUND = 26;
  private static final int MOST_HUBS_AROUND = 8;

  /** The minimum size of a name on a screen; labels are larger on a projector. */
  private static final double LEAST_NAME = 12;

  /** The average degree from which on a force-directed layout degenerates. */
  private static final int DENSE = 12;

  private final ConstraintGraph graph;
  private final ImmutableMap<Integer, Integer> nodeOf; // by variable
  private final ImmutableList<Integer> variables; // by node
  private final ImmutableList<Hub> hubs;
  private final ImmutableList<Edge> edges; // between nodes
  private final CardPlaces places;
  private final int leftOut;

  private GraphScene(
      ConstraintGraph graph,
      Iterable<Integer> variables,
      Iterable<Hub> hubs,
      CardPlaces places,
      int leftOut) {
    this.graph = graph;
    this.variables = ImmutableList.copyOf(variables);
    this.hubs = ImmutableList.copyOf(hubs);
    this.places = places;
    this.leftOut = leftOut;
    Map<Integer, Integer> nodes = new LinkedHashMap<>();
    this.variables.forEach(x -> nodes.put(x, nodes.size()));
    this.nodeOf = ImmutableMap.copyOf(nodes);
    this.edges = edgesAmongThoseShown();
  }

  private ImmutableList<Edge> edgesAmongThoseShown() {
    ImmutableList.Builder<Edge> lines = ImmutableList.builder();
    for (int x : variables) {
      for (int y : graph.neighbours(x)) {
        Integer to = nodeOf.get(y);
        if (x < y && to != null) {
          lines.add(new Edge(node(x), to));
        }
      }
    }
    return lines.build();
  }

  /** Returns whether all of {@code graph} can be shown at once. */
  public static boolean isShownWhole(ConstraintGraph graph) {
    int spokes = graph.hubs().stream().mapToInt(hub -> hub.scope().length()).sum();
    return graph.csp().variables().size() + graph.hubCount() <= MOST_NODES
        && graph.edgeCount() + spokes <= MOST_LINES;
  }

  /** Returns the scene of the whole {@code graph}. May take seconds. */
  public static GraphScene whole(ConstraintGraph graph) {
    int count = graph.csp().variables().size();
    ImmutableSet.Builder<Edge> lines = ImmutableSet.builder();
    lines.addAll(graph.edges());
    for (int h = 0; h < graph.hubCount(); h++) {
      int hub = count + h;
      graph.hubs().get(h).scope().forEach(x -> lines.add(new Edge(x, hub)));
    }
    ImmutableList<Integer> all =
        graph.csp().variables().stream()
            .map(x -> x.index())
            .collect(ImmutableList.toImmutableList());
    ImmutableList<Point> places = places(graph, lines.build());
    return new GraphScene(graph, all, graph.hubs(), new CardPlaces(places, count), 0);
  }

  private static ImmutableList<Point> places(ConstraintGraph graph, ImmutableSet<Edge> lines) {
    int count = graph.csp().variables().size();
    ImmutableList<Point> known = GraphLayout.known(graph.csp()).orElse(null);
    boolean isComplete = graph.edgeCount() == count * (count - 1) / 2;
    boolean isDense = 2 * graph.edgeCount() >= DENSE * count;
    if (known == null && !isComplete && !isDense) {
      return ForceDirectedLayout.of(count + graph.hubCount(), lines);
    }
    ImmutableList<Point> cards = known == null ? ForceDirectedLayout.circle(count) : known;
    Stream<Point> middles =
        graph.hubs().stream()
            .map(hub -> middle(hub.scope().stream().mapToObj(cards::get).toList()));
    return Stream.concat(cards.stream(), middles).collect(ImmutableList.toImmutableList());
  }

  /**
   * Returns the part of {@code graph} around a variable.
   *
   * @param with a variable that must be included if it is a neighbour, or {@code NONE}
   */
  public static GraphScene around(ConstraintGraph graph, int centre, int with) {
    Set<Integer> near = new LinkedHashSet<>();
    List<Hub> hubs = graph.hubsOf(centre).stream().limit(MOST_HUBS_AROUND).toList();
    hubs.forEach(hub -> hub.scope().forEach(near::add));
    near.addAll(graph.neighbours(centre));
    near.remove(centre);
    Set<Integer> shown = new LinkedHashSet<>();
    near.stream().limit(MOST_AROUND).forEach(shown::add);
    if (with != centre && near.contains(with)) {
      shown.add(with);
    }
    ImmutableList<Point> ring = ForceDirectedLayout.circle(Math.max(1, shown.size()));
    Point middle = new Point(ForceDirectedLayout.SIDE / 2, ForceDirectedLayout.SIDE / 2);
    ImmutableList.Builder<Point> places = ImmutableList.builder();
    places.add(middle).addAll(ring.subList(0, shown.size()));
    Map<Integer, Point> placeOf = new LinkedHashMap<>();
    shown.forEach(x -> placeOf.put(x, ring.get(placeOf.size())));
    for (int h = 0; h < hubs.size(); h++) {
      places.add(hubPlace(hubs.get(h), placeOf, middle, h));
    }
    ImmutableList<Integer> variables =
        ImmutableList.<Integer>builder().add(centre).addAll(shown).build();
    return new GraphScene(
        graph,
        variables,
        hubs,
        new CardPlaces(places.build(), variables.size()),
        near.size() - shown.size());
  }

  /**
   * Returns a place half way from the centre to the variables of the hub; hubs of the same
   * variables are in a row.
   */
  private static Point hubPlace(Hub hub, Map<Integer, Point> placeOf, Point middle, int h) {
    List<Point> members =
        hub.scope().stream().filter(placeOf::containsKey).mapToObj(placeOf::get).toList();
    Point target = members.isEmpty() ? middle : middle(members);
    double part = 0.5 + 0.12 * (h % 3 - 1);
    double nudge = h % 2 == 0 ? 0.05 : -0.05;
    return new Point(
        middle.x() + part * (target.x() - middle.x()) + nudge * ForceDirectedLayout.SIDE,
        middle.y() + part * (target.y() - middle.y()) + nudge * ForceDirectedLayout.SIDE / 2);
  }

  private static Point middle(List<Point> points) {
    return new Point(
        points.stream().mapToDouble(Point::x).average().orElse(0),
        points.stream().mapToDouble(Point::y).average().orElse(0));
  }

  /** Returns the same scene with the visible variable {@code x} at another place. */
  GraphScene with(int x, Point place) {
    return new GraphScene(graph, variables, hubs, places.with(node(x), place), leftOut);
  }

  /** Returns the graph. */
  public ConstraintGraph graph() {
    return graph;
  }

  /** Returns the visible variables. */
  public ImmutableList<Integer> variables() {
    return variables;
  }

  /** Returns whether variable {@code x} is visible. */
  public boolean isShown(int x) {
    return nodeOf.containsKey(x);
  }

  /** Returns the number of neighbours for which there is no space. */
  public int leftOut() {
    return leftOut;
  }

  ImmutableList<Hub> hubs() {
    return hubs;
  }

  ImmutableList<Edge> edges() {
    return edges;
  }

  /** Returns the placement in {@code area}; names are at least as large as labels in a window. */
  CardPlaces.Placed placed(Box area, Look look) {
    double letters = Math.max(look.letters(), Math.max(look.label(), LEAST_NAME));
    return places.in(area, letters);
  }

  /** Returns the node of variable {@code x}, or {@code NONE} if it is not visible. */
  int node(int x) {
    Integer node = nodeOf.get(x);
    return node == null ? NONE : node;
  }

  /** Returns the node of a hub. */
  int hubNode(int hub) {
    return variables.size() + hub;
  }

  /** Returns the nodes of the visible variables in a scope. */
  ImmutableIntArray nodes(ImmutableIntArray scope) {
    return ImmutableIntArray.copyOf(scope.stream().map(this::node).filter(node -> node != NONE));
  }
}
