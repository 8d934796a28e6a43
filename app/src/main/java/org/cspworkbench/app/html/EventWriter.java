package org.cspworkbench.app.html;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.HashMap;
import java.util.Map;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceEvent.Pruning;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.narration.Sentence;

/**
 * An encoder of events as numbers: for each event the kind, then the data of that kind, then the
 * sentence of the narration. The page decodes them in the same order.
 */
final class EventWriter {

  private final Trace trace;
  private final Narrator narrator;
  private final Values values;
  private final Varints numbers = new Varints();
  private final Arcs arcs;
  private final Sentences sentences;
  private final Conflicts conflicts;
  private long revisions; // that the page contains

  EventWriter(Trace trace, Narrator narrator, Values values) {
    this.trace = trace;
    this.narrator = narrator;
    this.values = values;
    this.arcs = new Arcs(trace.key());
    this.sentences = new Sentences(trace.key());
    this.conflicts = new Conflicts(trace.csp());
  }

  /** Adds the event that {@code player} has just replayed. */
  void write(TracePlayer player) {
    TraceEvent event = player.lastEvent();
    if (event == null) {
      throw new IllegalArgumentException("the player has replayed no event yet");
    }
    numbers.add(Kinds.number(event.kind()));
    content(event, player);
    sentences.write(narrator.narrate(player), event, numbers);
  }

  /** Adds an event that stands for omitted ones and has the state after them. */
  void writeGap(String sentence, int position) {
    TraceEvent gap =
        new TraceEvent(
            position,
            EventKind.GAP,
            NONE,
            NONE,
            NONE,
            NONE,
            NONE,
            ImmutableList.of(),
            ImmutableList.of());
    numbers.add(Kinds.number(EventKind.GAP));
    sentences.write(new Sentence(sentence, ImmutableList.of()), gap, numbers);
  }

  private void content(TraceEvent event, TracePlayer player) {
    switch (event.kind()) {
      case SELECT -> {
        numbers.add(event.variable());
        long now = player.state().counters().revisions;
        numbers.add((int) (now - revisions));
        revisions = now;
      }
      case TRY, PLACE, BACKTRACK, COVER, UNCOVER, LEARN, ASSERT -> numbers.add(value(event));
      case REFUTE -> {
        numbers.add(value(event));
        numbers.add(arcs.number(event.arc()));
        numbers.add(trace.followsWipeOut(event.position()) ? 1 : 0);
      }
      case JUMP -> {
        numbers.add(event.value() == NONE ? 0 : value(event) + 1);
        numbers.add(event.levels().size());
      }
      case ENQUEUE, DEQUEUE, WIPE_OUT -> ofArc(event);
      case REVISE -> {
        ofArc(event);
        revisions++;
      }
      case PRUNE -> prune(event);
      case SOLUTION, TECHNIQUE, VIOLATION, GAP -> {}
      case RESTART -> list(conflicts.changedBy(event, player));
      case CONFLICT -> list(ImmutableIntArray.copyOf(event.levels()));
      case NOGOOD -> {
        numbers.add(value(event));
        numbers.add(event.levels().size());
      }
      case MOVE -> {
        numbers.add(value(event));
        list(conflicts.changedBy(event, player));
      }
    }
  }

  private int value(TraceEvent event) {
    return values.number(event.variable(), event.value());
  }

  private void ofArc(TraceEvent event) {
    numbers.add(event.variable());
    numbers.add(arcs.number(event.arc()));
  }

  private void prune(TraceEvent event) {
    ofArc(event);
    if (event.arc() == NONE) {
      numbers.add(event.number() == NONE ? 0 : event.number());
    }
    numbers.add(event.prunings().size());
    for (Pruning pruning : event.prunings()) {
      numbers.add(pruning.value());
    }
  }

  private void list(ImmutableIntArray list) {
    numbers.add(list.length());
    list.forEach(numbers::add);
  }

  /** Returns an upper bound of the size on a page in bytes. */
  long bytes() {
    return numbers.size() / 3L * 4 + 4 + arcs.bytes() + sentences.bytes();
  }

  Varints numbers() {
    return numbers;
  }

  Arcs arcs() {
    return arcs;
  }

  Sentences sentences() {
    return sentences;
  }

  /** Returns the variables in conflict after the last event. */
  ImmutableIntArray conflicts() {
    return conflicts.all();
  }

  /** The arcs of events, numbered in the order of their first occurrence. */
  static final class Arcs {

    private static final int BYTES = 16;

    private final TraceKey key;
    private final Map<Integer, Integer> numbers = new HashMap<>();
    private final ImmutableIntArray.Builder ends = ImmutableIntArray.builder();

    Arcs(TraceKey key) {
      this.key = key;
    }

    /** Returns the number of {@code arc} from 1 on, or 0 if there is no arc. */
    int number(int arc) {
      if (arc == TraceEvent.NONE) {
        return 0;
      }
      Integer known = numbers.get(arc);
      if (known != null) {
        return known;
      }
      numbers.put(arc, numbers.size() + 1);
      ends.add(key.tail(arc));
      ends.add(key.head(arc));
      return numbers.size();
    }

    /** Returns an upper bound of the size as JSON in bytes. */
    long bytes() {
      return (long) BYTES * numbers.size();
    }

    /** Returns the tail and the head of each arc, in sequence. */
    ImmutableIntArray ends() {
      return ends.build();
    }
  }
}
