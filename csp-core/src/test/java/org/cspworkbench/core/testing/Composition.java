package org.cspworkbench.core.testing;

import java.util.stream.Stream;
import org.cspworkbench.core.consistency.Ac3;
import org.cspworkbench.core.consistency.Ac3Bit;
import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.ForwardChecking;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.Entropy;
import org.cspworkbench.core.search.order.FewestLegalValues;
import org.cspworkbench.core.search.order.Lexicographic;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.search.order.RandomValue;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.core.search.order.WeightedRandom;
import org.cspworkbench.core.search.order.Weights;

/**
 * One way to put a search together from its parts.
 *
 * @param lookAhead what is done after each decision
 * @param rootFilter what is done before the first
 * @param branching how a failed decision goes on
 * @param order in what order variables are decided
 * @param values in what order values are tried
 */
public record Composition(
    LookAhead lookAhead, RootFilter rootFilter, Branching branching, Order order, Values values) {

  /** Weights that differ from value to value and from variable to variable. */
  private static final Weights WEIGHTS = (x, i) -> 1 + (x + 2 * i) % 5;

  /** The algorithms that work inside a search. */
  public enum LookAhead {
    /** Looks back only. */
    BACKWARD_CHECKING,
    /** One step ahead. */
    FORWARD_CHECKING,
    /** Arc consistency, pair by pair. */
    AC3,
    /** Arc consistency, by words. */
    AC3_BIT;

    /** Puts it to work. */
    public Consistency.Maker maker() {
      return switch (this) {
        case BACKWARD_CHECKING -> BackwardChecking::new;
        case FORWARD_CHECKING -> ForwardChecking::new;
        case AC3 -> Ac3::new;
        case AC3_BIT -> Ac3Bit::new;
      };
    }
  }

  /** What may be done before the first decision. */
  public enum RootFilter {
    /** What the look-ahead does. */
    NO_OTHER,
    /** AC-3. */
    AC3
  }

  /** The orders of variables. */
  public enum Order {
    /** As stated. */
    LEXICOGRAPHIC,
    /** Smallest domain first. */
    MRV,
    /** Fewest legal values first. */
    FEWEST_LEGAL_VALUES,
    /** Least entropy first. */
    ENTROPY;

    private VariableOrder by(RandomStream random) {
      return switch (this) {
        case LEXICOGRAPHIC -> new Lexicographic();
        case MRV -> new Mrv();
        case FEWEST_LEGAL_VALUES -> new FewestLegalValues();
        case ENTROPY -> new Entropy(WEIGHTS, random);
      };
    }
  }

  /** The orders of values. */
  public enum Values {
    /** Smallest first. */
    ASCENDING,
    /** Any. */
    RANDOM,
    /** By weight. */
    WEIGHTED_RANDOM;

    private ValueOrder by(RandomStream random) {
      return switch (this) {
        case ASCENDING -> new Ascending();
        case RANDOM -> new RandomValue(random);
        case WEIGHTED_RANDOM -> new WeightedRandom(WEIGHTS, random);
      };
    }
  }

  /** Every way there is. */
  public static Stream<Composition> all() {
    Stream.Builder<Composition> all = Stream.builder();
    for (LookAhead lookAhead : LookAhead.values()) {
      for (RootFilter rootFilter : RootFilter.values()) {
        for (Branching branching : Branching.values()) {
          for (Order order : Order.values()) {
            for (Values values : Values.values()) {
              all.add(new Composition(lookAhead, rootFilter, branching, order, values));
            }
          }
        }
      }
    }
    return all.build();
  }

  /** Those that draw no random numbers. */
  public static Stream<Composition> allWithoutChance() {
    return all().filter(c -> c.order != Order.ENTROPY && c.values == Values.ASCENDING);
  }

  /** A search of this kind for the solutions of a problem, whose random parts draw from a seed. */
  public Search search(Case problem) {
    RandomStream random = new RandomStream(problem.seed());
    Search search =
        new Search(problem.network(), problem.csp())
            .lookAhead(lookAhead.maker())
            .branching(branching)
            .order(order.by(random))
            .values(values.by(random))
            .random(random);
    return rootFilter == RootFilter.AC3 ? search.rootFilter(Ac3::new) : search;
  }

  @Override
  public String toString() {
    return lookAhead + ", root " + rootFilter + ", " + branching + ", " + order + ", " + values;
  }
}
