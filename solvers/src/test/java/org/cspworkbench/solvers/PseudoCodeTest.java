package org.cspworkbench.solvers;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.general;
import static org.cspworkbench.solvers.Puzzles.sudoku;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.PseudoCode.Line;
import org.cspworkbench.solvers.PseudoCode.Phase;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The listing of a solver has a line for everything that a run of it tells. */
class PseudoCodeTest {

  private static final ImmutableList<Problem> PROBLEMS = problems();

  /** Words that no Portuguese line has. */
  private static final Pattern ENGLISH_WORD =
      Pattern.compile(
          "\\b(if|else|for|each|while|repeat|return|undo|the|what|and|to|fail|done)\\b");

  private static ImmutableList<Problem> problems() {
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    problems.add(general(MapColouring.australia()));
    problems.add(general(Queens.pairwise(3)));
    problems.add(general(Queens.pairwise(8)));
    problems.add(sudoku(Puzzles.OF_425_SOLUTIONS));
    problems.add(sudoku(Puzzles.INKALA));
    problems.add(sudoku(Puzzles.INKALA_SOLVED.replace('9', '.')));
    problems.add(sudoku("55" + ".".repeat(79)));
    problems.add(general(RandomBinary.modelRb(0, 40, 10, 0.3, 0.35)));
    for (long seed = 0; seed < 200; seed++) {
      problems.add(general(new SmallProblem(seed).csp()));
    }
    return problems.build();
  }

  /** An event of some kind in some part of a run. */
  private record Told(EventKind kind, Phase phase) {}

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.RECORDING)
  void everyEventHasALineAndEveryLineItsEvents(Solver solver) {
    PseudoCode code = solver.pseudoCode();
    Set<Told> told = toldBy(solver);
    assertThat(told).allSatisfy(e -> assertThat(code.lineOf(e.kind, e.phase)).isNotNegative());
    for (Line line : code.lines()) {
      for (EventKind kind : line.kinds()) {
        assertThat(told)
            .as("%s: %s", line.text(), kind)
            .anyMatch(e -> e.kind == kind && line.phases().contains(e.phase));
      }
    }
  }

  private static Set<Told> toldBy(Solver solver) {
    Settings settings =
        Solvers.withFewAttempts(
            Settings.defaults()
                .withSolutions(Solvers.isComplete(solver) ? 3 : 1, 0)
                .withLimits(Limits.none().withNodes(2000)));
    Set<Told> told = new LinkedHashSet<>();
    for (Settings each : Solvers.waysToSet(solver, settings)) {
      for (Problem problem : PROBLEMS.stream().filter(solver::accepts).toList()) {
        for (Detail detail : Detail.values()) {
          TraceRecorder recorder = new TraceRecorder(detail);
          solver.solve(problem, each, recorder);
          collect(requireNonNull(recorder.trace()), told);
        }
      }
    }
    return told;
  }

  private static void collect(Trace trace, Set<Told> told) {
    Phase phase = Phase.ROOT;
    for (int position = 0; position < trace.length(); position++) {
      EventKind kind = trace.kind(position);
      phase = kind == EventKind.TRY ? Phase.SEARCH : phase;
      told.add(new Told(kind, phase));
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.ALL)
  void aListingFitsBesideTheBoard(Solver solver) {
    assertThat(solver.pseudoCode().lines())
        .hasSizeBetween(5, PseudoCode.MAX_LINES)
        .allSatisfy(line -> assertThat(line.text()).isNotBlank().doesNotContain("\t"))
        .allSatisfy(line -> assertThat(indentation(line.text()) % 2).isZero());
  }

  /** The same lines with the same events, in other words; where they do not fit, none are made. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("everySolver")
  void aListingIsTheSameInPortuguese(Solver solver) {
    PseudoCode english = new SolverTexts(Locale.ENGLISH).listing(solver);
    PseudoCode portuguese = new SolverTexts(new Locale("pt", "BR")).listing(solver);
    assertThat(english).isEqualTo(solver.pseudoCode());
    assumeFalse(portuguese.equals(english), "there is no translation");
    assertThat(portuguese.lines()).hasSameSizeAs(english.lines());
    for (int i = 0; i < english.lines().size(); i++) {
      Line line = portuguese.lines().get(i);
      Line original = english.lines().get(i);
      assertThat(line.kinds()).isEqualTo(original.kinds());
      assertThat(line.phases()).isEqualTo(original.phases());
      assertThat(indentation(line.text())).isEqualTo(indentation(original.text()));
      assertThat(line.text().strip()).isNotBlank().doesNotContainPattern(ENGLISH_WORD);
    }
  }

  static ImmutableList<Solver> everySolver() {
    return SolverCatalog.SOLVERS;
  }

  private static int indentation(String text) {
    return text.length() - text.stripLeading().length();
  }
}
