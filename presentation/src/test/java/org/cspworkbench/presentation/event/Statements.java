package org.cspworkbench.presentation.event;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.conflict.CauseChain;
import org.cspworkbench.presentation.conflict.ConflictAnalysis;
import org.cspworkbench.presentation.conflict.Contradictions;
import org.cspworkbench.presentation.conflict.ImplicationGraph;
import org.cspworkbench.presentation.conflict.LearntList;
import org.cspworkbench.presentation.detail.CodeListing;
import org.cspworkbench.presentation.detail.CounterValue;
import org.cspworkbench.presentation.detail.DecisionRows;
import org.cspworkbench.presentation.detail.Removal;
import org.cspworkbench.presentation.detail.WorkList;
import org.cspworkbench.presentation.explore.Folding;
import org.cspworkbench.presentation.explore.NodeFacts;
import org.cspworkbench.presentation.explore.ShownTree;
import org.cspworkbench.presentation.history.LastChange;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.paint.graph.GraphFocus;
import org.cspworkbench.presentation.paint.graph.InconsistentArcs;
import org.cspworkbench.presentation.playback.AttemptIndex;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.TraceFollower;
import org.cspworkbench.presentation.playback.TraceIndex;
import org.cspworkbench.presentation.playback.WorkIndex;
import org.cspworkbench.presentation.tree.SearchTree;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Statistics;

/** What the models of a run state, each read from the same trace. */
final class Statements {

  private static final int MOST = 8;

  private static final TraceFollower AT_ONCE = (trace, reader) -> reader.accept(trace.length());

  private static final Narrator ENGLISH = new Narrator(Locale.ROOT);
  private static final Narrator PORTUGUESE = new Narrator(new Locale("pt", "BR"));

  private final Trace trace;
  private final PseudoCode code;
  private final Playback playback;
  private final TraceIndex index;
  private final Moments moments;
  private final WorkIndex work;
  private final AttemptIndex attempts;
  private final SearchTree tree;
  private final Supplier<ShownTree> shown;

  Statements(Trace trace, PseudoCode code) {
    this.trace = trace;
    this.code = code;
    this.index = TraceIndex.follow(trace, AT_ONCE);
    this.playback = new Playback(trace, index);
    this.moments = new Moments(trace);
    this.work = WorkIndex.follow(trace, AT_ONCE);
    this.attempts = AttemptIndex.follow(trace, AT_ONCE);
    this.tree = new SearchTree(trace);
    while (!tree.update()) {
      Thread.onSpinWait();
    }
    this.shown = Suppliers.memoize(() -> ShownTree.of(trace, tree, Folding.none(), true));
  }

  /** Goes to {@code position}, which the other methods speak of. */
  void seek(int position) {
    playback.seek(position);
  }

  TracePlayer player() {
    return playback.player();
  }

  ImmutableList<CounterValue> counters(Optional<Statistics> whole, boolean attemptsMatter) {
    return CounterValue.at(player(), whole, attemptsMatter);
  }

  CodeListing listing() {
    return CodeListing.at(code, trace, index, playback.position());
  }

  Moment moment() {
    return moments.at(playback.position());
  }

  DecisionRows decisions() {
    return DecisionRows.at(player());
  }

  ImmutableList<Removal> removals() {
    return Removal.at(player(), MOST);
  }

  GraphFocus focus() {
    return GraphFocus.of(player());
  }

  String narration() {
    return ENGLISH.narrate(player()).text();
  }

  WorkList work() {
    return WorkList.at(work, player(), MOST);
  }

  int node() {
    return tree.at(playback.position());
  }

  NodeFacts facts() {
    return NodeFacts.at(shown.get(), playback.position(), trace.player());
  }

  LearntList learnt() {
    return LearntList.at(trace, playback.position());
  }

  /** Returns the last contradiction by now. */
  OptionalInt contradiction() {
    return Contradictions.last(trace, 0, playback.position());
  }

  /** Returns the graph of the last contradiction by now, where the trace has causes. */
  Optional<ImplicationGraph> graph() {
    OptionalInt event = contradiction();
    return event.isPresent() && ImplicationGraph.isIn(trace)
        ? Optional.of(ImplicationGraph.of(trace, event.getAsInt()))
        : Optional.empty();
  }

  /** Returns why variable {@code x} has lost a value, where the trace has causes. */
  Optional<CauseChain> why(int x) {
    return ImplicationGraph.isIn(trace)
        ? CauseChain.ofLastRemoval(trace, playback.position(), x)
        : Optional.empty();
  }

  /** Returns since when {@code x} has had its domain. */
  OptionalInt lastChange(int x) {
    return LastChange.ofDomain(trace.player(), playback.position(), x);
  }

  /**
   * Returns everything that is stated at the position, without what belongs to the whole run.
   *
   * @param x the variable of which reasons are asked
   * @param hasCauses whether the whole run names causes
   */
  Map<String, Object> all(int x, boolean hasCauses) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("counters", counters(Optional.empty(), false));
    all.put("listing", listing());
    all.put("moment", moment());
    all.put("decisions", decisions());
    all.put("removals", removals());
    all.put("graph", focus());
    if (InconsistentArcs.areKnown(player())) {
      all.put("inconsistent arcs", InconsistentArcs.at(player()));
    }
    all.put("narration", narration());
    all.put("narration in Portuguese", PORTUGUESE.narrate(player()).text());
    all.put("attempts", attempts.at(player(), MOST));
    all.put("node", node());
    all.put("variable of the node", tree.variable(node()));
    all.put("learnt", learnt());
    all.put("contradiction", contradiction());
    all.put("last change", lastChange(x));
    if (hasCauses) {
      all.put("why", why(x).map(CauseChain::steps));
      if (contradiction().equals(OptionalInt.of(playback.position() - 1))) {
        all.put("conflict", graph().map(Statements::withoutTrace));
      }
    }
    return all;
  }

  private static ImmutableList<Object> withoutTrace(ImplicationGraph graph) {
    ConflictAnalysis analysis = ConflictAnalysis.of(graph);
    return ImmutableList.of(
        graph.nodes(),
        graph.causes(),
        graph.emptied(),
        graph.constraint(),
        graph.nogood(),
        graph.decisions(),
        analysis.cuts(),
        analysis.jumpLevel());
  }
}
