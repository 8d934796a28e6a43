package org.cspworkbench.core.testing;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.cspworkbench.core.consistency.Ac1;
import org.cspworkbench.core.consistency.Ac2001;
import org.cspworkbench.core.consistency.Ac3;
import org.cspworkbench.core.consistency.Ac3Bit;
import org.cspworkbench.core.consistency.Ac3BitRm;
import org.cspworkbench.core.consistency.Ac3Rm;
import org.cspworkbench.core.consistency.Ac4;
import org.cspworkbench.core.consistency.Ac6;
import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.ForwardChecking;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.consistency.Sac1;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Backjumping;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.GuidedBranching;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.guide.GuidedVariable;
import org.cspworkbench.core.search.lookback.ConflictDirectedBackjumping;
import org.cspworkbench.core.search.lookback.GaschnigBackjumping;
import org.cspworkbench.core.search.lookback.GraphBasedBackjumping;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.Degree;
import org.cspworkbench.core.search.order.Descending;
import org.cspworkbench.core.search.order.DomDdeg;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.search.order.Entropy;
import org.cspworkbench.core.search.order.FewestLegalValues;
import org.cspworkbench.core.search.order.LastConflict;
import org.cspworkbench.core.search.order.LeastConstrainingValue;
import org.cspworkbench.core.search.order.Lexicographic;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.search.order.MrvThenDegree;
import org.cspworkbench.core.search.order.PhaseSaving;
import org.cspworkbench.core.search.order.RandomValue;
import org.cspworkbench.core.search.order.RandomVariable;
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
 * @param lookBack where it returns to from a dead end
 * @param order in what order variables are decided
 * @param values in what order values are tried
 */
public record Composition(
    LookAhead lookAhead,
    RootFilter rootFilter,
    Branching branching,
    LookBack lookBack,
    Order order,
    Values values) {

  /** Weights that differ from value to value and from variable to variable. */
  private static final Weights WEIGHTS = (x, i) -> 1 + (x + 2 * i) % 5;

  private static final int PARTS = 6;
  private static final ImmutableList<Composition> EVERY_PAIR = pairs(everyCombination().toList());

  /** One that returns chronologically. */
  public Composition(
      LookAhead lookAhead, RootFilter rootFilter, Branching branching, Order order, Values values) {
    this(lookAhead, rootFilter, branching, LookBack.CHRONOLOGICAL, order, values);
  }

  /** The algorithms that work inside a search. */
  public enum LookAhead {
    /** Looks back only. */
    BACKWARD_CHECKING,
    /** One step ahead. */
    FORWARD_CHECKING,
    /** Arc consistency, pair by pair. */
    AC3,
    /** Arc consistency, by words. */
    AC3_BIT,
    /** Arc consistency, from the last support on. */
    AC2001,
    /** Arc consistency, the last support first. */
    AC3_RM,
    /** Arc consistency, by words, the last first. */
    AC3_BIT_RM,
    /** Arc consistency, by words, and propagators for the constraints that have one. */
    GAC;

    /**
     * Those that go their own way. The others are AC-3 with another search for supports and do the
     * same, event by event.
     */
    public static ImmutableList<LookAhead> unlikeEachOther() {
      return ImmutableList.of(BACKWARD_CHECKING, FORWARD_CHECKING, AC3, AC3_BIT, GAC);
    }

    /** Puts it to work. */
    public Consistency.Maker maker() {
      return switch (this) {
        case BACKWARD_CHECKING -> BackwardChecking::new;
        case FORWARD_CHECKING -> ForwardChecking::new;
        case AC3 -> Ac3::new;
        case AC3_BIT -> Ac3Bit::new;
        case AC2001 -> Ac2001::new;
        case AC3_RM -> Ac3Rm::new;
        case AC3_BIT_RM -> Ac3BitRm::new;
        case GAC -> Gac::new;
      };
    }

    private Network networkOf(Case problem) {
      return this == GAC ? problem.filteredAsAWhole() : problem.network();
    }
  }

  /** What may be done before the first decision. */
  public enum RootFilter {
    /** What the look-ahead does. */
    NO_OTHER,
    /** AC-3. */
    AC3,
    /** AC-1. */
    AC1,
    /** AC-4. */
    AC4,
    /** AC-6. */
    AC6,
    /** SAC-1. */
    SAC1,
    /** Arc consistency and propagators. */
    GAC;

    private Search before(Search search) {
      return switch (this) {
        case NO_OTHER -> search;
        case AC3 -> search.rootFilter(Ac3::new);
        case AC1 -> search.rootFilter(Ac1::new);
        case AC4 -> search.rootFilter(Ac4::new);
        case AC6 -> search.rootFilter(Ac6::new);
        case SAC1 -> search.rootFilter(Sac1::new);
        case GAC -> search.rootFilter(Gac::new);
      };
    }
  }

  /** Where to return to from a dead end. */
  public enum LookBack {
    /** To the last decision. */
    CHRONOLOGICAL,
    /** Gaschnig's backjumping. */
    GASCHNIG,
    /** By the graph of constraints. */
    GRAPH_BASED,
    /** By conflict sets. */
    CONFLICT_DIRECTED;

    private boolean goesWith(LookAhead lookAhead) {
      return this == CHRONOLOGICAL
          || this == CONFLICT_DIRECTED
          || lookAhead == LookAhead.BACKWARD_CHECKING
          || (this == GRAPH_BASED && lookAhead == LookAhead.FORWARD_CHECKING);
    }

    private Search after(Search search) {
      return switch (this) {
        case CHRONOLOGICAL -> search;
        case GASCHNIG -> search.onContradiction(Backjumping.by(GaschnigBackjumping::new));
        case GRAPH_BASED -> search.onContradiction(Backjumping.by(GraphBasedBackjumping::new));
        case CONFLICT_DIRECTED ->
            search.onContradiction(Backjumping.by(ConflictDirectedBackjumping::new));
      };
    }
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
    ENTROPY,
    /** Most constraints first. */
    DEGREE,
    /** Smallest domain first, then most constraints. */
    MRV_THEN_DEGREE,
    /** Size by dynamic degree. */
    DOM_DDEG,
    /** Size by weighted degree. */
    DOM_WDEG,
    /** The variable in conflict first, then size by weighted degree. */
    LAST_CONFLICT,
    /** Any. */
    RANDOM,
    /** The last one that is open, by the choice of a guide. */
    GUIDED;

    /** Whether it draws no random numbers. */
    boolean isWithoutChance() {
      return this != ENTROPY && this != RANDOM;
    }

    private VariableOrder by(RandomStream random) {
      return switch (this) {
        case LEXICOGRAPHIC -> new Lexicographic();
        case MRV -> new Mrv();
        case FEWEST_LEGAL_VALUES -> new FewestLegalValues();
        case ENTROPY -> new Entropy(WEIGHTS, random);
        case DEGREE -> new Degree();
        case MRV_THEN_DEGREE -> new MrvThenDegree();
        case DOM_DDEG -> new DomDdeg();
        case DOM_WDEG -> new DomWdeg();
        case LAST_CONFLICT -> new LastConflict(new DomWdeg());
        case RANDOM -> new RandomVariable(random);
        case GUIDED -> new GuidedVariable(new Lexicographic(), new LastVariableMiddleValue());
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
    WEIGHTED_RANDOM,
    /** Greatest first. */
    DESCENDING,
    /** The value that rules out least. */
    LEAST_CONSTRAINING,
    /** The value that held before, otherwise the greatest. */
    PHASE_SAVING,
    /** The one in the middle, by the choice of a guide. */
    GUIDED;

    private ValueOrder by(RandomStream random) {
      return switch (this) {
        case ASCENDING, GUIDED -> new Ascending();
        case RANDOM -> new RandomValue(random);
        case WEIGHTED_RANDOM -> new WeightedRandom(WEIGHTS, random);
        case DESCENDING -> new Descending();
        case LEAST_CONSTRAINING -> new LeastConstrainingValue();
        case PHASE_SAVING -> new PhaseSaving(new Descending());
      };
    }
  }

  /** Returns the ways to branch that try values one by one. */
  public static ImmutableList<Branching> branchings() {
    return ImmutableList.of(Branching.D_WAY, Branching.BINARY);
  }

  /** Every way there is; so many that a test of all of them is a slow one. */
  public static Stream<Composition> everyCombination() {
    Stream.Builder<Composition> all = Stream.builder();
    for (LookAhead lookAhead : LookAhead.values()) {
      for (RootFilter rootFilter : RootFilter.values()) {
        for (Branching branching : branchings()) {
          for (LookBack lookBack : LookBack.values()) {
            for (Order order : Order.values()) {
              for (Values values : Values.values()) {
                all.add(new Composition(lookAhead, rootFilter, branching, lookBack, order, values));
              }
            }
          }
        }
      }
    }
    return all.build().filter(c -> c.lookBack.goesWith(c.lookAhead));
  }

  /** So many that any two parts that go together meet in one. */
  public static Stream<Composition> everyPair() {
    return EVERY_PAIR.stream();
  }

  /** The same of those that draw no random numbers. */
  public static Stream<Composition> everyPairWithoutChance() {
    return pairs(everyCombination().filter(Composition::isWithoutChance).toList()).stream();
  }

  private boolean isWithoutChance() {
    return order.isWithoutChance() && values == Values.ASCENDING;
  }

  /**
   * One after the other, at every turn the one of some drawn that brings most pairs not yet met.
   */
  private static ImmutableList<Composition> pairs(List<Composition> all) {
    Set<Set<Object>> left = new HashSet<>();
    all.forEach(composition -> left.addAll(composition.pairs()));
    ImmutableList.Builder<Composition> chosen = ImmutableList.builder();
    RandomStream random = new RandomStream(1);
    while (!left.isEmpty()) {
      Composition best =
          Stream.generate(() -> all.get(random.nextInt(all.size())))
              .limit(50)
              .max(Comparator.comparingLong(composition -> composition.countIn(left)))
              .orElseThrow();
      if (left.removeAll(best.pairs())) {
        chosen.add(best);
      }
    }
    return chosen.build();
  }

  private long countIn(Set<Set<Object>> pairs) {
    return pairs().stream().filter(pairs::contains).count();
  }

  private Set<Set<Object>> pairs() {
    List<Object> parts = List.of(lookAhead, rootFilter, branching, lookBack, order, values);
    Set<Set<Object>> pairs = new HashSet<>();
    for (int i = 0; i < PARTS; i++) {
      for (int j = 0; j < i; j++) {
        pairs.add(Set.of(parts.get(i), parts.get(j)));
      }
    }
    return pairs;
  }

  /** Whether it may learn nogoods from attempts that are cut off. */
  public boolean mayLearnNogoods() {
    return branching == Branching.BINARY && lookBack == LookBack.CHRONOLOGICAL;
  }

  /** A search of this kind for the solutions of a problem, whose random parts draw from a seed. */
  public Search search(Case problem) {
    RandomStream random = new RandomStream(problem.seed());
    return rootFilter.before(
        lookBack.after(
            new Search(lookAhead.networkOf(problem), problem.csp())
                .lookAhead(lookAhead.maker())
                .branching(
                    values == Values.GUIDED
                        ? new GuidedBranching(branching, new LastVariableMiddleValue())
                        : branching)
                .order(order.by(random))
                .values(values.by(random))
                .random(random)));
  }

  @Override
  public String toString() {
    return lookAhead
        + ", root "
        + rootFilter
        + ", "
        + branching
        + ", "
        + lookBack
        + ", "
        + order
        + ", "
        + values;
  }
}
