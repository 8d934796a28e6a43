package org.cspworkbench.bench.models;

import static org.cspworkbench.xcsp3.models.InstanceText.names;
import static org.cspworkbench.xcsp3.models.InstanceText.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.xcsp3.models.InstanceText;

/** The least cost of places, of a selection, and of violated constraints. */
final class Places {

  private Places() {}

  /** Warehouse location (CSPLib 34): each store has one warehouse, which costs if it is open. */
  static InstanceText warehouses(int stores, int warehouses, long seed) {
    RandomStream random = new RandomStream(seed);
    InstanceText text =
        new InstanceText()
            .array("x", "[%d]".formatted(stores), "0.." + (warehouses - 1))
            .array("cost", "[%d]".formatted(stores), "1..100")
            .array("open", "[%d]".formatted(warehouses), "0 1");
    for (int store = 0; store < stores; store++) {
      text.supports(
          "x[%d] cost[%d]".formatted(store, store),
          IntStream.range(0, warehouses).mapToObj(w -> tuple(w, 1 + random.nextInt(100))));
      text.constraint(
          "<element><list> open[] </list><index> x[%d] </index><value> 1 </value></element>"
              .formatted(store));
    }
    for (int warehouse = 0; warehouse < warehouses; warehouse++) {
      int most = 1 + stores / warehouses + random.nextInt(3);
      text.count("x[]", warehouse, "(le," + most + ")");
    }
    int[] coefficients =
        IntStream.range(0, stores + warehouses).map(i -> i < stores ? 1 : 30).toArray();
    return text.objective("minimize", "sum", "cost[] open[]", coefficients);
  }

  /** Fast food: depots along a road such that all restaurants are near their nearest depot. */
  static InstanceText fastFood(int restaurants, int depots, long seed) {
    RandomStream random = new RandomStream(seed);
    int[] places = IntStream.range(0, restaurants).map(r -> random.nextInt(200)).toArray();
    InstanceText text =
        new InstanceText()
            .array("depot", "[%d]".formatted(depots), "0..199")
            .array("way", "[%d]".formatted(restaurants), "0..199")
            .constraint("<ordered><list> depot[] </list><operator> lt </operator></ordered>");
    for (int restaurant = 0; restaurant < restaurants; restaurant++) {
      int place = places[restaurant];
      text.constraint(
          "<minimum><list> %s </list><condition> (eq,way[%d]) </condition></minimum>"
              .formatted(names(depots, d -> "dist(depot[%d],%d)".formatted(d, place)), restaurant));
    }
    return text.objective("minimize", "sum", "way[]");
  }

  /** Quadratic assignment (Koopmans and Beckmann, 1957): flows between facilities at places. */
  static InstanceText quadraticAssignment(int n, long seed) {
    RandomStream random = new RandomStream(seed);
    List<String> distances = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        int distance = 1 + random.nextInt(9);
        distances.add(tuple(i, j, distance));
        distances.add(tuple(j, i, distance));
      }
    }
    int pairs = n * (n - 1) / 2;
    InstanceText text =
        new InstanceText()
            .array("x", "[%d]".formatted(n), "0.." + (n - 1))
            .array("d", "[%d]".formatted(pairs), "1..9")
            .allDifferent("x[]");
    int pair = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        text.supports("x[%d] x[%d] d[%d]".formatted(i, j, pair++), distances.stream());
      }
    }
    int[] flows = IntStream.range(0, pairs).map(i -> 1 + random.nextInt(9)).toArray();
    return text.objective("minimize", "sum", "d[]", flows);
  }

  /** Set covering: the cheapest selection of sets that has every element. */
  static InstanceText setCovering(int elements, int sets, long seed) {
    RandomStream random = new RandomStream(seed);
    InstanceText text = new InstanceText().array("x", "[%d]".formatted(sets), "0 1");
    for (int element = 0; element < elements; element++) {
      int[] order = RandomOrder.of(sets, random);
      text.sum(names(2 + random.nextInt(sets / 8), i -> "x[%d]".formatted(order[i])), "(ge,1)");
    }
    int[] costs = IntStream.range(0, sets).map(i -> 1 + random.nextInt(9)).toArray();
    return text.objective("minimize", "sum", "x[]", costs);
  }

  /** Random Max-CSP: the fewest violated constraints on two variables (Larrosa and Meseguer). */
  static InstanceText maxCsp(int variables, int values, int constraints, int tightness, long seed) {
    RandomStream random = new RandomStream(seed);
    InstanceText text =
        new InstanceText()
            .array("x", "[%d]".formatted(variables), "0.." + (values - 1))
            .array("violated", "[%d]".formatted(constraints), "0 1");
    int[] pairs = RandomOrder.of(variables * variables, random);
    int constraint = 0;
    for (int k = 0; constraint < constraints; k++) {
      int from = pairs[k] / variables;
      int to = pairs[k] % variables;
      if (from < to) {
        int[] order = RandomOrder.of(values * values, random);
        int forbidden = values * values * tightness / 100;
        text.supports(
            "x[%d] x[%d] violated[%d]".formatted(from, to, constraint++),
            IntStream.range(0, order.length)
                .mapToObj(i -> tuple(i / values, i % values, order[i] < forbidden ? 1 : 0)));
      }
    }
    return text.objective("minimize", "sum", "violated[]");
  }
}
