package org.cspworkbench.presentation.paint.graph;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.paint.card.CardLetters;
import org.cspworkbench.presentation.paint.card.CardPlaces;
import org.cspworkbench.presentation.paint.chart.HeatScale;
import org.cspworkbench.presentation.paint.graph.GraphLayout.Edge;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;
import org.jspecify.annotations.Nullable;

/**
 * A painter of a constraint graph: of its constraints, which stay the same during a run, and of the
 * variables and the current step over them.
 */
public final class ConstraintGraphPainter {

  /** The minimum height of a card that shows values. */
  private static final double READABLE = 24;

  /** The maximum number of values that are shown individually. */
  private static final int MOST_LETTERS = 12;

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

  Look look() {
    return look;
  }

  HeatScale scale() {
    return scale;
  }

  Variable variable(int x) {
    return scene.graph().csp().variables().get(x);
  }

  String name(int x) {
    return names.get(x);
  }

  /** Returns the texts of a variable whose card shows its values at this height, if it does. */
  @Nullable CardLetters letters(int x, double height) {
    return height >= READABLE ? letters.get(x) : null;
  }

  /** Paints the graph at {@code moment} into {@code area}. */
  public void paint(Surface surface, Box area, Moment moment, GraphFocus focus) {
    paintConstraints(surface, area);
    at(area, moment, focus, ImmutableList.of()).paint(surface);
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
        .within(area, ink -> ink.draw(lines.build(), Token.GRID_THIN, look.thinLine()));
  }

  /** Returns all lines as one path, which is painted in half the time of single lines. */
  static Path.Builder linesBetween(CardPlaces.Placed places, Iterable<Edge> edges) {
    Path.Builder lines = Path.builder();
    for (Edge edge : edges) {
      lines.segment(places.middle(edge.from()), places.middle(edge.to()));
    }
    return lines;
  }

  /**
   * Returns the dynamic part: the variables and the current step.
   *
   * @param inconsistent arcs that are marked as inconsistent: by an arrow to the first variable,
   *     which has a value without support in the second
   */
  public DrawnConstraints at(
      Box area, Moment moment, GraphFocus focus, ImmutableList<VariablePair> inconsistent) {
    return new DrawnConstraints(this, area, moment, focus, inconsistent);
  }

  /** Returns the scene in which variable {@code x} is drawn at {@code point}. */
  public GraphScene dragged(int x, Point point, Box area) {
    return scene.with(x, scene.placed(area, look).placeAt(point));
  }
}
