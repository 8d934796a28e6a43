package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceDecoder;
import org.cspworkbench.core.trace.TraceEncoder;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.conflict.ImplicationGraph;
import org.cspworkbench.presentation.conflict.LearntList;
import org.cspworkbench.presentation.conflict.NogoodDerivation;
import org.cspworkbench.presentation.detail.CodeListing;
import org.cspworkbench.presentation.detail.CounterValue;
import org.cspworkbench.presentation.detail.DecisionRows;
import org.cspworkbench.presentation.detail.Removal;
import org.cspworkbench.presentation.event.RecountedRun;
import org.cspworkbench.presentation.event.Statements;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.paint.graph.GraphFocus;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.playback.TreeIndex;
import org.cspworkbench.presentation.question.Question;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.run.ReceivedRun;

/** What a page states about a run whose trace it contains. */
final class PageStatements implements Statements {

  private static final PageTexts TEXTS = new PageTexts(Locale.ENGLISH, ImmutableMap.of());

  private static final int MOST_REMOVALS = 12;

  private final PageModel page = page();
  private final OpenedTurn turn = new OpenedTurn(page);
  private final TreeIndex tree;

  PageStatements(RecountedRun run, Trace trace) {
    ReceivedRun shown = received(run.problem(), run.solver(), trace);
    page.quiz().switchOnOrOff();
    page.show(shown, at -> {});
    this.tree = shown.tree().orElseThrow();
    while (!tree.isComplete()) {
      shown.tree(); // reads on
    }
  }

  /** Returns the model of a page without a screen. */
  static PageModel page() {
    Look look = Look.light((text, face, size) -> text.length() * size);
    return new PageModel(TEXTS, look, Background.NONE);
  }

  /** Returns a run as a page has it. */
  static ReceivedRun received(Problem problem, Solver solver, Trace trace) {
    RunRequest request = RunRequest.of(solver, problem, Settings.defaults());
    return ReceivedRun.whole(request, contained(trace));
  }

  private static Trace contained(Trace trace) {
    try {
      return TraceDecoder.decode(
          TraceEncoder.encode(trace, trace.length()), trace.csp(), trace.key());
    } catch (MalformedEncodingException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public void seek(int position) {
    page.move(at -> at.seek(position));
  }

  private Playback at() {
    return page.playback().orElseThrow();
  }

  @Override
  public TracePlayer player() {
    return at().player();
  }

  @Override
  public ImmutableList<CounterValue> counters() {
    return page.details().figures();
  }

  @Override
  public CodeListing listing() {
    return page.details().code();
  }

  @Override
  public Moment moment() {
    return turn.look(page.moment().orElseThrow());
  }

  @Override
  public DecisionRows decisions() {
    return page.details().decisions();
  }

  @Override
  public ImmutableList<Removal> removals() {
    return page.details().removals(MOST_REMOVALS);
  }

  @Override
  public int removalCount() {
    return page.details().removalCount();
  }

  @Override
  public GraphFocus focus() {
    return GraphFocus.of(player());
  }

  @Override
  public String narration() {
    return TEXTS.narrator().narrate(player()).text();
  }

  @Override
  public int node() {
    return tree.latest().orElseThrow().at(at().position());
  }

  @Override
  public Optional<LearntList> learnt() {
    return graph().map(any -> page.conflict().learnt());
  }

  @Override
  public OptionalInt contradiction() {
    return graph().map(graph -> OptionalInt.of(graph.event())).orElseGet(OptionalInt::empty);
  }

  @Override
  public Optional<ImplicationGraph> graph() {
    page.conflict().refresh();
    return page.conflict().analysis().map(NogoodDerivation::graph);
  }

  @Override
  public ImmutableList<Question> questions() {
    return page.quiz().due().stream().collect(ImmutableList.toImmutableList());
  }
}
