package org.cspworkbench.presentation.exercise;

import static java.util.Objects.requireNonNull;

import java.util.Set;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.solvers.Networks;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;

/** A recorded run of a solver, with the domains of the kernel at any position of its trace. */
final class RecordedRun {

  /** Limits the length of a run to what a person can follow step by step. */
  private static final int MOST_NODES = 2000;

  private final Network network;
  private final Trace trace;
  private final TracePlayer player;
  private final Outcome outcome;

  private RecordedRun(Network network, Trace trace, Outcome outcome) {
    this.network = network;
    this.trace = trace;
    this.player = trace.player();
    this.outcome = outcome;
  }

  /** Runs {@code solver}, up to 2,000 nodes. */
  static RecordedRun of(Problem problem, Solver solver, Detail detail) {
    TraceRecorder recorder = new TraceRecorder(detail);
    Limits limits = Limits.none().withNodes(MOST_NODES);
    Outcome outcome =
        solver
            .solve(
                new Problem.General(problem.csp()),
                Settings.defaults().withLimits(limits),
                recorder)
            .outcome();
    Network network = Networks.of(problem.csp().structure(), AllDifferentFiltering.PAIRWISE);
    return new RecordedRun(network, requireNonNull(recorder.trace()), outcome);
  }

  Network network() {
    return network;
  }

  Trace trace() {
    return trace;
  }

  /**
   * Returns the position of the first event of these kinds from {@code from} on, or the length of
   * the trace.
   */
  int next(Set<EventKind> kinds, int from) {
    int position = from;
    while (position < trace.length() && !kinds.contains(trace.kind(position))) {
      position++;
    }
    return position;
  }

  /** Returns the event at {@code position}. */
  TraceEvent event(int position) {
    player.seek(position + 1);
    return requireNonNull(player.lastEvent());
  }

  /**
   * Returns the state of the run after {@code position} events; valid until the next call of a
   * method of this class.
   */
  TraceState state(int position) {
    player.seek(position);
    return player.state();
  }

  /** Returns the state of the run after {@code position} events as domains of the kernel. */
  Kernel kernel(int position) {
    TraceState state = state(position);
    Domains domains = new Domains(network, trace.csp(), new Counters(), null);
    Assignment assignment = new Assignment(domains);
    for (int x = 0; x < network.variableCount(); x++) {
      for (int i = domains.first(x); i != Network.NONE; i = domains.next(x, i)) {
        if (!state.contains(x, i)) {
          domains.remove(x, i, Network.NONE);
        }
      }
      if (state.assigned(x) != TraceEvent.NONE) {
        assignment.assignSingle(x);
      }
    }
    return new Kernel(domains, assignment);
  }

  /** Returns the task at the end of the trace. */
  Task.Over ending() {
    if (outcome instanceof Outcome.Solved) {
      return Task.Over.SOLVED;
    }
    return outcome instanceof Outcome.Unsatisfiable ? Task.Over.UNSATISFIABLE : Task.Over.CUT_OFF;
  }

  /**
   * Domains and an assignment over them.
   *
   * @param domains the domain of every variable
   * @param assignment the variables that are assigned
   */
  record Kernel(Domains domains, Assignment assignment) {}
}
