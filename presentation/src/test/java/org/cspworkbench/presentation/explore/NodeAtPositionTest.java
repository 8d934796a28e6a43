package org.cspworkbench.presentation.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.Stream;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.playback.SearchTree;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * At no position do the details of the current node anticipate a later event. The oracle is what
 * the run had counted there.
 */
final class NodeAtPositionTest {

  private static final NodeWords WORDS = new NodeWords(TextBundle.ofPhrases(Locale.ENGLISH));
  private static final int MOST_POSITIONS = 1500;

  static Stream<Solver> solvers() {
    return SolverCatalog.SOLVERS.stream().filter(Solver::recordsItsRuns);
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void theCurrentNodeIsDescribedAsItIsKnown(Solver solver) {
    for (Problem problem : Runs.problems()) {
      for (Detail detail : Detail.values()) {
        if (solver.accepts(problem)) {
          check(Runs.trace(solver, problem, detail));
        }
      }
    }
  }

  private static void check(Trace trace) {
    SearchTree tree = new SearchTree(trace);
    tree.readTo(trace.length());
    ShownTree shown = ShownTree.of(trace, tree, Folding.none(), true);
    TracePlayer lookUp = trace.player();
    TracePlayer here = trace.player();
    int end = Math.min(trace.length(), MOST_POSITIONS);
    for (int p = 0; p <= end; p += 1 + p / 100) {
      here.seek(p);
      checkFacts(NodeFacts.at(shown, p, lookUp), here, trace, tree);
      checkChoices(ValueChoices.at(shown, p, lookUp), here.state().counters(), p);
    }
  }

  private static void checkFacts(NodeFacts facts, TracePlayer here, Trace trace, SearchTree tree) {
    Counts known = here.state().counters();
    TracePlayer before = trace.player();
    before.seek(tree.position(tree.at(here.position())));
    Counts atNode = before.state().counters();
    String text = "event %d: %s".formatted(here.position(), WORDS.noChoice(facts));
    switch (facts.kind()) {
      case SOLUTION -> assertThat(known.solutions()).as(text).isGreaterThan(atNode.solutions());
      case FAIL -> assertThat(known.fails()).as(text).isGreaterThan(atNode.fails());
      case CHOICE, OPEN -> assertThat(text).isNotEmpty();
      case SKIPPED, UNTRIED -> throw new AssertionError(text);
    }
  }

  private static void checkChoices(ValueChoices choices, Counts known, int position) {
    for (ValueChoice choice : choices.values()) {
      String text = "event %d: %s".formatted(position, WORDS.outcome(choice));
      if (choice.isLater()) {
        assertThat(text).contains(": later: ");
      } else {
        assertThat(known.fails()).as(text).isGreaterThanOrEqualTo(choice.fails());
        assertThat(known.solutions()).as(text).isGreaterThanOrEqualTo(choice.solutions());
        assertThat(!choice.wasTried() || known.nodes() > 0).as(text).isTrue();
      }
    }
  }
}
