package org.cspworkbench.core.search.guide;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import org.cspworkbench.core.consistency.Ac3;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.consistency.QueueOrder;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.Decision.Operator;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever makes the choices of a search, it finds what there is, and does it again if asked. */
final class GuidedSearchTest {

  private static final String COMPOSITIONS = "org.cspworkbench.core.testing.Composition#everyPair";

  private static final ImmutableList<Case> PROBLEMS = Case.mixed(120);

  /** Few are enough where every event of every composition is compared. */
  private static final ImmutableList<Case> FEW_PROBLEMS = PROBLEMS.subList(0, 40);

  private static ChanceGuide chance(Case problem) {
    return new ChanceGuide(problem.seed(), problem.network().arcCount());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void anyChoicesLeadToEverySolutionOnce(Composition composition) {
    for (Case problem : PROBLEMS) {
      Solutions found = new Solutions();
      SearchResult result =
          composition
              .search(problem)
              .wantAll()
              .onSolution(found)
              .guidedBy(chance(problem))
              .solve(Limits.none(), null);
      assertThat(found.sorted()).as("%s", problem).isEqualTo(problem.solutions());
      assertThat(result.ending()).as("%s", problem).isEqualTo(Ending.EXHAUSTED);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void theSameChoicesMadeAgainMakeTheSameRun(Composition composition) {
    for (Case problem : FEW_PROBLEMS) {
      ChanceGuide guide = chance(problem);
      Trace first = record(composition.search(problem).wantAll().guidedBy(guide));
      Trace again = record(composition.search(problem).wantAll().guidedBy(guide.script()));
      assertSame(problem, first, again);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void aGuideWithNothingToSayChangesNothing(Composition composition) {
    for (Case problem : FEW_PROBLEMS) {
      Trace alone = record(composition.search(problem).wantAll());
      Trace guided = record(composition.search(problem).wantAll().guidedBy(new Guide() {}));
      assertSame(problem, alone, guided);
    }
  }

  private static void assertSame(Case problem, Trace expected, Trace actual) {
    assertThat(actual.length()).as("%s", problem).isEqualTo(expected.length());
    TracePlayer one = expected.player();
    TracePlayer other = actual.player();
    while (one.stepForward() && other.stepForward()) {
      assertThat(other.lastEvent()).as("%s", problem).isEqualTo(one.lastEvent());
    }
    assertThat(requireNonNull(actual.finalCounters()))
        .as("%s", problem)
        .usingRecursiveComparison()
        .isEqualTo(requireNonNull(expected.finalCounters()));
  }

  private static Trace record(Search search) {
    TraceRecorder recorder = new TraceRecorder(Detail.FINE);
    search.solve(Limits.none(), recorder);
    return requireNonNull(recorder.trace());
  }

  /** An arc taken out of turn leaves the others in line as they were. */
  @ParameterizedTest
  @EnumSource(QueueOrder.class)
  void anyArcsFirstLeaveWhatTheAlgorithmLeaves(QueueOrder order) {
    for (long seed = 0; seed < 100; seed++) {
      Csp csp = RandomBinary.modelRb(seed, 12, 6, 0.4, 0.45);
      for (Filter filter : Filter.values()) {
        if (filter.hasQueue()) {
          Consistency.Maker usual = filter.with(order);
          assertThat(filtered(csp, usual, true)).isEqualTo(filtered(csp, usual, false));
        }
      }
    }
  }

  /** What is left at the root; a contradiction leaves what depends on the order. */
  private static ImmutableList<Long> filtered(Csp csp, Consistency.Maker filter, boolean guided) {
    Network network = new Network(csp.structure());
    Search search = new Search(network, csp).lookAhead(filter).withoutDecisions();
    SearchResult result =
        (guided ? search.guidedBy(new ChanceGuide(7, network.arcCount())) : search)
            .solve(Limits.none(), null);
    return result.ending() == Ending.EXHAUSTED
        ? ImmutableList.of()
        : ImmutableList.copyOf(Arrays.stream(result.domains().snapshot().words()).boxed().toList());
  }

  /** a and b differ in 1 to 3, c is 5. */
  private static Search small() {
    Csp.Builder builder = Csp.builder("small");
    Variable a = builder.variable("a", Domain.range(1, 3));
    Variable b = builder.variable("b", Domain.range(1, 3));
    builder.variable("c", Domain.range(5, 5));
    Csp csp = builder.post(new NotEqual(a, b)).build();
    return new Search(new Network(csp.structure()), csp).lookAhead(Ac3::new);
  }

  private static void assertRefused(Script script, String sentence) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> small().guidedBy(script).solve(Limits.none(), null))
        .withMessage(sentence);
  }

  @Test
  void whatCannotBeChosenIsRefusedInOneSentence() {
    assertRefused(
        Script.empty().withVariable(1, 2), "node 1: c has its value and cannot be decided");
    assertRefused(
        Script.empty().withVariable(2, 9), "node 2: there is no variable 9, they are 0 to 2");
    assertRefused(
        Script.empty().withVariable(1, 1).withVariable(2, 1),
        "node 2: b has its value and cannot be decided");
    assertRefused(Script.empty().withValue(2, 0), "node 2: b cannot take 1, left are 2, 3");
    assertRefused(
        Script.empty().withValue(2, 64), "node 2: b cannot take value number 64, left are 2, 3");
    assertRefused(Script.empty().withArc(2, 0), "revision 2: arc 0 does not wait to be revised");
    assertRefused(Script.empty().withArc(1, 2), "revision 1: arc 2 does not wait to be revised");
  }

  @Test
  void aScriptThatIsCutKeepsWhatLiesBefore() {
    Script script =
        Script.empty().withVariable(2, 1).withValue(2, 0).withVariable(5, 0).withArc(9, 1);
    assertThat(script.before(5, 9)).isEqualTo(Script.empty().withVariable(2, 1).withValue(2, 0));
    assertThat(script.before(6, 10)).isEqualTo(script);
    assertThat(script.before(1, 1)).isEqualTo(Script.empty());
    assertThat(script.withValue(2, 2).values().get(2L))
        .isEqualTo(new Script.Value(Operator.EQUAL, 2));
  }

  @Test
  void countersOfAGuidedRunAreItsOwn() {
    SearchResult result =
        small().wantAll().guidedBy(Script.empty().withVariable(1, 1)).solve(Limits.none(), null);
    Counts counters = result.counters();
    assertThat(counters.solutions()).isEqualTo(6);
    assertThat(counters.nodes()).isEqualTo(9);
  }
}
