package org.cspworkbench.core.consistency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.testing.RandomCsp;
import org.cspworkbench.core.testing.ValuesLeft;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.api.Test;

/** Whatever arc is picked next, AC-3 ends where it ends, and each revision is foretold. */
class Ac3ByHandTest {

  private static final int CASES = 400;

  private static Domains domains(Csp csp) {
    return new Domains(new Network(csp.structure()), csp, new Counters(), null);
  }

  private static Csp problem(long seed) {
    return seed % 3 == 0 ? RandomCsp.binary(seed) : RandomCsp.mixed(seed);
  }

  private static boolean hasEmpty(Domains domains) {
    return ValuesLeft.in(domains).stream().anyMatch(values -> values.isEmpty());
  }

  @Test
  void anyOrderOfArcsEndsWhereTheAlgorithmEnds() {
    int contradictions = 0;
    for (long seed = 0; seed < CASES; seed++) {
      Csp csp = problem(seed);
      Domains byHand = domains(csp);
      if (hasEmpty(byHand)) {
        continue;
      }
      FilterResult whole = FilterResult.of(Filter.AC3, byHand.network(), csp, null);
      Assignment assignment = new Assignment(byHand);
      Ac3ByHand hand = new Ac3ByHand(byHand, assignment);
      RandomStream random = new RandomStream(seed);
      boolean isConsistent = true;
      while (isConsistent && !hand.waiting().isEmpty()) {
        isConsistent = hand.revise(hand.waiting().get(random.nextInt(hand.waiting().size())));
      }
      assertThat(isConsistent).as("seed %d", seed).isEqualTo(whole.isConsistent());
      assertThat(hand.waiting()).isEmpty();
      if (isConsistent) {
        hand.finish();
        assertThat(ValuesLeft.in(byHand))
            .as("seed %d", seed)
            .isEqualTo(ValuesLeft.in(whole.domains()));
        for (int x = 0; x < csp.variables().size(); x++) {
          assertThat(assignment.isAssigned(x)).isEqualTo(byHand.isSingle(x));
        }
      } else {
        contradictions++;
      }
    }
    assertThat(contradictions).isBetween(20, CASES / 2);
  }

  @Test
  void inTheOrderInWhichArcsComeEverythingIsAsTheAlgorithmDoesIt() {
    for (long seed = 0; seed < CASES; seed++) {
      Csp csp = problem(seed);
      Domains byHand = domains(csp);
      if (hasEmpty(byHand)) {
        continue;
      }
      FilterResult whole = FilterResult.of(Filter.AC3, byHand.network(), csp, null);
      Ac3ByHand hand = new Ac3ByHand(byHand, new Assignment(byHand));
      while (!hand.waiting().isEmpty()) {
        hand.revise(hand.waiting().get(0));
      }
      assertThat(ValuesLeft.in(byHand)).isEqualTo(ValuesLeft.in(whole.domains()));
      assertThat(byHand.counters().checks).isEqualTo(whole.counters().checks());
      assertThat(byHand.counters().revisions).isEqualTo(whole.counters().revisions());
    }
  }

  @Test
  void aRevisionIsForetoldWithoutBeingCounted() {
    for (long seed = 0; seed < CASES; seed++) {
      Domains byHand = domains(problem(seed));
      if (hasEmpty(byHand)) {
        continue;
      }
      Network network = byHand.network();
      Ac3ByHand hand = new Ac3ByHand(byHand, new Assignment(byHand));
      RevisionPreview preview = new RevisionPreview(byHand);
      RandomStream random = new RandomStream(seed);
      while (!hand.waiting().isEmpty()) {
        int arc = hand.waiting().get(random.nextInt(hand.waiting().size()));
        int x = network.tail(arc);
        long checks = byHand.counters().checks;
        ImmutableList<Integer> foretold = preview.removedBy(arc);
        List<Integer> before = left(byHand, x);
        for (int i : before) {
          if (!network.dependsOnSeveral(arc)) {
            assertSupport(byHand, arc, i, preview.supportOf(arc, i), foretold);
          }
        }
        assertThat(byHand.counters().checks).isEqualTo(checks);
        hand.revise(arc);
        List<Integer> gone = new ArrayList<>(before);
        gone.removeAll(left(byHand, x));
        assertThat(foretold).as("seed %d", seed).isEqualTo(gone);
      }
    }
  }

  private static void assertSupport(
      Domains domains, int arc, int i, int support, ImmutableList<Integer> foretold) {
    Network network = domains.network();
    assertThat(support == Network.NONE).isEqualTo(foretold.contains(i));
    if (support != Network.NONE) {
      assertThat(domains.contains(network.head(arc), support)).isTrue();
      assertThat(network.allows(arc, i, support)).isTrue();
    }
  }

  private static List<Integer> left(Domains domains, int x) {
    List<Integer> values = new ArrayList<>();
    for (int i = domains.first(x); i != Network.NONE; i = domains.next(x, i)) {
      values.add(i);
    }
    return values;
  }

  @Test
  void arcsIntoAVariableAreThoseThatLeanOnIt() {
    for (long seed = 0; seed < CASES; seed++) {
      Domains byHand = domains(problem(seed));
      Network network = byHand.network();
      Ac3ByHand hand = new Ac3ByHand(byHand, new Assignment(byHand));
      for (int y = 0; y < network.variableCount(); y++) {
        int changed = y;
        List<Integer> expected = new ArrayList<>();
        for (int arc = 0; arc < network.arcCount(); arc++) {
          boolean leans =
              network.dependsOnSeveral(arc)
                  ? network.tail(arc) != y
                      && network.constraint(arc).scope().stream()
                          .anyMatch(x -> x.index() == changed)
                  : network.head(arc) == y;
          if (leans) {
            expected.add(arc);
          }
        }
        assertThat(hand.arcsInto(y))
            .as("seed %d", seed)
            .containsExactlyInAnyOrderElementsOf(expected);
      }
    }
  }

  @Test
  void anArcThatIsNotWaitingCannotBeRevised() {
    Domains byHand = domains(Queens.pairwise(4));
    Ac3ByHand hand = new Ac3ByHand(byHand, new Assignment(byHand));
    hand.revise(3);
    assertThatThrownBy(() -> hand.revise(3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("arc 3 is not waiting");
  }
}
