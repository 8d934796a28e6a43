package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.detail.CodeListing;
import org.cspworkbench.presentation.detail.CounterValue;
import org.cspworkbench.presentation.detail.DecisionRows;
import org.cspworkbench.presentation.detail.Removal;
import org.cspworkbench.presentation.explore.Folding;
import org.cspworkbench.presentation.explore.ShownTree;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.paint.graph.GraphFocus;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.TraceIndex;
import org.cspworkbench.presentation.playback.TreeIndex;
import org.cspworkbench.presentation.tree.SearchTree;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Solver;
import org.jspecify.annotations.Nullable;

/** The run that the page shows, and what the page states about it at the position of the viewer. */
public final class ShownRun {

  private static final int MOST_REMOVALS = 12;

  private final Problem problem;
  private final Solver solver;
  private final Trace trace;
  private final TraceIndex index;
  private final Playback playback;
  private final Moments moments;
  private final TracePlayer lookBack; // moves back from the position that is shown
  private @Nullable ShownTree tree; // once it is asked for

  /**
   * Creates a run that is shown from its start.
   *
   * @param trace its events, all of them
   */
  public ShownRun(Problem problem, Solver solver, Trace trace) {
    this.problem = problem;
    this.solver = solver;
    this.trace = trace;
    this.index = TraceIndex.follow(trace, (any, reading) -> {}); // grows when it is asked
    this.playback = new Playback(trace, index);
    this.moments = new Moments(trace);
    this.lookBack = trace.player();
  }

  /** Returns the problem. */
  public Problem problem() {
    return problem;
  }

  /** Returns the solver. */
  public Solver solver() {
    return solver;
  }

  /** Returns its events, all of them. */
  public Trace trace() {
    return trace;
  }

  /** Returns the position of the viewer. */
  public Playback playback() {
    return playback;
  }

  /** Returns what the run has counted. */
  ImmutableList<CounterValue> counters() {
    boolean mayGiveUp = solver.about().completeness() == About.Completeness.INCOMPLETE;
    return CounterValue.at(playback.player(), Optional.empty(), mayGiveUp);
  }

  /** Returns the listing of the solver, in one of its languages, with the line at work. */
  CodeListing listing(PseudoCode code) {
    return CodeListing.at(code, trace, index, playback.position());
  }

  /** Returns the decisions on the path. */
  DecisionRows decisions() {
    return DecisionRows.at(playback.player());
  }

  /** Returns the last removals since the last decision, the latest last. */
  ImmutableList<Removal> removals() {
    lookBack.seek(playback.position());
    return Removal.at(lookBack, MOST_REMOVALS);
  }

  /** Returns the number of all removals since the last decision. */
  int removalCount() {
    return Removal.countAt(trace, playback.position());
  }

  /** Returns the board. */
  Moment moment() {
    return moments.at(playback.position());
  }

  /** Returns what the constraint graph marks. */
  GraphFocus focus() {
    return GraphFocus.of(playback.player());
  }

  /** Returns the search tree, of which a page shows the first nodes if there are very many. */
  ShownTree tree() {
    ShownTree read = tree == null ? ShownTree.of(trace, firstNodes(), Folding.none(), true) : tree;
    tree = read;
    return read;
  }

  private SearchTree firstNodes() {
    SearchTree nodes = new SearchTree(trace);
    while (nodes.length() < trace.length() && nodes.size() < TreeIndex.MOST_NODES) {
      nodes.update();
    }
    return nodes;
  }
}
