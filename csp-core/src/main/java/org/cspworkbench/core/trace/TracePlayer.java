package org.cspworkbench.core.trace;

import static com.google.common.base.Preconditions.checkPositionIndex;
import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Replays a trace: is positioned between two events, provides the state of the run there, and moves
 * forwards, backwards or to any event.
 *
 * <p>Every view of a run reads its state from a player. A player is used by one thread at a time;
 * several may play one trace, also while it is being recorded. A jump costs at most the replay of
 * one keyframe interval, except into a part of the trace where no player has been yet.
 */
public final class TracePlayer {

  private final Trace trace;
  private final TraceState state;
  private final int interval;
  private int position;

  TracePlayer(Trace trace) {
    this.trace = trace;
    this.state = new TraceState(trace);
    this.interval = TraceState.keyframeInterval(trace);
  }

  /** Returns the trace. */
  public Trace trace() {
    return trace;
  }

  /** Returns how many events lie behind: 0 at the start, {@code trace().length()} at the end. */
  public int position() {
    return position;
  }

  /** Returns the state of the run here. The same object is updated as the player moves. */
  public TraceState state() {
    return state;
  }

  /** Returns the last event before the position, or {@code null} at the start. */
  public @Nullable TraceEvent lastEvent() {
    return position == 0 ? null : decode(trace.packed(position - 1));
  }

  /**
   * Returns the indices of the values of variable {@code x} that were removed just before the last
   * event, which is a wipe-out; empty if what comes before it is no removal.
   */
  public ValueSet removedBeforeWipeOut(int x) {
    if (position < 2 || trace.kind(position - 2) != EventKind.PRUNE) {
      return ValueSet.empty();
    }
    long packed = trace.packed(position - 2);
    TraceEvent before = decodePruning(PackedEvent.cause(packed) - 1, PackedEvent.subject(packed));
    return before.variable() == x ? before.removed() : ValueSet.empty();
  }

  private TraceEvent decode(long packed) {
    TraceKey key = trace.key();
    EventKind kind = PackedEvent.kind(packed);
    int arc = PackedEvent.cause(packed) - 1;
    int subject = PackedEvent.subject(packed);
    return switch (kind) {
      case LEARN, ASSERT, FORGET -> ofNogood(kind, subject);
      case VIOLATION -> event(kind, NONE, NONE, arc, subject == 0 ? NONE : subject);
      case SELECT -> event(kind, arc + 1, NONE, NONE, NONE);
      case MOVE -> decodeMove(arc, subject);
      case TRY, BACKTRACK, REFUTE -> decodeTried(kind, arc, subject);
      case PLACE, COVER, UNCOVER ->
          event(kind, key.variableAt(subject), key.indexAt(subject), arc, NONE);
      case PRUNE -> decodePruning(arc, subject);
      case WIPE_OUT -> event(kind, subject, NONE, arc, NONE);
      case ENQUEUE, DEQUEUE, REVISE ->
          event(kind, arc == NONE ? subject : key.tail(arc), NONE, arc, NONE);
      case SOLUTION, RESTART, TECHNIQUE -> event(kind, NONE, NONE, NONE, subject);
      case GAP -> event(kind, NONE, NONE, NONE, NONE);
      case CONFLICT -> event(kind, NONE, NONE, levels(PackedEvent.cause(packed), subject));
      case NOGOOD ->
          event(
              kind,
              key.variableAt(subject),
              key.indexAt(subject),
              levelsFrom(1, PackedEvent.cause(packed)));
      case JUMP -> decodeJump(PackedEvent.cause(packed), subject);
    };
  }

  private TraceEvent decodeTried(EventKind kind, int arc, int tried) {
    TraceKey key = trace.key();
    int bound = Halves.boundOrValue(tried);
    int x = key.variableAt(bound);
    if (!Halves.isHalf(tried)) {
      return event(kind, x, key.indexAt(tried), arc, NONE);
    }
    return half(
        kind, arc, NONE, tried, kind == EventKind.TRY ? state.left(x) : state.lastRemovedHalf(x));
  }

  /** Returns an event about a half of a domain, whose values are {@code values}. */
  private TraceEvent half(EventKind kind, int arc, int number, int half, ValueSet values) {
    TraceKey key = trace.key();
    int bound = Halves.bound(half);
    return new TraceEvent(
        position - 1,
        kind,
        key.variableAt(bound),
        NONE,
        NONE,
        arc,
        number,
        ImmutableList.of(),
        ImmutableList.of(),
        new TraceEvent.Half(key.indexAt(bound), Halves.isUpper(half), values));
  }

  private TraceEvent event(EventKind kind, int variable, int value, int arc, int number) {
    return new TraceEvent(
        position - 1,
        kind,
        variable,
        value,
        NONE,
        arc,
        number,
        ImmutableList.of(),
        ImmutableList.of(),
        null);
  }

  private TraceEvent event(EventKind kind, int variable, int value, ImmutableList<Integer> levels) {
    return new TraceEvent(
        position - 1, kind, variable, value, NONE, NONE, NONE, ImmutableList.of(), levels, null);
  }

  private TraceEvent ofNogood(EventKind kind, int number) {
    int address = trace.nogood(number).address(0);
    TraceKey key = trace.key();
    return event(kind, key.variableAt(address), key.indexAt(address), NONE, number);
  }

  private static ImmutableList<Integer> levels(int first, int bits) {
    return IntStream.range(0, Integer.SIZE)
        .filter(k -> (bits >>> k & 1) != 0)
        .mapToObj(k -> first + k)
        .collect(toImmutableList());
  }

  private static ImmutableList<Integer> levelsFrom(int first, int count) {
    return IntStream.range(first, first + count).boxed().collect(toImmutableList());
  }

  private TraceEvent decodeJump(int count, int address) {
    TraceKey key = trace.key();
    ImmutableList<Integer> dropped = levelsFrom(state.depth() + 1, count);
    return address == NONE
        ? event(EventKind.JUMP, NONE, NONE, dropped)
        : event(EventKind.JUMP, key.variableAt(address), key.indexAt(address), dropped);
  }

  private TraceEvent decodePruning(int cause, int subject) {
    TraceKey key = trace.key();
    boolean isArc = cause < key.endOfArcs();
    int arc = isArc ? cause : NONE;
    int number = isArc ? NONE : cause + 1 - key.endOfArcs();
    int x = state.prunedVariable(cause, subject);
    ValueSet removed = state.lastRemoved(x);
    if (subject < 0 && key.wideCount() > 0) {
      return half(EventKind.PRUNE, arc, number, subject, removed);
    }
    ImmutableList<TraceEvent.Pruning> prunings =
        removed
            .indices()
            .mapToObj(
                i ->
                    new TraceEvent.Pruning(
                        i, subject >= 0 ? arc : key.cause(arc, key.indexAt(~subject), i)))
            .collect(toImmutableList());
    return new TraceEvent(
        position - 1,
        EventKind.PRUNE,
        x,
        NONE,
        NONE,
        arc,
        number,
        prunings,
        ImmutableList.of(),
        null);
  }

  private TraceEvent decodeMove(int previous, int address) {
    TraceKey key = trace.key();
    return new TraceEvent(
        position - 1,
        EventKind.MOVE,
        key.variableAt(address),
        key.indexAt(address),
        previous,
        NONE,
        NONE,
        ImmutableList.of(),
        ImmutableList.of(),
        null);
  }

  /** Goes over the next event; {@code false} if there is none (yet). */
  public boolean stepForward() {
    if (position >= trace.length()) {
      return false;
    }
    state.apply(position, trace.packed(position), trace);
    position++;
    if (position % interval == 0) {
      keepKeyframe();
    }
    return true;
  }

  /** Goes back over the last event; {@code false} at the start. */
  public boolean stepBack() {
    if (position == 0) {
      return false;
    }
    if (state.revert(position - 1, trace.packed(position - 1), trace)) {
      position--;
    } else {
      replayTo(position - 1);
    }
    return true;
  }

  /**
   * Goes to {@code target}, 0 ≤ target ≤ length.
   *
   * @throws IndexOutOfBoundsException if it is not in the trace
   */
  public void seek(int target) {
    checkPositionIndex(target, trace.length());
    boolean keyframeIsNearer = target / interval > position / interval || target < position;
    if (keyframeIsNearer) {
      replayTo(target);
    } else {
      forwardTo(target);
    }
  }

  private void replayTo(int target) {
    List<TraceState> keyframes = trace.keyframes();
    synchronized (keyframes) {
      int nearest = Math.min(target / interval, keyframes.size());
      if (target < position || nearest * (long) interval > position) {
        state.restore(nearest == 0 ? new TraceState(trace) : keyframes.get(nearest - 1));
        position = nearest * interval;
      }
    }
    forwardTo(target);
  }

  private void forwardTo(int target) {
    while (position < target) {
      stepForward();
    }
  }

  private void keepKeyframe() {
    List<TraceState> keyframes = trace.keyframes();
    synchronized (keyframes) {
      if (keyframes.size() == position / interval - 1) {
        keyframes.add(state.copy());
      }
    }
  }
}
