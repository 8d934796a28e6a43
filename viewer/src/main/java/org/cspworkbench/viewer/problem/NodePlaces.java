package org.cspworkbench.viewer.problem;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.surface.Point;
import org.jspecify.annotations.Nullable;

/**
 * The places of variables in a picture, by name, in a square of side 1. A variable stays where it
 * is while the problem around it changes.
 */
final class NodePlaces {

  private static final int STEPS = 12; // of the grid on which a free place is sought

  private final Map<String, Point> places = new HashMap<>();
  private @Nullable Point next;

  /** Forgets all places. */
  void clear() {
    places.clear();
  }

  void put(String name, Point place) {
    places.put(name, place);
  }

  /** Sets the place of the next new variable. */
  void putNext(Point place) {
    next = place;
  }

  /** Moves a variable to another name. */
  void rename(String from, String to) {
    Point place = places.get(from);
    if (place != null) {
      places.put(to, place);
    }
  }

  /**
   * Returns the places of all variables, by index, and finds those of new ones.
   *
   * @param layout the places if none has one yet; may be empty
   */
  ImmutableList<Point> of(Csp csp, ImmutableList<Point> layout) {
    boolean isNew = csp.variables().stream().noneMatch(x -> places.containsKey(x.name()));
    if (isNew && !layout.isEmpty()) {
      csp.variables().forEach(x -> places.put(x.name(), layout.get(x.index())));
    }
    for (Variable x : csp.variables()) {
      if (!places.containsKey(x.name())) {
        Point wanted = next;
        next = null;
        places.put(x.name(), wanted == null ? free(csp) : wanted);
      }
    }
    next = null;
    return csp.variables().stream()
        .map(x -> Objects.requireNonNull(places.get(x.name())))
        .collect(toImmutableList());
  }

  /** Returns the place that is farthest from all variables that have one. */
  private Point free(Csp csp) {
    List<Point> taken =
        csp.variables().stream()
            .map(x -> places.get(x.name()))
            .filter(Objects::nonNull)
            .map(Point.class::cast)
            .toList();
    return IntStream.rangeClosed(0, STEPS * STEPS)
        .mapToObj(
            k -> new Point((double) (k % STEPS) / STEPS, (double) Math.floorDiv(k, STEPS) / STEPS))
        .max(
            Comparator.comparingDouble(
                at -> taken.stream().mapToDouble(at::distance).min().orElse(0)))
        .orElseThrow();
  }
}
