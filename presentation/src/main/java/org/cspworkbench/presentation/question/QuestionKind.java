package org.cspworkbench.presentation.question;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/** A kind of question. */
public enum QuestionKind {
  /** Which variable is chosen next? */
  CHOICE("choice", new ChoiceDraft()),
  /** A value has been tried: which variable loses a value as a consequence? */
  REACH("reach", new ReachDraft()),
  /** Which values does a variable lose in this revision, or next? */
  REVISION("revision", new RevisionDraft()),
  /** A value has been tried: does it lead to a contradiction before the next choice? */
  CONTRADICTION("contradiction", new ContradictionDraft()),
  /** A contradiction has been found: which decision has no part in it? */
  BLAME("blame", new BlameDraft()),
  /** The search jumps back: which is the last decision that it keeps? */
  JUMP("jump", new JumpDraft()),
  /** A tile has been drawn: which tile can stand in another cell now? */
  TILES("tiles", new TilesDraft()) {
    @Override
    public boolean accepts(Csp csp) {
      return TilesDraft.accepts(csp);
    }
  };

  private final String id;
  private final Drafting drafting;

  QuestionKind(String id, Drafting drafting) {
    this.id = id;
    this.drafting = drafting;
  }

  /** Returns the kind of this id, if there is one. */
  public static Optional<QuestionKind> find(String id) {
    return Arrays.stream(values()).filter(kind -> kind.id.equals(id)).findFirst();
  }

  /** Returns the id in files. */
  public String id() {
    return id;
  }

  Drafting drafting() {
    return drafting;
  }

  /** Returns whether questions of this kind can come up in runs on {@code csp}. */
  public boolean accepts(Csp csp) {
    return true;
  }

  /**
   * Returns whether the events before and after {@code position} are of the kinds that this kind of
   * question requires; there may still be no question. Takes constant time.
   */
  public boolean comesUpAt(Trace trace, int position) {
    return position < trace.length() && drafting.comesUpAt(trace, position);
  }

  /** Returns all kinds. */
  public static Set<QuestionKind> all() {
    return Sets.immutableEnumSet(Set.of(values()));
  }

  /**
   * Drafts of "Which variable is chosen next?" The wrong answers are other open variables with few
   * values. Those whose number of values differs from that of the right one come first, because a
   * heuristic may break ties in any way. If all variables are assigned and the value of one is to
   * be changed, variables without a conflict come first.
   */
  private static final class ChoiceDraft implements Drafting {

    @Override
    public boolean comesUpAt(Trace trace, int position) {
      return trace.kind(position) == EventKind.SELECT;
    }

    @Override
    public Optional<Draft> draft(TracePlayer now, TracePlayer ahead, RandomStream random) {
      TraceState state = now.state();
      ahead.stepForward();
      int chosen = Objects.requireNonNull(ahead.lastEvent()).variable();
      boolean moves = state.assigned(chosen) != NONE;
      IntPredicate isWrong = x -> x != chosen && (state.assigned(x) != NONE) == moves;
      Comparator<Integer> best =
          moves
              ? comparing(state::isInConflict)
              : comparing((Integer x) -> state.size(x) == state.size(chosen))
                  .thenComparing(comparingInt(state::size));
      int count = now.trace().csp().variables().size();
      ImmutableList<Answer.OfVariable> wrong = Distractors.variables(count, isWrong, best, random);
      return Optional.of(Draft.of(ahead.position(), new Answer.OfVariable(chosen), wrong));
    }
  }

  /**
   * Drafts of "Does the value that was just tried lead to a contradiction before the next choice?"
   */
  private static final class ContradictionDraft implements Drafting {

    private static final Set<EventKind> FAILS =
        Sets.immutableEnumSet(EventKind.WIPE_OUT, EventKind.VIOLATION, EventKind.REFUTE);

    private static final Set<EventKind> HOLDS =
        Sets.immutableEnumSet(EventKind.SELECT, EventKind.TRY, EventKind.SOLUTION);

    @Override
    public boolean comesUpAt(Trace trace, int position) {
      return Drafting.follows(trace, position, Set.of(EventKind.TRY));
    }

    @Override
    public Optional<Draft> draft(TracePlayer now, TracePlayer ahead, RandomStream random) {
      Trace trace = now.trace();
      int end = now.position();
      int length = trace.length();
      while (end < length && CONSEQUENCES.contains(trace.kind(end))) {
        end++;
      }
      if (end == length) {
        return Optional.empty();
      }
      boolean fails = FAILS.contains(trace.kind(end));
      if (!fails && !HOLDS.contains(trace.kind(end))) {
        return Optional.empty();
      }
      TraceEvent attempt = Objects.requireNonNull(now.lastEvent());
      if (attempt.half() != null) {
        return Optional.empty(); // the question names a value
      }
      return Optional.of(
          new Draft(
              end + 1,
              attempt.variable(),
              attempt.value(),
              NONE,
              new Answer.OfTruth(fails),
              ImmutableList.of(new Answer.OfTruth(!fails))));
    }
  }

  /**
   * Drafts of "Where does the search jump?" before a jump: which is the last decision that it
   * keeps. The wrong answers are other decisions, that of a chronological backtrack first.
   */
  private static final class JumpDraft implements Drafting {

    private static final int MOST_WRONG = 3;

    @Override
    public boolean comesUpAt(Trace trace, int position) {
      return trace.kind(position) == EventKind.JUMP;
    }

    @Override
    public Optional<Draft> draft(TracePlayer now, TracePlayer ahead, RandomStream random) {
      TraceState state = now.state();
      int depth = state.depth();
      ahead.stepForward();
      TraceEvent jump = Objects.requireNonNull(ahead.lastEvent());
      if (jump.levels().size() < 2) {
        return Optional.empty(); // a backtrack like any other
      }
      int kept = ahead.state().depth();
      ImmutableList<Answer> wrong =
          IntStream.iterate(depth - 1, level -> level >= 0, level -> level - 1)
              .filter(level -> level != kept)
              .limit(MOST_WRONG)
              .mapToObj(level -> answer(state, level))
              .collect(toImmutableList());
      return Optional.of(Draft.of(ahead.position(), answer(state, kept), wrong));
    }

    private static Answer answer(TraceState state, int level) {
      return level == 0
          ? new Answer.OfDecision(0, NONE, NONE)
          : new Answer.OfDecision(level, state.decisionVariable(level), state.decisionValue(level));
    }
  }
}
