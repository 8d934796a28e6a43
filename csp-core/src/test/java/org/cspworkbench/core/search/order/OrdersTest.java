package org.cspworkbench.core.search.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.kernel.Adjacency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.api.Test;

/** What each order chooses, on domains that a reader can see. */
final class OrdersTest {

  private static final int DRAWS = 20_000;

  /** Domains of 3, 2, 4, 2 and 100 values, and a path of inequalities between the first four. */
  private static final Csp CSP = csp();

  private final Domains domains =
      new Domains(new Network(CSP.structure()), CSP, new Counters(), null);
  private final Network network = domains.network();
  private final Assignment assignment = new Assignment(domains);

  @Test
  void lexicographicTakesTheFirstOpenVariable() {
    Lexicographic order = new Lexicographic();
    assertThat(order.next(network, domains, assignment)).isEqualTo(0);
    assignment.decide(0, 1);
    assertThat(order.next(network, domains, assignment)).isEqualTo(1);
  }

  @Test
  void minimumRemainingValuesTakesTheSmallestDomainAndOfEqualOnesTheFirst() {
    Mrv order = new Mrv();
    assertThat(order.next(network, domains, assignment)).isEqualTo(1);
    domains.refute(4, 0);
    assertThat(order.next(network, domains, assignment)).isEqualTo(1);
    domains.refute(3, 0);
    assertThat(order.next(network, domains, assignment)).isEqualTo(3);
    assignment.decide(3, 1);
    assertThat(order.next(network, domains, assignment)).isEqualTo(1);
  }

  /** b = 1 leaves a and c one value less, d as it is; nothing is taken from their domains. */
  @Test
  void fewestLegalValuesCountsWhatAgreesWithTheAssignedNeighbours() {
    FewestLegalValues order = new FewestLegalValues();
    assertThat(order.next(network, domains, assignment)).isEqualTo(1);
    assignment.decide(1, 0);
    assertThat(order.next(network, domains, assignment)).as("a and d, the first").isEqualTo(0);
    assignment.decide(0, 2);
    assertThat(order.next(network, domains, assignment)).isEqualTo(3);
    assignment.decide(2, 1);
    assertThat(order.next(network, domains, assignment)).as("d has one legal value").isEqualTo(3);
    assertThat(domains.size(3)).isEqualTo(2);
  }

  @Test
  void everyOrderSaysWhenNothingIsLeftToDecide() {
    for (int x = 0; x < network.variableCount(); x++) {
      assignment.decide(x, 0);
    }
    for (VariableOrder order :
        ImmutableList.of(
            new Lexicographic(),
            new Mrv(),
            new FewestLegalValues(),
            new Entropy(Weights.EQUAL, new RandomStream(1)),
            new Degree(),
            new MrvThenDegree(),
            new DomDdeg(),
            new DomWdeg(),
            new LastConflict(new Mrv()),
            new RandomVariable(new RandomStream(1)))) {
      order.start(network);
      assertThat(order.next(network, domains, assignment)).isEqualTo(Network.NONE);
    }
  }

  @Test
  void leastEntropyOfEqualWeightsIsTheSmallestDomainAndTiesAreDrawn() {
    Entropy order = new Entropy(Weights.EQUAL, new RandomStream(7));
    int[] chosen = new int[5];
    for (int draw = 0; draw < DRAWS; draw++) {
      chosen[order.next(network, domains, assignment)]++;
    }
    assertThat(chosen[1] + chosen[3]).isEqualTo(DRAWS);
    assertThat(chosen[1] / (double) DRAWS).isCloseTo(0.5, within(0.02));
  }

  /**
   * Three values of weights 8, 1 and 1 are less uncertain (0.64) than two equal ones (ln 2 = 0.69),
   * though they are more.
   */
  @Test
  void leastEntropyIsNotTheSmallestDomainWhereWeightsDiffer() {
    Weights weights = (x, i) -> x == 0 && i == 0 ? 8 : 1;
    Entropy order = new Entropy(weights, new RandomStream(7));
    for (int draw = 0; draw < 20; draw++) {
      assertThat(order.next(network, domains, assignment)).isEqualTo(0);
    }
    domains.refute(0, 0); // two values of weight 1 are left: a tie with b and d
    int[] chosen = new int[5];
    for (int draw = 0; draw < DRAWS; draw++) {
      chosen[order.next(network, domains, assignment)]++;
    }
    assertThat(chosen[0] / (double) DRAWS).isCloseTo(1 / 3.0, within(0.02));
    assertThat(chosen[1] / (double) DRAWS).isCloseTo(1 / 3.0, within(0.02));
    assertThat(chosen[3] / (double) DRAWS).isCloseTo(1 / 3.0, within(0.02));
  }

  /** Entropy looks at the set of values alone, however it came about. */
  @Test
  void entropyForgetsNothingAndRemembersNothingWrongOverUndo() {
    Entropy order = new Entropy(Weights.EQUAL, new RandomStream(7));
    domains.mark();
    domains.refute(2, 0);
    domains.refute(2, 1);
    domains.refute(2, 2);
    assertThat(order.next(network, domains, assignment)).as("one value: no doubt").isEqualTo(2);
    domains.undo();
    assertThat(order.next(network, domains, assignment)).isIn(1, 3);
    for (int i = 0; i < 99; i++) {
      domains.refute(4, i);
    }
    assertThat(order.next(network, domains, assignment)).as("beyond 64 values too").isEqualTo(4);
  }

  @Test
  void ascendingTakesTheSmallestValueLeft() {
    Ascending order = new Ascending();
    assertThat(order.next(2, domains)).isZero();
    domains.refute(2, 0);
    assertThat(order.next(2, domains)).isEqualTo(1);
  }

  @Test
  void aRandomValueIsOneOfThoseLeftEachAsLikelyAsTheOthers() {
    RandomValue order = new RandomValue(new RandomStream(11));
    domains.refute(2, 1);
    int[] chosen = draw(order, 2, 4);
    assertThat(chosen[1]).isZero();
    for (int i : new int[] {0, 2, 3}) {
      assertThat(chosen[i] / (double) DRAWS).as("value %d", i).isCloseTo(1 / 3.0, within(0.02));
    }
  }

  @Test
  void aWeightedRandomValueIsAsLikelyAsItsWeightAmongThoseLeft() {
    WeightedRandom order = new WeightedRandom((x, i) -> i + 1, new RandomStream(11));
    domains.refute(2, 1);
    int[] chosen = draw(order, 2, 4); // weights 1, 3 and 4 are left
    assertThat(chosen[1]).isZero();
    assertThat(chosen[0] / (double) DRAWS).isCloseTo(1 / 8.0, within(0.02));
    assertThat(chosen[2] / (double) DRAWS).isCloseTo(3 / 8.0, within(0.02));
    assertThat(chosen[3] / (double) DRAWS).isCloseTo(4 / 8.0, within(0.02));
  }

  @Test
  void valuesBeyondTheFirstWordAreDrawnToo() {
    for (int i = 0; i < 98; i++) {
      domains.refute(4, i);
    }
    int[] uniform = draw(new RandomValue(new RandomStream(1)), 4, 100);
    int[] weighted = draw(new WeightedRandom(Weights.EQUAL, new RandomStream(1)), 4, 100);
    assertThat(uniform[98] + uniform[99]).isEqualTo(DRAWS);
    assertThat(weighted[98] + weighted[99]).isEqualTo(DRAWS);
    assertThat(weighted[98] / (double) DRAWS).isCloseTo(0.5, within(0.02));
  }

  @Test
  void degreeTakesTheVariableWithTheMostConstraintsAndOfEqualOnesTheFirst() {
    Degree order = new Degree();
    assertThat(order.next(network, domains, assignment)).as("b and c have two").isEqualTo(1);
    assignment.decide(1, 0);
    assertThat(order.next(network, domains, assignment)).isEqualTo(2);
    assignment.decide(2, 0);
    assertThat(order.next(network, domains, assignment)).as("a and d have one").isEqualTo(0);
  }

  @Test
  void mrvThenDegreeBreaksTiesByTheNumberOfConstraints() {
    MrvThenDegree order = new MrvThenDegree();
    assertThat(order.next(network, domains, assignment)).as("b before d").isEqualTo(1);
    domains.refute(0, 0);
    assertThat(order.next(network, domains, assignment)).as("b before a").isEqualTo(1);
    domains.refute(3, 0);
    assertThat(order.next(network, domains, assignment)).as("d has one value").isEqualTo(3);
  }

  /** a: 3/1, b: 2/2, c: 4/2, d: 2/1, e: 100 values and no constraint. */
  @Test
  void domByDynamicDegreeCountsTheConstraintsWithAnotherOpenVariable() {
    DomDdeg order = new DomDdeg();
    order.start(network);
    assertThat(order.next(network, domains, assignment)).isEqualTo(1);
    domains.mark();
    assignment.decide(1, 0);
    assertThat(order.next(network, domains, assignment)).as("d: 2/1, c: 4/1").isEqualTo(3);
    assignment.decide(2, 0);
    assertThat(order.next(network, domains, assignment)).as("no degree left").isEqualTo(0);
    domains.undo();
    assertThat(order.next(network, domains, assignment)).isEqualTo(1);
  }

  @Test
  void domByWeightedDegreeGoesWhereItHasFailed() {
    DomWdeg order = new DomWdeg();
    order.start(network);
    assertThat(order.next(network, domains, assignment)).as("b: 2/2").isEqualTo(1);
    Adjacency arcsFrom = network.arcsFrom();
    int arc = arcsFrom.at(arcsFrom.start(3)); // of d, leaning on c
    order.failed(3, arc);
    order.failed(2, arc);
    assertThat(order.next(network, domains, assignment)).as("d: 2/3, b: 2/2").isEqualTo(3);
    order.start(network);
    assertThat(order.next(network, domains, assignment)).as("forgotten").isEqualTo(1);
  }

  @Test
  void lastConflictStaysWithTheVariableInConflictUntilItIsAssigned() {
    LastConflict order = new LastConflict(new Lexicographic());
    order.start(network);
    assertThat(order.next(network, domains, assignment)).isEqualTo(0);
    order.failed(2, Network.NONE);
    order.failed(3, Network.NONE);
    assertThat(order.next(network, domains, assignment)).as("the first in conflict").isEqualTo(2);
    assertThat(order.next(network, domains, assignment)).as("still open").isEqualTo(2);
    assignment.decide(2, 0);
    assertThat(order.next(network, domains, assignment)).isEqualTo(0);
    order.failed(3, Network.NONE);
    assertThat(order.next(network, domains, assignment)).isEqualTo(3);
  }

  @Test
  void aRandomVariableIsAnyOpenOneEachAsLikelyAsTheOthers() {
    RandomVariable order = new RandomVariable(new RandomStream(5));
    assignment.decide(2, 0);
    int[] chosen = new int[5];
    for (int draw = 0; draw < DRAWS; draw++) {
      chosen[order.next(network, domains, assignment)]++;
    }
    assertThat(chosen[2]).isZero();
    for (int x : new int[] {0, 1, 3, 4}) {
      assertThat(chosen[x] / (double) DRAWS).as("variable %d", x).isCloseTo(0.25, within(0.02));
    }
  }

  @Test
  void descendingTakesTheGreatestValueLeft() {
    Descending order = new Descending();
    assertThat(order.next(2, domains)).isEqualTo(3);
    domains.refute(2, 3);
    assertThat(order.next(2, domains)).isEqualTo(2);
    assertThat(order.next(4, domains)).isEqualTo(99);
    for (int i = 40; i < 100; i++) {
      domains.refute(4, i);
    }
    assertThat(order.next(4, domains)).isEqualTo(39);
  }

  /** a and c take 1 to 3 and 1 to 4: both 1 and 2 of b cost each of them a value, until c is 2. */
  @Test
  void theLeastConstrainingValueLeavesTheNeighboursMost() {
    LeastConstrainingValue order = new LeastConstrainingValue();
    assertThat(order.next(1, domains)).as("all cost the same").isZero();
    domains.refute(0, 1);
    assertThat(order.next(1, domains)).as("2 costs a nothing").isEqualTo(1);
    assertThat(domains.counters().checks).isEqualTo(8); // two values, two neighbours, twice
  }

  @Test
  void phaseSavingComesBackToTheValueThatHeld() {
    PhaseSaving order = new PhaseSaving(new Descending());
    order.start(network);
    domains.mark();
    assertThat(order.next(2, domains)).isEqualTo(3);
    assignment.decide(2, 3);
    domains.undo();
    domains.mark();
    domains.refute(2, 3); // failed at once, so it is not saved
    assertThat(order.next(2, domains)).isEqualTo(2);
    assignment.decide(2, 2);
    assertThat(order.next(1, domains)).as("b, while c = 3 holds").isEqualTo(1);
    domains.undo();
    assertThat(order.next(2, domains)).as("as before").isEqualTo(2);
    domains.refute(2, 2);
    assertThat(order.next(2, domains)).as("as before, if it is there").isEqualTo(3);
  }

  private int[] draw(ValueOrder order, int x, int size) {
    int[] chosen = new int[size];
    for (int draw = 0; draw < DRAWS; draw++) {
      chosen[order.next(x, domains)]++;
    }
    return chosen;
  }

  private static Csp csp() {
    Csp.Builder csp = Csp.builder("orders");
    Variable a = csp.variable("a", 1, 3);
    Variable b = csp.variable("b", 1, 2);
    Variable c = csp.variable("c", 1, 4);
    Variable d = csp.variable("d", Domain.of(2, 7));
    csp.variable("e", 1, 100);
    return csp.notEqual(a, b).notEqual(b, c).notEqual(c, d).build();
  }
}
