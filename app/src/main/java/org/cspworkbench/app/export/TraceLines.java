package org.cspworkbench.app.export;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.LearntNogood;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceEvent.Half;
import org.cspworkbench.core.trace.TraceEvent.Pruning;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TraceNote;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.comparison.StatisticsFields;
import org.cspworkbench.presentation.narration.OutcomeWord;
import org.cspworkbench.presentation.words.IntervalText;

/**
 * Writes a trace as JSON lines: the start of the run, each event, and the end. The format is
 * documented in docs/trace-format.md. It names variables, values and constraints, and can be
 * processed without this program.
 */
public final class TraceLines {

  private static final int VERSION = 2;
  private static final int VERSION_WITH_INTERVALS = 3;
  private static final ImmutableSet<EventKind> LEVELS =
      ImmutableSet.of(EventKind.CONFLICT, EventKind.JUMP, EventKind.NOGOOD);

  private TraceLines() {}

  /** Returns the first line: the problem, the solver, and the initial domains. */
  public static String start(NamedProblem problem, String solver, long seed, Detail detail) {
    return JsonLine.of(
        json -> {
          json.name("event").value("start");
          json.name("version").value(version(problem.problem().csp()));
          json.name("problem").value(problem.name());
          json.name("solver").value(solver);
          json.name("seed").value(seed);
          json.name("detail").value(Ascii.toLowerCase(detail.name()));
          writeVariables(json, problem.problem().csp());
        });
  }

  /** Returns the version of the format, which is lower where older readers know all of it. */
  private static int version(Csp csp) {
    boolean hasWide = csp.variables().stream().anyMatch(x -> IntervalText.isFor(x.domain()));
    return hasWide ? VERSION_WITH_INTERVALS : VERSION;
  }

  private static void writeVariables(JsonWriter json, Csp csp) throws IOException {
    json.name("variables").beginObject();
    for (Variable x : csp.variables()) {
      json.name(x.name()).beginArray();
      Domain domain = csp.initialDomain(x);
      if (IntervalText.isFor(x.domain())) {
        writeValues(json, x.domain(), initial(x.domain(), domain));
      } else {
        for (int value : domain.values().toArray()) {
          json.value(x.domain().label(value));
        }
      }
      json.endArray();
    }
    json.endObject();
  }

  /** Returns the line of the event that {@code player} has just replayed. */
  public static String event(TracePlayer player) {
    TraceEvent event = player.lastEvent();
    if (event == null) {
      throw new IllegalArgumentException("the player has replayed no event yet");
    }
    return JsonLine.of(json -> write(json, event, player));
  }

  private static void write(JsonWriter json, TraceEvent event, TracePlayer player)
      throws IOException {
    TraceKey key = player.trace().key();
    json.name("event").value(Ascii.toLowerCase(event.kind().name()).replace('_', '-'));
    json.name("position").value(event.position());
    json.name("depth").value(player.state().depth());
    if (event.variable() != NONE) {
      json.name("variable").value(variable(key, event.variable()).name());
    }
    if (event.value() != NONE) {
      json.name("value").value(label(key, event.variable(), event.value()));
    }
    if (event.half() != null) {
      writeHalf(json, event.half(), key, event.variable());
    }
    if (event.previous() != NONE) {
      json.name("previous").value(label(key, event.variable(), event.previous()));
    }
    if (!event.prunings().isEmpty()) { // else a half of a wide domain is removed
      writePrunings(json, event, key);
    } else if (event.arc() != NONE) {
      json.name("constraint").value(key.constraint(event.arc()).toString());
    }
    if (event.arc() != NONE && key.head(event.arc()) != NONE) {
      json.name("neighbour").value(variable(key, key.head(event.arc())).name());
    }
    if (event.kind() == EventKind.TECHNIQUE) {
      TraceNote note = player.trace().note(event.number());
      json.name("technique").value(note.title());
      json.name("sentence").value(note.text());
    } else if (event.number() != NONE) {
      json.name(event.kind() == EventKind.PRUNE ? "nogood" : "number").value(event.number());
    }
    if (event.kind() == EventKind.LEARN) {
      writeNogood(json, player.trace().nogood(event.number()), key);
    }
    if (LEVELS.contains(event.kind())) {
      writeLevels(json, event);
    }
  }

  /** Writes the names of values, or of the intervals of a wide domain. */
  private static void writeValues(JsonWriter json, Domain domain, ValueSet values)
      throws IOException {
    for (String name : (Iterable<String>) IntervalText.names(domain, values)::iterator) {
      json.value(name);
    }
  }

  /** Returns the values of {@code initial} in {@code whole}. */
  private static ValueSet initial(Domain whole, Domain initial) {
    return initial.isRange() && whole.isRange()
        ? ValueSet.range(whole.indexOf(initial.min()), whole.indexOf(initial.max()))
        : ValueSet.of(initial.values().map(whole::indexOf).toArray());
  }

  private static void writeHalf(JsonWriter json, Half half, TraceKey key, int x)
      throws IOException {
    json.name("half").value(half.isUpper() ? "upper" : "lower");
    json.name("values").beginArray();
    writeValues(json, variable(key, x).domain(), half.values());
    json.endArray();
  }

  private static void writeNogood(JsonWriter json, LearntNogood nogood, TraceKey key)
      throws IOException {
    json.name("literals").beginArray();
    for (int k = 0; k < nogood.size(); k++) {
      int x = key.variableAt(nogood.address(k));
      json.beginObject().name("variable").value(variable(key, x).name());
      json.name(nogood.isEquation(k) ? "is" : "is-not");
      json.value(label(key, x, key.indexAt(nogood.address(k)))).endObject();
    }
    json.endArray();
    json.name("level").value(nogood.level());
    json.name("lbd").value(nogood.levels());
  }

  private static void writeLevels(JsonWriter json, TraceEvent event) throws IOException {
    json.name("levels").beginArray();
    for (int level : event.levels()) {
      json.value(level);
    }
    json.endArray();
  }

  private static void writePrunings(JsonWriter json, TraceEvent event, TraceKey key)
      throws IOException {
    json.name("values").beginArray();
    for (Pruning pruning : event.prunings()) {
      json.value(label(key, event.variable(), pruning.value()));
    }
    json.endArray().name("constraints").beginArray();
    for (Pruning pruning : event.prunings()) {
      if (pruning.arc() == NONE) {
        json.nullValue(); // no single constraint excludes it
      } else {
        json.value(key.constraint(pruning.arc()).toString());
      }
    }
    json.endArray();
  }

  private static Variable variable(TraceKey key, int x) {
    return key.structure().variables().get(x);
  }

  private static String label(TraceKey key, int x, int index) {
    return variable(key, x).domain().labelAt(index);
  }

  /** Returns the last line: the result of {@code run}. */
  public static String end(Run run) {
    return JsonLine.of(
        json -> {
          json.name("event").value("end");
          json.name("outcome").value(OutcomeWord.of(run.result().outcome()));
          json.name("solutions").value(run.result().solutionCount());
          JsonLine.writeStatistics(json, StatisticsFields.ALL, run.result().statistics());
        });
  }
}
