package org.cspworkbench.app.html;

import com.google.common.primitives.ImmutableIntArray;
import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.picture.Plan;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.PseudoCode.Phase;

/** The data of a page as the fields of one JSON object. */
final class RunJson {

  private static final Gson PLANS = new Gson();

  private final StringWriter text = new StringWriter();
  private final JsonWriter json = new JsonWriter(text);

  RunJson() throws IOException {
    json.setHtmlSafe(true); // nothing in it can end the enclosing element
    json.beginObject();
  }

  /** Returns the object with all fields so far. */
  String end() throws IOException {
    json.endObject().close();
    return text.toString();
  }

  RunJson put(String name, String value) throws IOException {
    json.name(name).value(value);
    return this;
  }

  RunJson put(String name, long value) throws IOException {
    json.name(name).value(value);
    return this;
  }

  RunJson put(String name, Iterable<String> values) throws IOException {
    json.name(name).beginArray();
    for (String value : values) {
      json.value(value);
    }
    json.endArray();
    return this;
  }

  RunJson put(String name, ImmutableIntArray values) throws IOException {
    json.name(name).beginArray();
    for (int i = 0; i < values.length(); i++) {
      json.value(values.get(i));
    }
    json.endArray();
    return this;
  }

  RunJson put(String name, Map<String, String> texts) throws IOException {
    json.name(name).beginObject();
    for (Map.Entry<String, String> each : texts.entrySet()) {
      json.name(each.getKey()).value(each.getValue());
    }
    json.endObject();
    return this;
  }

  /**
   * Adds the lines of {@code code}, with the kinds of events that each line causes at the root and
   * later.
   */
  RunJson put(PseudoCode code) throws IOException {
    json.name("code").beginArray();
    for (PseudoCode.Line line : code.lines()) {
      json.beginObject().name("text").value(line.text());
      for (Phase phase : Phase.values()) {
        json.name(phase.name().toLowerCase(Locale.ROOT)).beginArray();
        for (EventKind kind : line.kinds()) {
          if (line.phases().contains(phase)) {
            json.value(Kinds.number(kind));
          }
        }
        json.endArray();
      }
      json.endObject();
    }
    json.endArray();
    return this;
  }

  /** Adds the variables, their domains, and the layout of the picture. */
  RunJson put(Csp csp) throws IOException {
    Map<Domain, Integer> domains = new LinkedHashMap<>();
    csp.variables().forEach(x -> domains.putIfAbsent(x.domain(), domains.size()));
    put("variables", csp.variables().stream().map(Variable::name).toList());
    put(
        "domainOf",
        ImmutableIntArray.copyOf(
            csp.variables().stream().mapToInt(x -> domains.getOrDefault(x.domain(), 0))));
    json.name("domains").beginArray();
    for (Domain domain : domains.keySet()) {
      putLabels(domain);
    }
    json.endArray();
    put(
        "given",
        ImmutableIntArray.copyOf(
            csp.variables().stream()
                .filter(x -> csp.initialDomain(x).size() == 1)
                .mapToInt(Variable::index)));
    Plan plan = Pictures.of(csp, BoardView.full()).plan();
    JsonObject picture = PLANS.toJsonTree(plan).getAsJsonObject();
    picture.addProperty("kind", plan.getClass().getSimpleName().toLowerCase(Locale.ROOT));
    json.name("picture");
    PLANS.toJson(picture, json);
    return this;
  }

  /**
   * Writes the labels as a list, or as the first label and a count if they are consecutive numbers.
   */
  private void putLabels(Domain domain) throws IOException {
    int size = domain.size();
    boolean areNumbers =
        domain.isRange()
            && IntStream.range(0, size)
                .allMatch(i -> domain.labelAt(i).equals(Integer.toString(domain.valueAt(i))));
    json.beginArray();
    if (areNumbers) {
      json.value(domain.valueAt(0)).value(size);
    } else {
      for (int i = 0; i < size; i++) {
        json.value(domain.labelAt(i));
      }
    }
    json.endArray();
  }

  /** Adds the state after the last event, which the events themselves do not contain. */
  RunJson putEnd(TraceState state, Trace trace, Values values) throws IOException {
    json.name("end").beginObject();
    put("left", values.bits(state::isLeft));
    int variables = trace.csp().variables().size();
    put("assigned", where(variables, x -> state.assigned(x) != TraceEvent.NONE));
    put("values", ImmutableIntArray.copyOf(assignedValues(state, variables)));
    boolean isLocal = state.counters().moves > 0;
    put("conflicts", where(variables, x -> isLocal && state.isInConflict(x)));
    json.name("counters").beginArray();
    for (long counter : counters(state.counters())) {
      json.value(counter);
    }
    json.endArray().endObject();
    return this;
  }

  private static IntStream assignedValues(TraceState state, int variables) {
    return IntStream.range(0, variables)
        .filter(x -> state.assigned(x) != TraceEvent.NONE)
        .map(state::assigned);
  }

  private static ImmutableIntArray where(int variables, IntPredicate test) {
    return ImmutableIntArray.copyOf(IntStream.range(0, variables).filter(test));
  }

  /** Returns the counters in the order of the page. */
  private static long[] counters(Counters counters) {
    return new long[] {
      counters.nodes,
      counters.fails,
      counters.backtracks,
      counters.prunings,
      counters.revisions,
      counters.moves,
      counters.attempts,
      counters.maxDepth,
      counters.solutions
    };
  }
}
