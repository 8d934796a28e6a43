package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableMap;
import java.util.stream.IntStream;
import org.cspworkbench.core.gallery.Graph;
import org.cspworkbench.core.gallery.GraphColouring;
import org.cspworkbench.core.gallery.Langford;
import org.cspworkbench.core.gallery.MagicSquare;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.gallery.SendMoreMoney;
import org.cspworkbench.core.gallery.Zebra;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;

/** Problems without a board of their own, of every shape. */
public final class GeneralProblems {

  /** The problems that are drawn as tables. */
  public static final ImmutableMap<String, Csp> TABLES =
      ImmutableMap.<String, Csp>builder()
          .put("zebra", Zebra.puzzle())
          .put("45 variables of two values", chain("x[%d]", 45, Domain.range(0, 1)))
          .put("send more money", SendMoreMoney.columns())
          .put("langford", Langford.pairs(8))
          .put("magic square of order 4", MagicSquare.ofOrder(4))
          .put("magic square of order 6", MagicSquare.ofOrder(6))
          .put("long names", chain("assignment_of_worker[%d][3]", 40, Domain.range(0, 7)))
          .put("long values", chain("v%d", 12, Domain.named("a", "quite_a_long_value", "b")))
          .put("thousand values", chain("x%d", 3, Domain.range(0, 999)))
          .put("211 values", chain("y%d", 8, Domain.range(0, 210)))
          .put("one large domain", withObjective())
          .put("two variables", chain("x%d", 2, Domain.range(1, 3)))
          .put("300 variables", chain("slot[%d]", 300, Domain.range(0, 6)))
          .buildOrThrow();

  /** The problems that are drawn as graphs. */
  public static final ImmutableMap<String, Csp> GRAPHS =
      ImmutableMap.<String, Csp>builder()
          .put("states", MapColouring.unitedStates(4))
          .put("mycielski 3", GraphColouring.of(Graph.mycielski(3), 4))
          .put("mycielski 5", GraphColouring.of(Graph.mycielski(5), 6))
          .put("path with long names", path())
          .buildOrThrow();

  private GeneralProblems() {}

  /**
   * Returns a moment in which the variables of {@code csp} are in turn assigned, tried, open, and
   * losing a value.
   */
  public static Moment moment(Csp csp) {
    return Moment.of(csp.variables().stream().map(GeneralProblems::spot).toList());
  }

  private static Spot spot(Variable x) {
    int last = x.domain().size() - 1;
    ValueSet all = ValueSet.where(last + 1, i -> true);
    return switch (x.index() % 4) {
      case 0 -> Spot.of(State.FILLED, last);
      case 1 -> Spot.of(State.TRIED, 0).withDecision(x.index());
      case 2 -> Spot.open(all);
      default ->
          Spot.open(ValueSet.where(last, i -> true))
              .withPruned(ValueSet.of(last), ValueSet.of(last));
    };
  }

  private static Csp chain(String name, int variables, Domain domain) {
    Csp.Builder csp = Csp.builder("chain");
    Variable[] all =
        IntStream.range(0, variables)
            .mapToObj(i -> csp.variable(String.format(name, i), domain))
            .toArray(Variable[]::new);
    for (int i = 1; i < variables; i++) {
      csp.atMost(all[i - 1], all[i]);
    }
    return csp.build();
  }

  private static Csp withObjective() {
    Csp.Builder csp = Csp.builder("objective");
    for (int i = 0; i < 40; i++) {
      csp.variable("take" + i, 0, 1);
    }
    csp.variable("cost", 0, 5000);
    return csp.build();
  }

  private static Csp path() {
    Csp.Builder csp = Csp.builder("path");
    Variable[] all =
        IntStream.range(0, 20)
            .mapToObj(i -> csp.variable("crossing_of_the_road_" + i, 1, 3))
            .toArray(Variable[]::new);
    for (int i = 1; i < all.length; i++) {
      csp.notEqual(all[i - 1], all[i]);
    }
    return csp.build();
  }
}
