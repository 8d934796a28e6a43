package org.cspworkbench.presentation.event;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.conflict.CauseChain;
import org.cspworkbench.presentation.conflict.ImplicationGraph;
import org.cspworkbench.presentation.conflict.LearntList;
import org.cspworkbench.presentation.conflict.NogoodDerivation;
import org.cspworkbench.presentation.detail.CodeListing;
import org.cspworkbench.presentation.detail.CounterValue;
import org.cspworkbench.presentation.detail.DecisionRows;
import org.cspworkbench.presentation.detail.Removal;
import org.cspworkbench.presentation.explore.NodeFacts;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.paint.graph.GraphFocus;
import org.cspworkbench.presentation.question.Question;
import org.cspworkbench.presentation.tile.CellTiles;
import org.cspworkbench.presentation.tile.TileShare;

/** What is stated about a run at one of its events. What a viewer never states is empty. */
public interface Statements {

  /** Goes to {@code position}, which the other methods speak of. */
  void seek(int position);

  /** Returns a player at the position. */
  TracePlayer player();

  /** Returns the counters. */
  ImmutableList<CounterValue> counters();

  /** Returns the pseudo-code. */
  CodeListing listing();

  /** Returns the board. */
  Moment moment();

  /** Returns the decisions. */
  DecisionRows decisions();

  /** Returns the last removals. */
  ImmutableList<Removal> removals();

  /** Returns how many removals there are, with those that are not listed. */
  int removalCount();

  /** Returns what the constraint graph marks. */
  GraphFocus focus();

  /** Returns the sentence on the last event. */
  String narration();

  /** Returns the node of the search tree. */
  int node();

  /** Returns the nogoods learnt by now, unless the viewer shows none here. */
  Optional<LearntList> learnt();

  /** Returns the last contradiction by now. */
  OptionalInt contradiction();

  /** Returns the graph of the last contradiction by now, where the trace has causes. */
  Optional<ImplicationGraph> graph();

  /** Returns the questions that the viewer may ask here. */
  ImmutableList<Question> questions();

  /** Returns the tiles that can stand in each cell of an image. */
  default ImmutableList<CellTiles> tiles() {
    return ImmutableList.of();
  }

  /** Returns how often each kind of tile stands in an image. */
  default ImmutableList<TileShare> shares() {
    return ImmutableList.of();
  }

  /** Returns how many revisions wait. */
  default OptionalInt waiting() {
    return OptionalInt.empty();
  }

  /** Returns what is known of the node. */
  default Optional<NodeFacts> facts() {
    return Optional.empty();
  }

  /** Returns why variable {@code x} has lost a value, where the trace has causes. */
  default Optional<CauseChain> why(int x) {
    return Optional.empty();
  }

  /**
   * Returns everything that is stated at the position, without what belongs to the whole run.
   *
   * @param x the variable of which reasons are asked
   * @param hasCauses whether the whole run names causes
   */
  default Map<String, Object> all(int x, boolean hasCauses) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("counters", counters());
    all.put("listing", listing());
    all.put("moment", moment());
    all.put("decisions", decisions());
    all.put("removals", removals());
    all.put("number of removals", removalCount());
    all.put("graph", focus());
    all.put("narration", narration());
    all.put("node", node());
    all.put("tiles", tiles());
    all.put("shares", shares());
    all.put("learnt", learnt());
    all.put("contradiction", contradiction());
    if (hasCauses) {
      all.put("why", why(x).map(CauseChain::steps));
      if (contradiction().equals(OptionalInt.of(player().position() - 1))) {
        all.put("conflict", graph().map(Statements::withoutTrace));
      }
    }
    return all;
  }

  private static ImmutableList<Object> withoutTrace(ImplicationGraph graph) {
    NogoodDerivation analysis = NogoodDerivation.of(graph);
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
