package org.cspworkbench.presentation.narration;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Counts;
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
import org.cspworkbench.presentation.words.IntervalText;
import org.cspworkbench.presentation.words.ParallelConstraints;
import org.cspworkbench.tiles.Side;

/** A narrator that describes each event of a trace, and its reason, in one sentence. */
public final class Narrator {

  private static final int LONGEST_LIST = 9;
  private static final int MOST_TILES_NAMED = 3;

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
      this.sides = TileSides.of(trace.csp());
      this.key = trace.key();
      this.state = player.state();
      this.event = event;
      this.variable = event.variable() == NONE ? "" : name(event.variable());
      this.value = event.value() == NONE ? "" : label(event.variable(), event.value());
    }

    Sentence sentence() {
      Half half = event.half();
      return switch (event.kind()) {
        case SELECT -> select();
        case TRY -> half == null ? attempt() : attemptHalf(half);
        case REFUTE -> half == null ? refute() : refuteHalf(half);
        case BACKTRACK -> half == null ? backtrack() : backtrackHalf(half);
        case PLACE -> words.sentence("place", variable, value);
        case PRUNE -> prune();
        case MOVE -> move();
        case WIPE_OUT -> wipeOut();
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

    private Sentence select() {
      int present = state.assigned(event.variable());
      if (present != NONE) {
        return words.sentence(
            "select.conflict", variable, label(event.variable(), present), violated(present));
      }
      ValueSet left = state.values(event.variable());
      return left.size() <= LONGEST_LIST || isWide(event.variable())
          ? words.sentence("select", variable, list(event.variable(), left))
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
              label(event.variable(), event.previous()),
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
      ImmutableList<String> labels = labels(event.variable(), IntStream.of(failed));
      return labels.size() <= LONGEST_LIST
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
              key + ".wipeout", variable, values(half), name(this.key.tail(event.arc())))
          : words.sentence(key, variable, values(half), this.key.constraint(event.arc()));
    }

    private Sentence backtrackHalf(Half half) {
      ValueSet left = state.values(event.variable());
      return left.isEmpty()
          ? words.sentence(ofHalf("backtrack", half) + ".none", variable, values(half))
          : words.sentence(ofHalf("backtrack", half), variable, values(half), ends(left));
    }

    private static String ofHalf(String what, Half half) {
      return what + (half.isUpper() ? ".upper" : ".lower");
    }

    private String values(Half half) {
      return ends(half.values());
    }

    private String ends(ValueSet values) {
      int x = event.variable();
      if (values.size() <= LONGEST_LIST) {
        return list(x, values);
      }
      return isWide(x)
          ? IntervalText.of(variable(x).domain(), values)
          : label(x, values.first(0)) + ", …, " + label(x, values.last(values.intervalCount() - 1));
    }

    /** Returns {@code values} as a list, or as intervals, with their number if they are many. */
    private String list(int x, ValueSet values) {
      if (!isWide(x)) {
        return words.list(labels(x, values.indices()));
      }
      String intervals = IntervalText.of(variable(x).domain(), values);
      return values.size() <= LONGEST_LIST
          ? intervals
          : words.sentence("values", intervals, values.size()).text();
    }

    private boolean isWide(int x) {
      return IntervalText.isFor(variable(x).domain());
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
            : words.sentence("refute.wipeout", variable, value, name(key.tail(event.arc())));
      }
      int peer = key.head(event.arc());
      return peer != NONE && isDisequality(event.arc())
          ? words.sentence("refute.peer", variable, value, name(peer))
          : words.sentence("refute", variable, value, key.constraint(event.arc()));
    }

    private Sentence backtrack() {
      ValueSet left = state.values(event.variable());
      return switch (left.size()) {
        case 0 -> words.sentence("backtrack.none", variable, value);
        case 1 ->
            words.sentence(
                "backtrack.one", variable, value, label(event.variable(), left.first(0)));
        default -> words.sentence("backtrack", variable, value, left.size());
      };
    }

    private Sentence conflict() {
      int culprits = event.levels().size();
      if (culprits == 0) {
        return words.sentence("conflict.none");
      }
      return culprits <= LONGEST_LIST
          ? words.sentence("conflict", words.list(decisions(event.levels())))
          : words.sentence("conflict.many", culprits, state.depth());
    }

    private Sentence violation() {
      return event.number() == NONE
          ? words.sentence("violation", key.constraint(event.arc()))
          : words.sentence(
              "violation.nogood", event.number(), literals(trace.nogood(event.number()), 0));
    }

    private Sentence learn() {
      LearntNogood nogood = trace.nogood(event.number());
      String point = literal(nogood, 0);
      return nogood.size() == 1
          ? words.sentence("learn.one", event.number(), point)
          : words.sentence(
              "learn", event.number(), point, literals(nogood, 1), nogood.levels(), nogood.size());
    }

    private Sentence assertion() {
      LearntNogood nogood = trace.nogood(event.number());
      return nogood.size() == 1
          ? words.sentence("assert.one", event.number(), negation(nogood))
          : words.sentence("assert", event.number(), negation(nogood), literals(nogood, 1));
    }

    private Sentence forgetting() {
      LearntNogood nogood = trace.nogood(event.number());
      return words.sentence("forget", event.number(), nogood.levels(), nogood.size());
    }

    private String literals(LearntNogood nogood, int from) {
      int count = nogood.size() - from;
      return count > LONGEST_LIST
          ? words.sentence("literals", count).text()
          : words.list(
              IntStream.range(from, nogood.size())
                  .mapToObj(k -> literal(nogood, k))
                  .collect(ImmutableList.toImmutableList()));
    }

    private String literal(LearntNogood nogood, int k) {
      return literal(nogood.address(k), nogood.isEquation(k));
    }

    private String negation(LearntNogood nogood) {
      return literal(nogood.address(0), !nogood.isEquation(0));
    }

    private String literal(int address, boolean isEquation) {
      int x = key.variableAt(address);
      return name(x) + (isEquation ? " = " : " ≠ ") + label(x, key.indexAt(address));
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
      return DecisionText.of(variable(state.decisionVariable(level)), state.decision(level));
    }

    private Sentence prune() {
      ValueSet removed = event.removed();
      String lost = list(event.variable(), removed);
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
      int only = onlyValue(peer);
      if (only == NONE) {
        return words.sentence("prune.unsupported", variable, lost, name(peer));
      }
      boolean isPeer =
          event.half() == null
              && event.prunings().stream().allMatch(pruning -> isDisequality(pruning.arc()));
      return words.sentence(
          isPeer ? "prune.peer" : "prune.neighbour", variable, lost, name(peer), label(peer, only));
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
                              .edge(indicesLeft(peer), side)
                              .map(
                                  edge ->
                                      words.sentence(
                                          count <= MOST_TILES_NAMED
                                              ? "prune.tiles"
                                              : "prune.tiles.many",
                                          variable,
                                          count <= MOST_TILES_NAMED ? lost : count,
                                          name(peer),
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

    private Sentence wipeOut() {
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
      int only = onlyValue(peer);
      return only != NONE && isDisequality(event.arc())
          ? words.sentence("wipeout.peer", variable, name(peer), label(peer, only))
          : words.sentence("wipeout.neighbour", variable, name(peer));
    }

    /** Returns the sentence for a cell whose last tiles a neighbour on {@code side} excluded. */
    private Sentence wipeOutOfTiles(int peer, Side side) {
      ValueSet last = player.removedBeforeWipeOut(event.variable());
      int place = TileSides.number(side);
      if (last.isEmpty() || last.size() > LONGEST_LIST) {
        return words.sentence("wipeout.tiles.many", variable, name(peer), place);
      }
      String names = words.list(labels(event.variable(), last.indices()));
      return words.sentence("wipeout.tiles", variable, name(peer), place, last.size(), names);
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
      String neighbour = name(key.head(event.arc()));
      return ParallelConstraints.distinguished(trace, event.position())
          .map(constraint -> words.sentence(what + ".by", variable, neighbour, constraint))
          .orElseGet(() -> words.sentence(what, variable, neighbour));
    }

    /** Returns whether the constraint of {@code arc} only requires that variables differ. */
    private boolean isDisequality(int arc) {
      Constraint constraint = key.constraint(arc);
      return constraint instanceof AllDifferent
          || (constraint instanceof NotEqual notEqual && notEqual.offset() == 0);
    }

    private int onlyValue(int x) {
      if (state.assigned(x) != NONE) {
        return state.assigned(x);
      }
      ValueSet left = state.values(x);
      return left.size() == 1 ? left.first(0) : NONE;
    }

    private IntStream indicesLeft(int x) {
      return state.values(x).indices();
    }

    private ImmutableList<String> labels(int x, IntStream indices) {
      return indices.mapToObj(i -> label(x, i)).collect(ImmutableList.toImmutableList());
    }

    private String label(int x, int i) {
      return variable(x).domain().labelAt(i);
    }

    private String name(int x) {
      return variable(x).name();
    }

    private Variable variable(int x) {
      return trace.csp().variables().get(x);
    }
  }
}
