package org.cspworkbench.solvers;

import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.general;
import static org.cspworkbench.solvers.Puzzles.sudoku;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Small runs of the named solvers, event by event. The files were checked by hand; one changes only
 * with the definition of a solver or of an event.
 */
class GoldenTraceTest {

  @ParameterizedTest(name = "{0}, {1}, seed {2}")
  @CsvSource({
    "backtracking, australia, 1",
    "ac3, australia, 1",
    "mrv, australia, 1",
    "forward-checking, australia, 1",
    "mac, australia, 1",
    "mac, queens, 1",
    "wfc, queens, 1",
    "wfc-backtracking, queens, 1",
    "wfc-greedy, six-solutions, 1",
    "wfc-neighbours, three-solutions, 1",
    "singles, three-solutions, 1",
    "pairs, twelve-solutions, 1",
    "pairs-backtracking, twelve-solutions, 1",
    "logic, one-solution, 1",
    "exact-cover, queens, 1",
    "min-conflicts, queens, 4"
  })
  void theRunIsToldAsWrittenDown(String solver, String problem, long seed) throws IOException {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    Settings settings = Settings.defaults().withSeed(seed);
    Solvers.byId(solver).solve(problem(problem), settings, recorder);
    assertThat(linesOf(requireNonNull(recorder.trace())))
        .isEqualTo(golden(problem + "-" + solver + ".txt"));
  }

  private static Problem problem(String name) {
    return switch (name) {
      case "australia" -> general(australiaWithOneColourGiven());
      case "queens" -> general(Queens.pairwise(4));
      case "one-solution" -> sudoku("1.....2..3.....4");
      case "three-solutions" -> sudoku("32....2.......1.");
      case "six-solutions" -> sudoku(".2...........1.2");
      case "twelve-solutions" -> sudoku("...2......4.....");
      default -> throw new IllegalArgumentException(name);
    };
  }

  /** South Australia, which borders on all the others of the mainland, is green. */
  private static Csp australiaWithOneColourGiven() {
    Csp csp = MapColouring.australia();
    Variable south = csp.variables().get(2);
    Domain green = Domain.of(south.domain().valueAt(1));
    return csp.restricted("SA is green", ImmutableMap.of(south, green));
  }

  private static List<String> golden(String name) throws IOException {
    return Resources.readLines(
        Resources.getResource(GoldenTraceTest.class, name), StandardCharsets.UTF_8);
  }

  private static List<String> linesOf(Trace trace) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    TracePlayer player = trace.player();
    while (player.stepForward()) {
      lines.add(lineOf(requireNonNull(player.lastEvent()), trace));
    }
    return lines.build();
  }

  /** The kind of an event, the variable, the value or what is pruned, and the constraint. */
  private static String lineOf(TraceEvent event, Trace trace) {
    StringBuilder line = new StringBuilder(Ascii.toLowerCase(event.kind().name()));
    if (event.number() != TraceEvent.NONE) {
      line.append(' ').append(event.number());
    }
    if (event.kind() == EventKind.TECHNIQUE) {
      line.append(", ").append(trace.note(event.number()).text());
    }
    if (event.variable() != TraceEvent.NONE) {
      Variable x = trace.csp().variables().get(event.variable());
      line.append(' ').append(x);
      if (event.value() != TraceEvent.NONE) {
        line.append(" = ").append(x.domain().labelAt(event.value()));
      }
      if (event.previous() != TraceEvent.NONE) {
        line.append(", before ").append(x.domain().labelAt(event.previous()));
      }
      line.append(
          event.prunings().stream()
              .map(p -> " ≠ " + x.domain().labelAt(p.value()) + because(p.arc(), trace))
              .collect(joining()));
    }
    return event.prunings().isEmpty() ? line + because(event.arc(), trace) : line.toString();
  }

  private static String because(int arc, Trace trace) {
    return arc == TraceEvent.NONE ? "" : " (" + trace.key().constraint(arc) + ")";
  }
}
