package org.cspworkbench.app.html;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.Locale;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.PseudoCode.Phase;
import org.cspworkbench.solvers.Solver;

/** The expected state of a page, computed by the player of the trace. */
final class Expected {

  /** A script that returns the actual state of the page: its data, and what it displays. */
  static final String ON_PAGE =
      """
      (() => {
        const lines = [...document.querySelectorAll("#code li")];
        const shown = {};
        for (const each of document.querySelectorAll("#counters div"))
          shown[each.dataset.counter] = each.querySelector("dd").textContent;
        return {
          shown,
          narration: document.getElementById("narration").textContent,
          place: document.getElementById("event").textContent,
          line: lines.findIndex(line => line.classList.contains("current")),
          times: lines.map(line => line.querySelector(".times").textContent),
        };
      })()
      """;

  private Expected() {}

  /** Returns the expected state at the position of {@code player}. */
  static JsonObject at(TracePlayer player, Solver solver, Locale locale) {
    JsonObject expected = new JsonObject();
    expected.add("shown", shown(player, solver));
    expected.addProperty("narration", new Narrator(locale).narrate(player).text());
    expected.addProperty("place", OpenedRun.place(player.position(), player.trace().length()));
    PseudoCode code = solver.pseudoCode();
    expected.addProperty("line", line(player, code));
    expected.add("times", times(player, code));
    return expected;
  }

  /** Returns the expected figures beside the board. */
  private static JsonObject shown(TracePlayer player, Solver solver) {
    TraceState state = player.state();
    Counts counters = state.counters();
    JsonObject shown = new JsonObject();
    long open =
        player.trace().csp().variables().stream()
            .filter(x -> state.assigned(x.index()) == TraceEvent.NONE)
            .count();
    if (counters.moves() > 0) {
      put(shown, "moves", counters.moves());
      long inConflict =
          player.trace().csp().variables().stream()
              .filter(x -> state.isInConflict(x.index()))
              .count();
      put(shown, "conflicts", inConflict);
      put(shown, "attempts", counters.attempts());
      put(shown, "open", open);
      put(shown, "prunings", counters.prunings());
      put(shown, "revisions", counters.revisions());
      return shown;
    }
    put(shown, "nodes", counters.nodes());
    put(shown, "fails", counters.fails());
    if (solver.about().completeness() == Completeness.INCOMPLETE) {
      put(shown, "attempts", counters.attempts());
    } else {
      put(shown, "backtracks", counters.backtracks());
    }
    put(shown, "maxdepth", counters.maxDepth());
    put(shown, "prunings", counters.prunings());
    put(shown, "revisions", counters.revisions());
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

  /** Returns how often each line has run where its events tell it, counted event by event. */
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
      PseudoCode.Line line = code.lines().get(i);
      boolean isCounted =
          line.isStep()
              && (player.trace().detail() == Detail.FINE
                  || line.kinds().stream().noneMatch(EventKind::isFine));
      shown.add(isCounted ? grouped(times[i]) : "");
    }
    return shown;
  }
}
