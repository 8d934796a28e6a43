package org.cspworkbench.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.TooManyValuesException;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.testing.RandomCsp;
import org.junit.jupiter.api.Test;

/** What constraints become in the compiled network. */
final class NetworkTest {

  private static final int SEEDS = 300;

  /** Merged, eight queens would show 161 failures where every engine shows 292. */
  @Test
  void severalConstraintsBetweenTwoVariablesKeepArcsOfTheirOwn() {
    Network network = network(Queens.pairwise(2));
    assertThat(network.arcCount()).isEqualTo(3 * 2);
    for (int arc = 0; arc < 6; arc++) {
      assertThat(network.constraintIndex(arc)).isEqualTo(arc / 2);
      assertThat(network.inverse(arc)).isEqualTo(arc ^ 1);
      assertThat(network.tail(arc)).isEqualTo(arc % 2);
      assertThat(network.head(arc)).isEqualTo(1 - arc % 2);
    }
  }

  @Test
  void aPairInSeveralAllDifferentConstraintsIsCompiledOnce() {
    Csp.Builder csp = Csp.builder("overlapping units");
    ImmutableList<Variable> x = csp.variables("x", 4, Domain.range(1, 4));
    csp.allDifferent(x.subList(0, 3)); // 3 pairs
    csp.allDifferent(x.subList(1, 4)); // 3 pairs, one of them known
    csp.notEqual(x.get(0), x.get(1)); // a constraint of its own
    Network network = network(csp.build());
    assertThat(network.arcCount()).isEqualTo((3 + 2 + 1) * 2);
    Set<Integer> constraints = new HashSet<>();
    for (int arc = 0; arc < network.arcCount(); arc++) {
      constraints.add(network.constraintIndex(arc));
    }
    assertThat(constraints).containsExactlyInAnyOrder(0, 1, 2);
  }

  @Test
  void aConstraintOnThreeVariablesHasOneArcForEachAndLeansOnTheOthers() {
    Csp.Builder csp = Csp.builder("sum");
    Variable a = csp.variable("a", 1, 2);
    Variable b = csp.variable("b", 1, 2);
    Variable c = csp.variable("c", 2, 4);
    csp.notEqual(a, b).where("a + b + a = c", v -> v[0] + v[1] + v[2] == v[3], a, b, a, c);
    Network network = network(csp.build());
    assertThat(network.arcCount()).isEqualTo(2 + 3);
    for (int arc = 2; arc < 5; arc++) {
      assertThat(network.dependsOnSeveral(arc)).isTrue();
      assertThat(network.head(arc)).isEqualTo(Network.NONE);
      assertThat(network.inverse(arc)).isEqualTo(Network.NONE);
      assertThat(network.tail(arc)).isEqualTo(arc - 2);
    }
    assertThat(network.dependsOnSeveral(0)).isFalse();
  }

  @Test
  void aConstraintOnOneVariableHasNoArc() {
    Csp.Builder csp = Csp.builder("one");
    Variable x = csp.variable("x", 1, 2);
    Variable y = csp.variable("y", 1, 2);
    csp.where("x = 1", v -> v[0] == 1, x)
        .notEqual(y, y, 1)
        .post(new AllDifferent(ImmutableList.of(y)));
    assertThat(network(csp.build()).arcCount()).isZero();
  }

  /** Every relation, in whichever form it is kept, allows what its constraint is satisfied by. */
  @Test
  void arcsAllowExactlyThePairsThatTheirConstraintsAllow() {
    for (long seed = 0; seed < SEEDS; seed++) {
      allowsWhatTheConstraintsAllow(RandomCsp.mixed(seed));
      allowsWhatTheConstraintsAllow(RandomCsp.binary(seed));
    }
    allowsWhatTheConstraintsAllow(RandomCsp.wide(1));
    allowsWhatTheConstraintsAllow(RandomCsp.wide(3));
  }

  @Test
  void relationsAtTheEndsOfTheIntegersNeitherOverflowNorForbidTooMuch() {
    int[] mins = {Integer.MIN_VALUE, -3, 0, 5, Integer.MAX_VALUE - 3};
    int[] offsets = {Integer.MIN_VALUE, -1 << 20, -5, 0, 5, 1 << 20, Integer.MAX_VALUE};
    for (int min : mins) {
      for (int otherMin : mins) {
        for (int offset : offsets) {
          Csp.Builder csp = Csp.builder("far away");
          Variable x = csp.variable("x", min, min + 3);
          Variable y = csp.variable("y", otherMin, otherMin + 3);
          csp.notEqual(x, y, offset).equal(x, y, offset).lessThan(x, y, offset);
          allowsWhatTheConstraintsAllow(csp.build());
        }
      }
    }
  }

  /** While fewer values have left the head than a value of the tail has supports, one is left. */
  @Test
  void leastSupportsNeverPromisesMoreThanThereAre() {
    for (long seed = 0; seed < SEEDS; seed++) {
      Network network = network(RandomCsp.binary(seed));
      for (int arc = 0; arc < network.arcCount(); arc++) {
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < network.domainSize(network.tail(arc)); i++) {
          int supports = 0;
          for (int j = 0; j < network.domainSize(network.head(arc)); j++) {
            supports += network.allows(arc, i, j) ? 1 : 0;
          }
          least = Math.min(least, supports);
        }
        assertThat(network.leastSupports(arc)).as("seed %d", seed).isBetween(0, least);
        assertThat(network.leastSupportsInto(network.head(arc)))
            .as("seed %d", seed)
            .isLessThanOrEqualTo(network.leastSupports(arc));
      }
    }
  }

  @Test
  void arcsAreListedByTailAndByTheVariablesOnWhichTheyLean() {
    for (long seed = 0; seed < SEEDS; seed++) {
      Csp csp = RandomCsp.mixed(seed);
      Network network = network(csp);
      for (Variable x : csp.variables()) {
        Set<Integer> from = new TreeSet<>();
        Set<Integer> into = new TreeSet<>();
        Adjacency arcsFrom = network.arcsFrom();
        for (int p = arcsFrom.start(x.index()); p < arcsFrom.end(x.index()); p++) {
          from.add(arcsFrom.at(p));
        }
        Adjacency arcsInto = network.arcsInto();
        for (int p = arcsInto.start(x.index()); p < arcsInto.end(x.index()); p++) {
          into.add(arcsInto.at(p));
          assertThat(network.dependsOnSeveral(arcsInto.at(p))).isFalse();
        }
        Adjacency constraints = network.constraintsWith();
        for (int p = constraints.start(x.index()); p < constraints.end(x.index()); p++) {
          int c = constraints.at(p);
          IntStream.range(network.firstArcOf(c), network.endOfArcsOf(c))
              .filter(arc -> network.tail(arc) != x.index())
              .forEach(into::add);
        }
        Set<Integer> expectedFrom = new TreeSet<>();
        Set<Integer> expectedInto = new TreeSet<>();
        for (int arc = 0; arc < network.arcCount(); arc++) {
          if (network.tail(arc) == x.index()) {
            expectedFrom.add(arc);
          } else if (network.head(arc) == x.index()
              || (network.dependsOnSeveral(arc) && network.constraint(arc).scope().contains(x))) {
            expectedInto.add(arc);
          }
        }
        assertThat(from).as("seed %d", seed).isEqualTo(expectedFrom);
        assertThat(into).as("seed %d", seed).isEqualTo(expectedInto);
      }
    }
  }

  @Test
  void addressesNameVariableAndValueBackAndForth() {
    Network network = network(RandomCsp.wide(4));
    for (int x = 0; x < network.variableCount(); x++) {
      for (int i = 0; i < network.domainSize(x); i++) {
        int address = network.address(x, i);
        assertThat(network.variableAt(address)).isEqualTo(x);
        assertThat(network.indexAt(address)).isEqualTo(i);
      }
    }
  }

  @Test
  void domainsWithTooManyValuesInAllAreRefused() {
    Csp.Builder csp = Csp.builder("huge");
    csp.variables("x", 2049, Domain.range(1, Domain.MAX_SIZE));
    Csp huge = csp.build();
    assertThatThrownBy(() -> network(huge))
        .isInstanceOf(TooManyValuesException.class)
        .hasMessage("the domains have more than 2147483648 values in all, too many for any solver");
  }

  private static void allowsWhatTheConstraintsAllow(Csp csp) {
    Network network = network(csp);
    for (int arc = 0; arc < network.arcCount(); arc++) {
      if (network.dependsOnSeveral(arc)) {
        continue;
      }
      Variable x = csp.variables().get(network.tail(arc));
      Variable y = csp.variables().get(network.head(arc));
      for (int i = 0; i < x.domain().size(); i++) {
        for (int j = 0; j < y.domain().size(); j++) {
          boolean allowed =
              holds(network.constraint(arc), x, x.domain().valueAt(i), y, y.domain().valueAt(j));
          assertThat(network.allows(arc, i, j))
              .as("%s: %s at %d, %d", csp, network.constraint(arc), i, j)
              .isEqualTo(allowed);
          assertThat((network.supports(arc, i, j >>> 6) >>> j & 1) != 0)
              .as("%s: %s at %d, %d", csp, network.constraint(arc), i, j)
              .isEqualTo(allowed);
        }
      }
    }
  }

  private static boolean holds(Constraint constraint, Variable x, int a, Variable y, int b) {
    if (constraint instanceof AllDifferent) {
      return a != b;
    }
    assertThat(ImmutableSet.copyOf(constraint.scope())).containsExactlyInAnyOrder(x, y);
    return constraint.isSatisfiedBy(
        constraint.scope().stream().mapToInt(z -> z.equals(x) ? a : b).toArray());
  }

  private static Network network(Csp csp) {
    return new Network(csp.structure());
  }

  /** Forty relations of a million pairs each, which would take seconds to list. */
  @Test
  void asksAboutAtMostSoManyPairsHoweverManyConstraintsThereAre() {
    Csp.Builder csp = Csp.builder("many pairs");
    ImmutableList<Variable> x = csp.variables("x", 41, Domain.range(0, 1023));
    AtomicLong asked = new AtomicLong();
    for (int i = 0; i < 40; i++) {
      int own = i;
      csp.post(
          new Predicate(
              "r" + i,
              x.subList(i, i + 2),
              values -> asked.getAndIncrement() >= 0 && values[0] + own != 2 * values[1]));
    }
    Network network = new Network(csp.build().structure());
    assertThat(asked.get()).isBetween(1L << 24, 1L << 25);
    assertThat(network.propagatedConstraints().size()).isGreaterThan(10);
    assertThat(Search.on(csp.build()).maintainArcConsistency().solve().counters().solutions())
        .isEqualTo(1);
  }
}
