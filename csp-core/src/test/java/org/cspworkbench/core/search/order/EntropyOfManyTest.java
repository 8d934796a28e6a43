package org.cspworkbench.core.search.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.TupleList;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.LongJumps;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** On problems of many variables, entropies follow what changes; the choices are the same. */
class EntropyOfManyTest {

  private static final double TIE = 1e-9;

  /** Weights, the same in all variables or not. */
  private record OfValues(@Override boolean areShared) implements Weights {
    @Override
    public double of(int x, int i) {
      return 0.5 + i * 7 % 5 + (areShared ? 0 : x % 3);
    }
  }

  /** The definition: looks at every open variable at every choice. */
  private record ByDefinition(Weights weights, RandomStream random) implements VariableOrder {
    @Override
    public int next(Network network, Domains domains, Assignment assignment) {
      List<Double> entropies = new ArrayList<>();
      double least = Double.POSITIVE_INFINITY;
      for (int x = 0; x < network.variableCount(); x++) {
        double own =
            assignment.isAssigned(x) ? Double.POSITIVE_INFINITY : entropy(x, domains, weights);
        entropies.add(own);
        least = Math.min(least, own);
      }
      List<Integer> tied = new ArrayList<>();
      for (int x = 0; x < entropies.size(); x++) {
        if (!assignment.isAssigned(x) && entropies.get(x) <= least + TIE) {
          tied.add(x);
        }
      }
      return tied.isEmpty() ? NONE : tied.get(tied.size() > 1 ? random.nextInt(tied.size()) : 0);
    }

    private static double entropy(int x, Domains domains, Weights weights) {
      double sum = 0;
      double logarithms = 0;
      for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
        double weight = weights.of(x, i);
        sum += weight;
        logarithms += weight * Math.log(weight);
      }
      return weights == Weights.EQUAL ? domains.size(x) : Math.log(sum) - logarithms / sum;
    }
  }

  /** What the search does at a contradiction. */
  private enum Policy {
    BACKTRACK {
      @Override
      Search in(Search search) {
        return search;
      }
    },
    REFUTE {
      @Override
      Search in(Search search) {
        return search.branching(Branching.BINARY);
      }
    },
    JUMP {
      @Override
      Search in(Search search) {
        return search.onContradiction(LongJumps.after(2));
      }
    },
    RESTART {
      @Override
      Search in(Search search) {
        return search.restarts(Restarts.ON_CONTRADICTION);
      }
    };

    abstract Search in(Search search);
  }

  /** A grid of random tiles that fit so rarely that there are contradictions. */
  private static Csp grid(long seed, int side, int tiles, double share) {
    Random random = new Random(seed);
    Csp.Builder csp = Csp.builder("grid " + seed);
    ImmutableList<Variable> cells = csp.variables("x", side * side, Domain.range(0, tiles - 1));
    TupleList across = pairs(random, tiles, share);
    TupleList down = pairs(random, tiles, share);
    for (int cell = 0; cell < side * side; cell++) {
      if (cell % side < side - 1) {
        csp.post(table(cells.get(cell), cells.get(cell + 1), across));
      }
      if (cell / side < side - 1) {
        csp.post(table(cells.get(cell), cells.get(cell + side), down));
      }
    }
    return csp.build();
  }

  private static TupleList pairs(Random random, int tiles, double share) {
    ImmutableIntArray.Builder pairs = ImmutableIntArray.builder();
    for (int i = 0; i < tiles; i++) {
      for (int j = 0; j < tiles; j++) {
        if (random.nextDouble() < share || j == (i + 1) % tiles) {
          pairs.add(i).add(j);
        }
      }
    }
    return new TupleList(2, pairs.build());
  }

  private static Extension table(Variable x, Variable y, TupleList pairs) {
    return new Extension(ImmutableList.of(x, y), Extension.Polarity.SUPPORTS, pairs);
  }

  private static List<?> run(Csp csp, Policy policy, Weights weights, boolean byDefinition) {
    RandomStream random = new RandomStream(11);
    List<Object> trail = new ArrayList<>();
    VariableOrder order =
        byDefinition ? new ByDefinition(weights, random) : new Entropy(weights, random);
    Search search =
        Search.on(csp)
            .random(random)
            .order(
                (network, domains, assignment) -> {
                  int x = order.next(network, domains, assignment);
                  trail.add(x);
                  return x;
                })
            .values(new WeightedRandom(weights, random))
            .lookAhead(Gac::new);
    SearchResult result =
        policy.in(search).solve(Limits.none().withNodes(1500).withAttempts(6), null);
    trail.add(result.ending());
    trail.add(result.counters().fails());
    return trail;
  }

  @ParameterizedTest
  @EnumSource
  void theSameVariablesAreChosenAsByDefinition(Policy policy) {
    long fails = 0;
    for (Weights weights :
        ImmutableList.of(Weights.EQUAL, new OfValues(true), new OfValues(false))) {
      for (long seed = 0; seed < 6; seed++) {
        Csp csp = seed == 5 ? grid(seed, 12, 70, 0.05) : grid(seed, 13, 8, 0.28);
        List<?> expected = run(csp, policy, weights, true);
        assertThat(run(csp, policy, weights, false))
            .as("%s, seed %d", weights, seed)
            .isEqualTo(expected);
        fails += (long) expected.get(expected.size() - 1);
      }
    }
    assertThat(fails).isGreaterThan(20);
  }

  /** Without look-ahead the loop notes nothing of what it overwrites. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void plainBacktrackingChoosesTheSame(boolean areShared) {
    Weights weights = new OfValues(areShared);
    List<Long> nodes = new ArrayList<>();
    for (boolean byDefinition : new boolean[] {true, false}) {
      RandomStream random = new RandomStream(3);
      VariableOrder order =
          byDefinition ? new ByDefinition(weights, random) : new Entropy(weights, random);
      SearchResult result =
          Search.on(Queens.pairwise(130))
              .random(random)
              .order(order)
              .solve(Limits.none().withNodes(5000), null);
      nodes.add(result.counters().fails());
      nodes.add((long) result.mostAssigned());
    }
    assertThat(nodes.subList(2, 4)).isEqualTo(nodes.subList(0, 2));
  }
}
