package org.cspworkbench.presentation.parts;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Subproblem;
import org.cspworkbench.core.search.Subproblem.Step;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.Decision.Operator;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.page.RunFields;

/** The codecs of the lines of a file of parts: the run, and each part by its decisions. */
final class PartsCodec {

  /** A cut may have more parts than were requested, by the values of one variable. */
  private static final int MOST_PARTS = 10 * SplitProblem.MOST_PARTS;

  private static final int VERSION = 1;

  /** Of a value, of a lower and of an upper half; each is followed by its negation. */
  private static final ImmutableList<String> OPERATORS =
      ImmutableList.of("=", "!=", "<=", "!<=", ">", "!>");

  /**
   * The first line.
   *
   * @param name how the problem is called in results
   * @param parts the number of parts
   * @param fingerprint what distinguishes these parts from others
   * @param run the problem, the solver and its settings
   */
  record Header(String name, int parts, String fingerprint, PageRun run) {}

  /** The codec of the first line. */
  static final Codec<Header> HEADER =
      Codec.object(
          members -> {
            members.get("csp-parts", Codec.whole(VERSION, VERSION), header -> VERSION);
            return new Header(
                members.get("name", Codec.text(), Header::name),
                members.get("parts", Codec.whole(1, MOST_PARTS), Header::parts),
                members.get("fingerprint", Codec.text(), Header::fingerprint),
                members.get("run", RunFields.CODEC, Header::run));
          });

  private final ImmutableList<Variable> variables;

  /** The codecs of parts of a problem with these variables. */
  PartsCodec(ImmutableList<Variable> variables) {
    this.variables = variables;
  }

  /** Returns the codec of the line of part {@code number}, from 1. */
  Codec<Subproblem> part(int number) {
    return Codec.object(
        members -> {
          members.get("part", Codec.whole(number, number), part -> number);
          return new Subproblem(
              members.get(
                  "decisions", Codec.of(this::step, this::write).list(), Subproblem::steps));
        });
  }

  private Step step(Json json) throws UnreadableException {
    ImmutableList<Json> step = json.asItems();
    checkArgument(step.size() == 3, "expected a variable, an operator and a value");
    int x = (int) step.get(0).asNumber(0, variables.size() - 1);
    int operator = OPERATORS.indexOf(step.get(1).asText().value());
    checkArgument(operator >= 0, "expected one of %s", String.join(", ", OPERATORS));
    int value = (int) step.get(2).asNumber(Integer.MIN_VALUE, Integer.MAX_VALUE);
    int i = variables.get(x).domain().indexOf(value);
    checkArgument(i >= 0, "expected a value of %s, found %s", variables.get(x).name(), value);
    Operator kept =
        operator < 2 ? Operator.EQUAL : operator < 4 ? Operator.AT_MOST : Operator.GREATER;
    return new Step(new Decision(x, kept, i), operator % 2 != 0);
  }

  private void write(Step step, JsonWriter json) throws IOException {
    Decision decision = step.decision();
    int kind =
        switch (decision.operator()) {
          case EQUAL -> 0;
          case AT_MOST -> 2;
          case GREATER -> 4;
        };
    json.beginArray().value(decision.variable());
    json.value(OPERATORS.get(step.isRefuted() ? kind + 1 : kind));
    json.value(variables.get(decision.variable()).domain().valueAt(decision.value())).endArray();
  }
}
