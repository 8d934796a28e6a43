package org.cspworkbench.app.export;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.presentation.comparison.Csv;

/** A writer of the number of solutions of problems, as far as it matters. */
public interface CheckWriter {

  /** How many solutions a problem has. */
  enum Count {
    /** The constraints exclude every assignment. */
    NONE("no solution"),
    /** The solution is the only one. */
    ONE("exactly one solution"),
    /** There are at least two. */
    SEVERAL("several solutions"),
    /** The check was not finished. */
    UNKNOWN("not known: the time was up");

    private final String text;

    Count(String text) {
      this.text = text;
    }

    private String word() {
      return Ascii.toLowerCase(name());
    }
  }

  /** Returns the text before the first problem: complete lines, or the empty string. */
  default String header() {
    return "";
  }

  /** Returns the text for {@code problem}, which {@code solver} checked: complete lines. */
  String write(NamedProblem problem, String solver, Count solutions);

  /** Sentences for people: the place of each problem, or the problem if it has none. */
  final class Text implements CheckWriter {
    @Override
    public String write(NamedProblem problem, String solver, Count solutions) {
      String place = problem.place();
      return (place.isEmpty() ? problem.name() : place) + ": " + solutions.text + "\n";
    }
  }

  /** One JSON object for each problem, on one line; the place is null if there is none. */
  final class Json implements CheckWriter {
    @Override
    public String write(NamedProblem problem, String solver, Count solutions) {
      return JsonLine.of(
          json -> {
            json.name("problem").value(problem.name());
            json.name("place").value(problem.place().isEmpty() ? null : problem.place());
            json.name("solver").value(solver);
            json.name("solutions").value(solutions.word());
          });
    }
  }

  /** A line of column names, then one line for each problem. */
  final class CommaSeparated implements CheckWriter {
    @Override
    public String header() {
      return Csv.line(ImmutableList.of("problem", "place", "solver", "solutions"));
    }

    @Override
    public String write(NamedProblem problem, String solver, Count solutions) {
      return Csv.line(ImmutableList.of(problem.name(), problem.place(), solver, solutions.word()));
    }
  }
}
