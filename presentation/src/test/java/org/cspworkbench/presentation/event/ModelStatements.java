package org.cspworkbench.presentation.event;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.conflict.CauseChain;
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
import org.cspworkbench.presentation.playback.SearchTree;
import org.cspworkbench.presentation.playback.TraceFollower;
import org.cspworkbench.presentation.playback.TraceIndex;
import org.cspworkbench.presentation.playback.WorkIndex;
import org.cspworkbench.presentation.question.Question;
import org.cspworkbench.presentation.question.QuestionKind;
import org.cspworkbench.presentation.question.QuestionMaker;
import org.cspworkbench.presentation.tile.CellTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileShare;

/** What the models of a run state, each read from the same trace. */
final class ModelStatements implements Statements {

  private static final int MOST = 8;

  private static final TraceFollower AT_ONCE = (trace, reader) -> reader.accept(trace.length());

  private static final Narrator ENGLISH = new Narrator(Locale.ROOT);
  private static final Narrator PORTUGUESE = new Narrator(new Locale("pt", "BR"));

  private final RecountedRun run;
  private final Trace trace;
  private final Playback playback;
  private final TraceIndex index;
  private final Moments moments;
  private final WorkIndex work;
  private final AttemptIndex attempts;
  private final QuestionMaker questions;
  private final Optional<TileRequest> image;
  private final SearchTree tree;
  private final Supplier<ShownTree> shown;

  ModelStatements(RecountedRun run, Trace trace) {
    this.run = run;
    this.trace = trace;
    this.index = TraceIndex.follow(trace, AT_ONCE);
    this.playback = new Playback(trace, index);
    this.moments = new Moments(trace);
    this.work = WorkIndex.follow(trace, AT_ONCE);
    this.attempts = AttemptIndex.follow(trace, AT_ONCE);
    this.questions = new QuestionMaker(trace, 1);
    this.image = TileRequest.of(trace.csp());
    this.tree = new SearchTree(trace);
    tree.readTo(trace.length());
    this.shown = Suppliers.memoize(() -> ShownTree.of(trace, tree, Folding.none(), true));
  }

  @Override
  public void seek(int position) {
    playback.seek(position);
  }

  @Override
  public TracePlayer player() {
    return playback.player();
  }

  @Override
  public ImmutableList<CounterValue> counters() {
    return CounterValue.at(player(), Optional.of(run.statistics()), run.mayGiveUp());
  }

  @Override
  public CodeListing listing() {
    return CodeListing.at(run.solver().pseudoCode(), trace, index, playback.position());
  }

  @Override
  public Moment moment() {
    return moments.at(playback.position());
  }

  @Override
  public DecisionRows decisions() {
    return DecisionRows.at(player());
  }

  @Override
  public ImmutableList<Removal> removals() {
    return Removal.at(player(), MOST);
  }

  @Override
  public GraphFocus focus() {
    return GraphFocus.of(player());
  }

  @Override
  public String narration() {
    return ENGLISH.narrate(player()).text();
  }

  @Override
  public int removalCount() {
    return Removal.countAt(trace, playback.position());
  }

  @Override
  public OptionalInt waiting() {
    return OptionalInt.of(WorkList.at(work, player(), MOST).size());
  }

  @Override
  public ImmutableList<Question> questions() {
    return Arrays.stream(QuestionKind.values())
        .map(kind -> questions.ask(kind, playback.position()))
        .flatMap(Optional::stream)
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public ImmutableList<CellTiles> tiles() {
    TracePlayer lookBack = trace.player();
    return image.stream()
        .flatMap(
            request ->
                IntStream.range(0, request.grid().cells())
                    .mapToObj(x -> CellTiles.at(request, player(), lookBack, x)))
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public ImmutableList<TileShare> shares() {
    return image
        .map(request -> TileShare.at(request, player().state()))
        .orElseGet(ImmutableList::of);
  }

  @Override
  public int node() {
    return tree.at(playback.position());
  }

  @Override
  public Optional<NodeFacts> facts() {
    return Optional.of(NodeFacts.at(shown.get(), playback.position(), trace.player()));
  }

  @Override
  public Optional<LearntList> learnt() {
    return Optional.of(LearntList.at(trace, playback.position()));
  }

  @Override
  public OptionalInt contradiction() {
    return Contradictions.last(trace, 0, playback.position());
  }

  @Override
  public Optional<ImplicationGraph> graph() {
    OptionalInt event = contradiction();
    return event.isPresent() && ImplicationGraph.isIn(trace)
        ? Optional.of(ImplicationGraph.of(trace, event.getAsInt()))
        : Optional.empty();
  }

  @Override
  public Optional<CauseChain> why(int x) {
    return ImplicationGraph.isIn(trace)
        ? CauseChain.ofLastRemoval(trace, playback.position(), x)
        : Optional.empty();
  }

  @Override
  public Map<String, Object> all(int x, boolean hasCauses) {
    Map<String, Object> all = Statements.super.all(x, hasCauses);
    if (InconsistentArcs.areKnown(player())) {
      all.put("inconsistent arcs", InconsistentArcs.at(player()));
    }
    all.put("narration in Portuguese", PORTUGUESE.narrate(player()).text());
    all.put("attempts", attempts.at(player(), MOST));
    all.put("variable of the node", tree.variable(node()));
    all.put("last change", LastChange.ofDomain(trace.player(), playback.position(), x));
    return all;
  }
}
