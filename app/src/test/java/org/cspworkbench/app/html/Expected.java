package org.cspworkbench.app.html;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.Locale;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.PseudoCode.Phase;

/** The expected state of a page, computed by the player of the trace. */
final class Expected {

  /** A script that returns the actual state of the page: its data, and what it displays. */
  static final String ON_PAGE =
      """
      (() => {
        const state = player.state;
        const counters = {};
        for (const name of COUNTERS) counters[name] = state.counter(name);
        counters.depth = state.depth;
        const domains = problem.names.map((_, x) => {
          const left = [];
          for (let i = 0; i < problem.size(x); i++)
            if (state.contains(problem.first[x] + i)) left.push(problem.label(x, i));
          return left.join(" ");
        });
        const values = problem.names.map((_, x) =>
          state.assigned[x] === NONE ? "" : problem.label(x, state.assigned[x] - problem.first[x]));
        const conflicts = [...state.conflicts].map(Number);
        const lines = [...document.querySelectorAll("#code li")];
        const shown = {};
        for (const each of document.querySelectorAll("#counters div"))
          shown[each.dataset.counter] = each.querySelector("dd").textContent;
        return {
          position: player.position, domains, values, conflicts, counters, shown,
          narration: document.getElementById("narration").textContent,
          place: document.getElementById("event").textContent,
          line: lines.findIndex(line => line.classList.contains("current")),
          times: lines.map(line => line.querySelector(".times").textContent),
        };
      })()
      """;

  private Expected() {}

  /** Returns the expected state at the position of {@code player}. */
  static JsonObject at(TracePlayer player, PseudoCode code, Locale locale) {
    JsonObject expected = new JsonObject();
    TraceState state = player.state();
    expected.addProperty("position", player.position());
    JsonArray domains = new JsonArray();
    JsonArray values = new JsonArray();
    JsonArray conflicts = new JsonArray();
    for (Variable variable : player.trace().csp().variables()) {
      int x = variable.index();
      StringBuilder left = new StringBuilder();
      for (int i = 0; i < variable.domain().size(); i++) {
        if (state.contains(x, i)) {
          left.append(left.isEmpty() ? "" : " ").append(variable.domain().labelAt(i));
        }
      }
      domains.add(left.toString());
      int value = state.assigned(x);
      values.add(value == TraceEvent.NONE ? "" : variable.domain().labelAt(value));
      conflicts.add(state.counters().moves > 0 && state.isInConflict(x) ? 1 : 0);
    }
    expected.add("domains", domains);
    expected.add("values", values);
    expected.add("conflicts", conflicts);
    expected.add("counters", counters(state));
    expected.add("shown", shown(player, conflicts));
    expected.addProperty("narration", new Narrator(locale).narrate(player).text());
    expected.addProperty(
        "place",
        String.format(
            Locale.ENGLISH, "event %,d of %,d", player.position(), player.trace().length()));
    expected.addProperty("line", line(player, code));
    expected.add("times", times(player, code));
    return expected;
  }

  private static JsonObject counters(TraceState state) {
    Counters counters = state.counters();
    JsonObject numbers = new JsonObject();
    numbers.addProperty("nodes", counters.nodes);
    numbers.addProperty("fails", counters.fails);
    numbers.addProperty("backtracks", counters.backtracks);
    numbers.addProperty("prunings", counters.prunings);
    numbers.addProperty("revisions", counters.revisions);
    numbers.addProperty("moves", counters.moves);
    numbers.addProperty("attempts", counters.attempts);
    numbers.addProperty("maxdepth", counters.maxDepth);
    numbers.addProperty("solutions", counters.solutions);
    numbers.addProperty("depth", state.depth());
    return numbers;
  }

  /** Returns the expected figures beside the board. */
  private static JsonObject shown(TracePlayer player, JsonArray conflicts) {
    TraceState state = player.state();
    Counters counters = state.counters();
    JsonObject shown = new JsonObject();
    long open =
        player.trace().csp().variables().stream()
            .filter(x -> state.assigned(x.index()) == TraceEvent.NONE)
            .count();
    if (counters.moves > 0) {
      put(shown, "moves", counters.moves);
      long inConflict = conflicts.asList().stream().filter(each -> each.getAsInt() == 1).count();
      put(shown, "conflicts", inConflict);
      put(shown, "attempts", counters.attempts);
      put(shown, "open", open);
      put(shown, "prunings", counters.prunings);
      put(shown, "revisions", counters.revisions);
      return shown;
    }
    put(shown, "nodes", counters.nodes);
    put(shown, "fails", counters.fails);
    if (has(player, EventKind.RESTART)) {
      put(shown, "attempts", counters.attempts);
    } else {
      put(shown, "backtracks", counters.backtracks);
    }
    put(shown, "maxdepth", counters.maxDepth);
    put(shown, "prunings", counters.prunings);
    put(shown, "revisions", counters.revisions);
    put(shown, "depth", state.depth());
    put(shown, "open", open);
    return shown;
  }

  private static void put(JsonObject shown, String name, long number) {
    shown.addProperty(name, grouped(number));
  }

  private static String grouped(long number) {
    return String.format(Locale.ENGLISH, "%,d", number);
  }

  private static boolean has(TracePlayer player, EventKind kind) {
    for (int i = 0; i < player.trace().length(); i++) {
      if (player.trace().kind(i) == kind) {
        return true;
      }
    }
    return false;
  }

  private static int line(TracePlayer player, PseudoCode code) {
    int last = player.position() - 1;
    return last < 0 ? -1 : code.lineOf(player.trace().kind(last), phase(player, last));
  }

  private static Phase phase(TracePlayer player, int position) {
    for (int i = 0; i <= position; i++) {
      if (player.trace().kind(i) == EventKind.TRY) {
        return Phase.SEARCH;
      }
    }
    return Phase.ROOT;
  }

  /** Returns the number of executions of each line, counted event by event. */
  private static JsonArray times(TracePlayer player, PseudoCode code) {
    long[] times = new long[code.lines().size()];
    Phase phase = Phase.ROOT;
    for (int i = 0; i < player.position(); i++) {
      EventKind kind = player.trace().kind(i);
      phase = kind == EventKind.TRY ? Phase.SEARCH : phase;
      int line = code.lineOf(kind, phase);
      if (line >= 0) {
        times[line]++;
      }
    }
    JsonArray shown = new JsonArray();
    for (int i = 0; i < times.length; i++) {
      shown.add(code.lines().get(i).kinds().isEmpty() ? "" : grouped(times[i]));
    }
    return shown;
  }
}
