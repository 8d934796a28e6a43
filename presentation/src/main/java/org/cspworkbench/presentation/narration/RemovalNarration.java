package org.cspworkbench.presentation.narration;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.Optional;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.tiles.Side;

/** The description of values that are removed, or of a domain that is empty, with the reason. */
final class RemovalNarration {

  private static final int MOST_TILES_NAMED = 3;

  private final NarrationWords words;
  private final TraceNames names;
  private final Optional<TileSides> sides;
  private final TracePlayer player;
  private final Trace trace;
  private final TraceKey key;
  private final TraceState state;
  private final TraceEvent event;
  private final String variable;

  /** The description of {@code event}, the last one that {@code player} passed. */
  RemovalNarration(
      NarrationWords words,
      TraceNames names,
      Optional<TileSides> sides,
      TracePlayer player,
      TraceEvent event) {
    this.words = words;
    this.names = names;
    this.sides = sides;
    this.player = player;
    this.trace = player.trace();
    this.key = trace.key();
    this.state = player.state();
    this.event = event;
    this.variable = names.name(event.variable());
  }

  /** Returns the sentence about values that are removed. */
  Sentence prune() {
    ValueSet removed = event.removed();
    String lost = names.list(event.variable(), removed);
    if (event.number() != NONE) {
      return words.sentence("prune.nogood", variable, lost, event.number());
    }
    if (event.arc() == NONE && isOfTechnique()) {
      return words.sentence("prune.technique", variable, lost);
    }
    if (event.arc() == NONE) {
      Counts counters = state.counters();
      boolean isTrial = counters.attempts() == 1 && counters.solutions() == 0;
      return words.sentence(isTrial ? "prune.trial" : "prune.learnt", variable, lost);
    }
    int peer = key.head(event.arc());
    if (peer == NONE) {
      return words.sentence("prune", variable, lost, key.constraint(event.arc()));
    }
    Optional<Sentence> ofTile = pruneTiles(peer, lost, removed.size());
    if (ofTile.isPresent()) {
      return ofTile.get();
    }
    int only = state.decided(peer);
    if (only == NONE) {
      return words.sentence("prune.unsupported", variable, lost, names.name(peer));
    }
    boolean isPeer =
        event.half() == null
            && event.prunings().stream()
                .allMatch(pruning -> isDisequality(key.constraint(pruning.arc())));
    return words.sentence(
        isPeer ? "prune.peer" : "prune.neighbour",
        variable,
        lost,
        names.name(peer),
        names.label(peer, only));
  }

  /** Returns the sentence for tiles that do not fit the edge of a neighbour. */
  private Optional<Sentence> pruneTiles(int peer, String lost, int count) {
    int x = event.variable();
    return sides.flatMap(
        tiles ->
            tiles
                .side(peer, x)
                .flatMap(
                    side ->
                        tiles
                            .edge(state.values(peer).indices(), side)
                            .map(
                                edge ->
                                    words.sentence(
                                        count <= MOST_TILES_NAMED
                                            ? "prune.tiles"
                                            : "prune.tiles.many",
                                        variable,
                                        count <= MOST_TILES_NAMED ? lost : count,
                                        names.name(peer),
                                        edge,
                                        TileSides.number(side)))));
  }

  /** Returns whether the values are removed by a technique. */
  private boolean isOfTechnique() {
    int before = event.position();
    while (before > 0 && trace.kind(before) == EventKind.PRUNE) {
      before--;
    }
    return trace.kind(before) == EventKind.TECHNIQUE;
  }

  /** Returns the sentence about a variable that has lost its last value. */
  Sentence wipeOut() {
    if (event.arc() == NONE) {
      return words.sentence("wipeout.refuted", variable);
    }
    int peer = key.head(event.arc());
    if (peer == NONE) {
      return words.sentence("wipeout", variable, key.constraint(event.arc()));
    }
    Side side = sides.flatMap(tiles -> tiles.side(event.variable(), peer)).orElse(null);
    if (side != null) {
      return wipeOutOfTiles(peer, side);
    }
    int only = state.decided(peer);
    return only != NONE && isDisequality(key.constraint(event.arc()))
        ? words.sentence("wipeout.peer", variable, names.name(peer), names.label(peer, only))
        : words.sentence("wipeout.neighbour", variable, names.name(peer));
  }

  /** Returns the sentence for a cell whose last tiles a neighbour on {@code side} excluded. */
  private Sentence wipeOutOfTiles(int peer, Side side) {
    ValueSet last = player.removedBeforeWipeOut(event.variable());
    int place = TileSides.number(side);
    if (last.isEmpty() || last.size() > TraceNames.LONGEST_LIST) {
      return words.sentence("wipeout.tiles.many", variable, names.name(peer), place);
    }
    String excluded = words.list(names.labels(event.variable(), last.indices()));
    return words.sentence(
        "wipeout.tiles", variable, names.name(peer), place, last.size(), excluded);
  }

  /** Returns whether {@code constraint} only requires that variables differ. */
  static boolean isDisequality(Constraint constraint) {
    return constraint instanceof AllDifferent
        || (constraint instanceof NotEqual notEqual && notEqual.offset() == 0);
  }
}
