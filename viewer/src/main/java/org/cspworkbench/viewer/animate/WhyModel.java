package org.cspworkbench.viewer.animate;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.trace.TraceEvent.NONE;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.conflict.CauseChain;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.conflict.ImplicationGraph;
import org.cspworkbench.presentation.conflict.Literal;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/**
 * Why a value is gone at the current position: the chain of causes, back to the decisions. While it
 * is displayed, its variables are marked on the board.
 */
public final class WhyModel {

  /** The most values that can be chosen. */
  private static final int MOST_GONE = 1 << 10;

  private final AnimateModel runs;
  private final Runnable changed;
  private int variable = NONE;
  private int value = NONE;
  private @Nullable CauseChain chain;

  /** Creates a model for the runs of {@code runs}, which notifies {@code changed}. */
  WhyModel(AnimateModel runs, Runnable changed) {
    this.runs = runs;
    this.changed = changed;
  }

  private Optional<TracePlayer> player() {
    return runs.playback()
        .map(Playback::player)
        .filter(player -> ImplicationGraph.isIn(player.trace()));
  }

  /** Returns why nothing can be explained at the last event; empty without a run. */
  public Optional<String> whyNot() {
    return runs.playback().map(at -> at.player().trace()).map(WhyModel::whyNot);
  }

  private static String whyNot(Trace trace) {
    return ImplicationGraph.isIn(trace)
        ? text("why.nothing")
        : new ConflictWords(Texts.phrases()).noReasons(trace);
  }

  /**
   * Explains what the last event removed or refuted, or why a domain is empty; says whether it is
   * such an event and its causes are recorded.
   */
  public boolean explainLastEvent() {
    TraceEvent event = player().map(TracePlayer::lastEvent).orElse(null);
    if (event == null || event.variable() == NONE) {
      return false;
    }
    return switch (event.kind()) {
      case PRUNE -> explain(event.variable(), event.removed().first(0));
      case REFUTE, BACKTRACK, JUMP -> explain(event.variable(), event.value());
      case WIPE_OUT -> explain(event.variable());
      default -> false;
    };
  }

  /** Explains the value that {@code x} has lost last; says whether there is one. */
  public boolean explain(int x) {
    return show(
        player().flatMap(player -> CauseChain.ofLastRemoval(player.trace(), player.position(), x)));
  }

  /** Explains why {@code x} has lost the value at {@code index}; says whether it has. */
  public boolean explain(int x, int index) {
    return show(
        player()
            .flatMap(player -> CauseChain.ofRemoval(player.trace(), player.position(), x, index)));
  }

  private boolean show(Optional<CauseChain> found) {
    chain = found.orElse(null);
    variable = found.map(shown -> shown.literal().variable()).orElse(NONE);
    value = found.map(shown -> shown.literal().value()).orElse(NONE);
    changed.run();
    return found.isPresent();
  }

  /** Returns the indices of the values that {@code x} has lost since the start. */
  public ImmutableList<Integer> gone(int x) {
    return player().map(player -> gone(player, x)).orElse(ImmutableList.of());
  }

  private static ImmutableList<Integer> gone(TracePlayer player, int x) {
    return player
        .trace()
        .initialDomains()
        .values(player.trace().key(), x)
        .indices()
        .filter(i -> !player.state().contains(x, i))
        .limit(MOST_GONE)
        .boxed()
        .collect(toImmutableList());
  }

  /** Returns the variable that is explained, or {@code NONE}. */
  public int variable() {
    return variable;
  }

  /** Returns the index of the value that is explained, or {@code NONE}. */
  public int value() {
    return value;
  }

  /** Returns the domain of the variable that is explained. */
  public Domain domain() {
    return player().orElseThrow().trace().csp().variables().get(variable).domain();
  }

  /** Returns the explanation, if one is displayed. */
  public Optional<CauseChain> chain() {
    return Optional.ofNullable(chain);
  }

  /** Goes to the event of a step. */
  public void goTo(CauseChain.Step step) {
    runs.playback().ifPresent(at -> at.seek(step.event() + 1));
  }

  /** Ends the explanation. */
  public void clear() {
    chain = null;
    changed.run();
  }

  /** Marks the variables of the explanation on the board. */
  public Moment mark(Moment moment) {
    CauseChain shown = chain;
    if (shown == null || variable >= moment.spots().size()) {
      return moment;
    }
    boolean[] isReason = new boolean[moment.spots().size()];
    for (CauseChain.Step step : shown.steps()) {
      Literal literal = step.literal();
      isReason[literal.variable()] = true;
    }
    return moment.withSpots(
        IntStream.range(0, isReason.length)
            .mapToObj(x -> marked(moment.spot(x), x, isReason[x]))
            .collect(toImmutableList()));
  }

  private Spot marked(Spot spot, int x, boolean isReason) {
    if (x == variable) {
      return spot.withHint(Spot.Hint.TARGET);
    }
    return isReason ? spot.withHint(Spot.Hint.REASON) : spot;
  }
}
