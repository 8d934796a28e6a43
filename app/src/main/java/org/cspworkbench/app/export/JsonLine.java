package org.cspworkbench.app.export;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.comparison.StatisticsFields;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Statistics;

/** A JSON object on one line. */
final class JsonLine {

  /** An operation that writes the fields of an object. */
  @FunctionalInterface
  interface Fields {
    void write(JsonWriter json) throws IOException;
  }

  private JsonLine() {}

  /** Returns the object with these fields, terminated by LF. */
  static String of(Fields fields) {
    StringWriter text = new StringWriter();
    JsonWriter json = new JsonWriter(text);
    try {
      json.beginObject();
      fields.write(json);
      json.endObject();
    } catch (IOException e) {
      throw new UncheckedIOException("memory cannot be written", e);
    }
    return text.append('\n').toString();
  }

  /**
   * Writes these fields of {@code statistics} as one field, an object, with the number of moves if
   * there were any, and {@code dependsOnTiming} if the counters do.
   */
  static void writeStatistics(
      JsonWriter json, Map<String, ToLongFunction<Statistics>> fields, Statistics statistics)
      throws IOException {
    json.name("statistics").beginObject();
    for (Map.Entry<String, ToLongFunction<Statistics>> field : fields.entrySet()) {
      json.name(field.getKey()).value(field.getValue().applyAsLong(statistics));
    }
    if (statistics.moves() > 0) {
      json.name(StatisticsFields.MOVES).value(statistics.moves());
    }
    if (statistics.dependsOnTiming()) {
      json.name("dependsOnTiming").value(true);
    }
    json.endObject();
  }

  /** Writes a solution as a value: a Sudoku as a line, any other problem as an object. */
  static void writeSolution(JsonWriter json, Problem problem, Solution solution)
      throws IOException {
    if (problem instanceof Problem.Sudoku) {
      json.value(Board.line(problem, solution));
      return;
    }
    json.beginObject();
    for (Variable x : problem.shown()) {
      json.name(x.name()).value(x.domain().label(solution.valueOf(x)));
    }
    json.endObject();
  }
}
