package org.cspworkbench.presentation.narration;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.LearntNogood;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceEvent.Half;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TraceNote;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.words.DecisionText;
import org.cspworkbench.presentation.words.ParallelConstraints;

/** A narrator that describes each event of a trace, and its reason, in one sentence. */
public final class Narrator {

  private final NarrationWords words;

  /**
   * Creates a narrator in the language of {@code locale}, or in English if there is no translation.
   */
  public Narrator(Locale locale) {
    words = new NarrationWords(locale);
  }

  /**
   * Returns the description of the last event that {@code player} passed; at the start, a
   * description of the problem.
   */
  public Sentence narrate(TracePlayer player) {
    TraceEvent event = player.lastEvent();
    if (event == null) {
      return words.sentence("start", TileRequest.title(player.trace().csp()));
    }
    return new EventNarration(player, event).sentence();
  }

  /** The description of one event. */
  private final class EventNarration {
    private final TraceNames names;
    private final Trace trace;
    private final TraceKey key;
    private final TraceState state;
    private final TraceEvent event;
    private final String variable;
    private final String value;
    private final Optional<TileSides> sides;
    private final TracePlayer player;

    EventNarration(TracePlayer player, TraceEvent event) {
      this.player = player;
      this.trace = player.trace();
      this.names = new TraceNames(trace, words);
      this.sides = TileSides.of(trace.csp());
      this.key = trace.key();
      this.state = player.state();
      this.event = event;
      this.variable = event.variable() == NONE ? "" : names.name(event.variable());
      this.value = event.value() == NONE ? "" : names.label(event.variable(), event.value());
    }

    Sentence sentence() {
      Half half = event.half();
      return switch (event.kind()) {
        case SELECT -> select();
        case TRY -> half == null ? attempt() : attemptHalf(half);
        case REFUTE -> half == null ? refute() : refuteHalf(half);
        case BACKTRACK -> half == null ? backtrack() : backtrackHalf(half);
        case PLACE -> words.sentence("place", variable, value);
        case PRUNE -> removal().prune();
        case MOVE -> move();
        case WIPE_OUT -> removal().wipeOut();
        case ENQUEUE -> enqueue();
        case DEQUEUE -> words.sentence("dequeue", variable);
        case REVISE -> revise();
        case SOLUTION -> words.sentence("solution", event.number());
        case RESTART -> words.sentence("restart", event.number());
        case COVER -> cover("cover");
        case UNCOVER -> cover("uncover");
        case GAP -> words.sentence("gap");
        case CONFLICT -> conflict();
        case JUMP -> jump();
        case TECHNIQUE -> technique();
        case VIOLATION -> violation();
        case LEARN -> learn();
        case ASSERT -> assertion();
        case FORGET -> forgetting();
        case NOGOOD ->
            event.levels().isEmpty()
                ? words.sentence("nogood.always", variable, value)
                : words.sentence("nogood", variable, value, event.levels().size());
      };
    }

    /** Returns the sentence of a technique, of which only the title is a name. */
    private Sentence technique() {
      TraceNote note = trace.note(event.number());
      Sentence filled = words.sentence("technique", note.title(), note.text());
      return new Sentence(filled.text(), filled.names().subList(0, 1));
    }

    private RemovalNarration removal() {
      return new RemovalNarration(words, names, sides, player, event);
    }

    private Sentence select() {
      int present = state.assigned(event.variable());
      if (present != NONE) {
        return words.sentence(
            "select.conflict", variable, names.label(event.variable(), present), violated(present));
      }
      ValueSet left = state.values(event.variable());
      return left.size() <= TraceNames.LONGEST_LIST || names.isWide(event.variable())
          ? words.sentence("select", variable, names.list(event.variable(), left))
          : words.sentence("select.many", variable, left.size());
    }

    private Sentence move() {
      int after = violated(event.value());
      if (event.previous() == NONE) {
        return words.sentence("move.start", variable, value, after);
      }
      return event.previous() == event.value()
          ? words.sentence("move.stay", variable, value, after)
          : words.sentence(
              "move",
              variable,
              names.label(event.variable(), event.previous()),
              value,
              violated(event.previous()),
              after);
    }

    private int violated(int i) {
      return key.violated(event.variable(), i, state::assigned);
    }

    private Sentence attempt() {
      int[] failed = state.refuted(state.depth() - 1, event.variable());
      if (failed.length == 0) {
        int left = indicesOfChoice(event.variable());
        return sides.isPresent() && left > 1
            ? words.sentence("try.tile", variable, value, left)
            : words.sentence("try", variable, value);
      }
      ImmutableList<String> labels = names.labels(event.variable(), IntStream.of(failed));
      return labels.size() <= TraceNames.LONGEST_LIST
          ? words.sentence("try.after", variable, value, words.list(labels), labels.size())
          : words.sentence("try.after.many", variable, value, labels.size());
    }

    private Sentence attemptHalf(Half half) {
      return state.refuted(state.depth() - 1, event.variable()).length == 0
          ? words.sentence(ofHalf("try", half), variable, values(half))
          : words.sentence(ofHalf("try", half) + ".after", variable, values(half));
    }

    private Sentence refuteHalf(Half half) {
      String key = ofHalf("refute", half);
      if (event.arc() == NONE) {
        return words.sentence(key + ".learnt", variable, values(half));
      }
      return trace.followsWipeOut(event.position())
          ? words.sentence(
              key + ".wipeout", variable, values(half), names.name(this.key.tail(event.arc())))
          : words.sentence(key, variable, values(half), this.key.constraint(event.arc()));
    }

    private Sentence backtrackHalf(Half half) {
      ValueSet left = state.values(event.variable());
      return left.isEmpty()
          ? words.sentence(ofHalf("backtrack", half) + ".none", variable, values(half))
          : words.sentence(
              ofHalf("backtrack", half),
              variable,
              values(half),
              names.ends(event.variable(), left));
    }

    private static String ofHalf(String what, Half half) {
      return what + (half.isUpper() ? ".upper" : ".lower");
    }

    private String values(Half half) {
      return names.ends(event.variable(), half.values());
    }

    /** Returns the number of values of {@code x} of which one is tried. */
    private int indicesOfChoice(int x) {
      return state.leftCount(x);
    }

    private Sentence cover(String what) {
      return event.arc() == NONE
          ? words.sentence(what + ".variable", variable, value)
          : words.sentence(what, variable, value, key.constraint(event.arc()));
    }

    private Sentence refute() {
      if (trace.followsWipeOut(event.position())) {
        return event.arc() == NONE
            ? words.sentence("refute.learnt", variable, value)
            : words.sentence("refute.wipeout", variable, value, names.name(key.tail(event.arc())));
      }
      int peer = key.head(event.arc());
      return peer != NONE && RemovalNarration.isDisequality(key.constraint(event.arc()))
          ? words.sentence("refute.peer", variable, value, names.name(peer))
          : words.sentence("refute", variable, value, key.constraint(event.arc()));
    }

    private Sentence backtrack() {
      ValueSet left = state.values(event.variable());
      return switch (left.size()) {
        case 0 -> words.sentence("backtrack.none", variable, value);
        case 1 ->
            words.sentence(
                "backtrack.one", variable, value, names.label(event.variable(), left.first(0)));
        default -> words.sentence("backtrack", variable, value, left.size());
      };
    }

    private Sentence conflict() {
      int culprits = event.levels().size();
      if (culprits == 0) {
        return words.sentence("conflict.none");
      }
      return culprits <= TraceNames.LONGEST_LIST
          ? words.sentence("conflict", words.list(decisions(event.levels())))
          : words.sentence("conflict.many", culprits, state.depth());
    }

    private Sentence violation() {
      return event.number() == NONE
          ? words.sentence("violation", key.constraint(event.arc()))
          : words.sentence(
              "violation.nogood", event.number(), names.literals(trace.nogood(event.number()), 0));
    }

    private Sentence learn() {
      LearntNogood nogood = trace.nogood(event.number());
      String point = names.literal(nogood, 0);
      return nogood.size() == 1
          ? words.sentence("learn.one", event.number(), point)
          : words.sentence(
              "learn",
              event.number(),
              point,
              names.literals(nogood, 1),
              nogood.levels(),
              nogood.size());
    }

    private Sentence assertion() {
      LearntNogood nogood = trace.nogood(event.number());
      return nogood.size() == 1
          ? words.sentence("assert.one", event.number(), names.negation(nogood))
          : words.sentence(
              "assert", event.number(), names.negation(nogood), names.literals(nogood, 1));
    }

    private Sentence forgetting() {
      LearntNogood nogood = trace.nogood(event.number());
      return words.sentence("forget", event.number(), nogood.levels(), nogood.size());
    }

    private Sentence jump() {
      int dropped = event.levels().size();
      if (follows(EventKind.LEARN)) {
        return words.sentence("jump.learnt", dropped, state.depth());
      }
      if (event.value() != NONE) {
        return words.sentence("jump", variable, value, dropped - 1);
      }
      if (state.depth() > 0) {
        return words.sentence("jump.dropped", dropped);
      }
      boolean hasNoCulprit = follows(EventKind.CONFLICT); // of which no decision is the cause
      return words.sentence(hasNoCulprit ? "jump.root" : "jump.all");
    }

    private boolean follows(EventKind kind) {
      return event.position() > 0 && trace.kind(event.position() - 1) == kind;
    }

    private ImmutableList<String> decisions(ImmutableList<Integer> levels) {
      return levels.stream().map(this::decided).collect(ImmutableList.toImmutableList());
    }

    private String decided(int level) {
      return DecisionText.of(names.variable(state.decisionVariable(level)), state.decision(level));
    }

    private Sentence enqueue() {
      return event.arc() == NONE || key.head(event.arc()) == NONE
          ? words.sentence("enqueue.variable", variable)
          : ofArc("enqueue");
    }

    private Sentence revise() {
      return key.head(event.arc()) == NONE
          ? words.sentence("revise.constraint", variable, key.constraint(event.arc()))
          : ofArc("revise");
    }

    private Sentence ofArc(String what) {
      String neighbour = names.name(key.head(event.arc()));
      return ParallelConstraints.distinguished(trace, event.position())
          .map(constraint -> words.sentence(what + ".by", variable, neighbour, constraint))
          .orElseGet(() -> words.sentence(what, variable, neighbour));
    }
  }
}
