package org.cspworkbench.app.export;

import com.google.common.primitives.ImmutableIntArray;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.consistency.Filter.Counting;
import org.cspworkbench.core.consistency.FilterResult;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.words.IntervalText;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.format.CandidateWriter;

/**
 * The domains of a problem after filtering.
 *
 * @param problem the problem
 * @param filter the filter
 * @param filtering the result of the filter
 */
public record FilteredDomains(NamedProblem problem, Filter filter, FilterResult filtering) {

  private static final int MOST_INTERVALS = 20;

  /**
   * Returns the candidates of a Sudoku as a grid; of any other problem, one line for each variable
   * with its remaining values.
   */
  public String text() {
    if (problem.problem() instanceof Problem.Sudoku sudoku) {
      return new CandidateWriter().write(sudoku.grid(), marks(sudoku.grid().shape()));
    }
    return variables().map(x -> x + ": " + values(x)).collect(Collectors.joining("\n", "", "\n"));
  }

  private PencilMarks marks(Shape shape) {
    return new PencilMarks(ImmutableIntArray.copyOf(shape.cells().map(this::mask)));
  }

  private int mask(int cell) {
    int mask = 0;
    for (int i = filtering.domains().first(cell); i >= 0; i = filtering.domains().next(cell, i)) {
      mask |= 1 << i;
    }
    return mask;
  }

  /** Returns a JSON object on one line, with the values as lists and with the counters. */
  public String json() {
    return JsonLine.of(this::write);
  }

  private void write(JsonWriter json) throws IOException {
    json.name("problem").value(problem.name());
    json.name("filter").value(filter.id());
    json.name("consistent").value(filtering.isConsistent());
    json.name("domains").beginObject();
    for (Variable x : problem.problem().shown()) {
      json.name(x.name()).beginArray();
      for (String label : labels(x).toList()) {
        json.value(label);
      }
      json.endArray();
    }
    json.endObject();
    json.name("statistics").beginObject();
    json.name("prunings").value(filtering.counters().prunings());
    json.name("checks").value(filtering.counters().checks());
    if (filter.counting() != Counting.PAIRS) {
      json.name("revisions").value(filtering.counters().revisions());
    }
    json.endObject();
  }

  private Stream<Variable> variables() {
    return problem.problem().shown().stream();
  }

  /** Returns the remaining values, of a wide domain the first intervals. */
  private String values(Variable x) {
    return IntervalText.isFor(x.domain())
        ? "{" + IntervalText.of(x.domain(), left(x), MOST_INTERVALS) + "}"
        : labels(x).collect(Collectors.joining(", ", "{", "}"));
  }

  /** Returns the names of all remaining values, or of the intervals of a wide domain. */
  private Stream<String> labels(Variable x) {
    return IntervalText.names(x.domain(), left(x));
  }

  private ValueSet left(Variable x) {
    return filtering.domains().values(x.index());
  }
}
