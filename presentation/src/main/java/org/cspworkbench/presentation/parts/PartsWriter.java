package org.cspworkbench.presentation.parts;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Subproblem;
import org.cspworkbench.core.search.Subproblem.Step;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.presentation.page.RunFault;
import org.cspworkbench.presentation.page.RunFields;

/**
 * Writes the file of a problem in parts: one JSON object a line. The first states the problem, how
 * it is solved, the number of parts and the fingerprint; each of the others a part by its
 * decisions: the number of a variable from 0, {@code =} or {@code !=}, and a value; where domains
 * are split, {@code <=}, {@code >} or the negation of one of them, and a value.
 */
public final class PartsWriter {

  /** The version of the form. */
  static final int VERSION = 1;

  private final SplitProblem split;
  private final ImmutableList<Variable> variables;

  /**
   * Creates a writer of {@code split}.
   *
   * @throws RunFault if its problem cannot be made
   */
  public PartsWriter(SplitProblem split) throws RunFault {
    this.split = split;
    this.variables = split.run().statement().problem().csp().variables();
  }

  /** Returns the first line. */
  public String header() {
    return line(
        json -> {
          json.name("csp-parts").value(VERSION);
          json.name("name").value(split.name());
          json.name("parts").value(split.parts().size());
          json.name("fingerprint").value(split.fingerprint());
          json.name("run").beginObject();
          for (Map.Entry<String, String> field : RunFields.of(split.run()).entrySet()) {
            json.name(field.getKey()).value(field.getValue());
          }
          json.endObject();
        });
  }

  /** Returns the line of part {@code number}, from 1. */
  public String part(int number) {
    Subproblem part = split.parts().get(number - 1);
    return line(
        json -> {
          json.name("part").value(number);
          json.name("decisions").beginArray();
          for (Step step : part.steps()) {
            Decision decision = step.decision();
            Variable x = variables.get(decision.variable());
            json.beginArray().value(decision.variable());
            json.value(PartsReader.OPERATORS.get(operator(step)));
            json.value(x.domain().valueAt(decision.value())).endArray();
          }
          json.endArray();
        });
  }

  /** Returns the index of the operator: values, lower and upper halves; each followed by not. */
  private static int operator(Step step) {
    int kind =
        switch (step.decision().operator()) {
          case EQUAL -> 0;
          case AT_MOST -> 2;
          case GREATER -> 4;
        };
    return step.isRefuted() ? kind + 1 : kind;
  }

  /** The fields of a line. */
  @FunctionalInterface
  private interface Fields {
    void write(JsonWriter json) throws IOException;
  }

  private static String line(Fields fields) {
    StringWriter text = new StringWriter();
    JsonWriter json = new JsonWriter(text);
    json.setHtmlSafe(false);
    try {
      json.beginObject();
      fields.write(json);
      json.endObject();
    } catch (IOException e) {
      throw new UncheckedIOException("memory cannot be written", e);
    }
    return text.append('\n').toString();
  }
}
