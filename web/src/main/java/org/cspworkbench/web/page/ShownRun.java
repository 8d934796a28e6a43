package org.cspworkbench.web.page;

import java.util.Optional;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.explore.Folding;
import org.cspworkbench.presentation.explore.ShownTree;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.paint.graph.GraphFocus;
import org.cspworkbench.presentation.playback.AttemptIndex;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.TraceIndex;
import org.cspworkbench.presentation.playback.TreeIndex;
import org.cspworkbench.presentation.playback.WorkIndex;
import org.cspworkbench.presentation.tree.SearchTree;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.viewer.run.RunRecording;
import org.jspecify.annotations.Nullable;

/** The run that the page shows, with the views that belong to it. */
public final class ShownRun implements RunRecording {

  private final Problem problem;
  private final Solver solver;
  private final Trace trace;
  private final TraceIndex index;
  private final Playback playback;
  private final Moments moments;
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

  @Override
  public Optional<TraceIndex> index() {
    return Optional.of(index);
  }

  @Override
  public Optional<AttemptIndex> attempts() {
    return Optional.empty(); // a page does not list them
  }

  @Override
  public Optional<WorkIndex> work() {
    return Optional.empty(); // a page does not list it
  }

  @Override
  public Optional<Result> result() {
    return Optional.empty(); // a page counts what it has of the trace
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
