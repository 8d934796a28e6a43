package org.cspworkbench.presentation.exercise;

import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.collect.ImmutableList;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.search.LookAheadSolvers;

/**
 * An exercise in which the learner performs forward checking: for each value that the run tries,
 * the learner removes the values of each neighbour, recognises a failure, and chooses the next
 * value to try. The neighbours may be processed in any order.
 *
 * <p>The position is after the value that is tried and, when the exercise is over, at the end of
 * the trace.
 */
public final class ForwardCheckingExercise extends FollowedRun {

  private static final Set<EventKind> ATTEMPT = EnumSet.of(EventKind.TRY);
  private static final Set<EventKind> QUEUEING_OVER =
      EnumSet.complementOf(EnumSet.of(EventKind.ENQUEUE));

  private ForwardCheckingStep step;

  /**
   * Runs the solver {@code forward-checking} on {@code problem} to its end, and creates an exercise
   * on that run.
   */
  public ForwardCheckingExercise(Problem problem) {
    super(RecordedRun.of(problem, LookAheadSolvers.FORWARD_CHECKING, Detail.FINE));
    int first = run.next(ATTEMPT, 0);
    goTo(Math.min(first + 1, run.trace().length()));
    step = step();
    ask(first == run.trace().length() ? Task.Over.NOTHING_TO_DO : lookAhead());
  }

  private ForwardCheckingStep step() {
    int end = run.next(QUEUEING_OVER, position());
    ImmutableList.Builder<Integer> arcs = ImmutableList.builder();
    for (int p = position(); p < end; p++) {
      arcs.add(run.event(p).arc());
    }
    return new ForwardCheckingStep(run.kernel(position()), arcs.build());
  }

  private Task lookAhead() {
    TraceEvent attempt = run.event(position() - 1);
    return new Task.LookAhead(attempt.variable(), attempt.value());
  }

  @Override
  public boolean isOpen(int x) {
    return step.isOpen(x);
  }

  @Override
  public boolean contains(int x, int i) {
    return step.contains(x, i);
  }

  /**
   * Returns the state of the run after the value is tried, without the values that the learner has
   * removed.
   */
  @Override
  public Moment moment() {
    Moment at = moments.at(position());
    if (task() instanceof Task.Over) {
      return at;
    }
    ImmutableList.Builder<Spot> spots = ImmutableList.builder();
    for (int x = 0; x < at.spots().size(); x++) {
      spots.add(step.removed(x).isEmpty() ? at.spot(x) : without(at.spot(x), x));
    }
    return at.withSpots(spots.build());
  }

  private Spot without(Spot spot, int x) {
    ValueSet gone = ValueSet.of(step.removed(x).stream().mapToInt(i -> i).toArray());
    ValueSet left = ValueSet.where(network().domainSize(x), i -> step.contains(x, i));
    Spot.State state = left.isEmpty() ? Spot.State.DEAD : spot.state();
    return Spot.open(left).with(state, NONE).withPruned(gone, ValueSet.empty());
  }

  @Override
  public Verdict play(Move move) {
    if (task() instanceof Task.LookAhead) {
      return lookAhead(move);
    }
    if (task() instanceof Task.GoOn goOn) {
      return goOn(goOn, move);
    }
    return new Verdict.Wrong(move, new MistakeReason.NotAsked());
  }

  private Verdict lookAhead(Move move) {
    if (move instanceof Move.Remove remove) {
      Optional<MistakeReason> reason = objectionTo(remove);
      if (reason.isPresent()) {
        return new Verdict.Wrong(move, reason.get());
      }
      step.remove(remove);
      return new Verdict.Right(move);
    }
    if (move == Move.Statement.BACKTRACK) {
      return backtrack(move);
    }
    if (move != Move.Statement.NOTHING_LEFT) {
      return new Verdict.Wrong(move, new MistakeReason.NotAsked());
    }
    Optional<MistakeReason> reason =
        step.emptied().map(x -> (MistakeReason) new MistakeReason.Emptied(x));
    reason = reason.or(step::somethingLeft);
    if (reason.isPresent()) {
      return new Verdict.Wrong(move, reason.get());
    }
    goToNextTry();
    return new Verdict.Right(move);
  }

  private Optional<MistakeReason> objectionTo(Move.Remove remove) {
    Optional<Integer> emptied = step.emptied();
    if (emptied.isPresent()) {
      return Optional.of(new MistakeReason.Emptied(emptied.get()));
    }
    return step.objectionTo(remove, ((Task.LookAhead) task()).variable());
  }

  private Verdict backtrack(Move move) {
    if (step.emptied().isEmpty()) {
      return new Verdict.Wrong(move, new MistakeReason.NoneEmpty());
    }
    Task.LookAhead tried = (Task.LookAhead) task();
    boolean isCut =
        run.next(ATTEMPT, position()) == run.trace().length() && run.ending() == Task.Over.CUT_OFF;
    ask(isCut ? Task.Over.CUT_OFF : new Task.GoOn(tried.variable(), tried.value()));
    return new Verdict.Right(move);
  }

  private void goToNextTry() {
    int next = run.next(ATTEMPT, position());
    boolean isOver = next == run.trace().length();
    goTo(isOver ? next : next + 1);
    step = step();
    ask(isOver ? run.ending() : lookAhead());
  }

  private Verdict goOn(Task.GoOn failed, Move move) {
    int next = run.next(ATTEMPT, position());
    Optional<MistakeReason> reason = objectionTo(move, failed, next);
    if (reason.isPresent()) {
      return new Verdict.Wrong(move, reason.get());
    }
    goToNextTry();
    return new Verdict.Right(move);
  }

  private Optional<MistakeReason> objectionTo(Move move, Task.GoOn failed, int next) {
    boolean isAllTried = next == run.trace().length();
    if (move == Move.Statement.NO_SOLUTION) {
      return isAllTried ? Optional.empty() : Optional.of(leftToTry(next));
    }
    if (!(move instanceof Move.Try attempt)) {
      return Optional.of(new MistakeReason.NotAsked());
    }
    if (isAllTried) {
      return Optional.of(new MistakeReason.NothingLeft());
    }
    TraceEvent right = run.event(next);
    if (attempt.variable() != right.variable()) {
      return Optional.of(
          right.variable() == failed.variable()
              ? leftToTry(next)
              : new MistakeReason.OthersTurn(attempt.variable(), right.variable()));
    }
    return attempt.value() == right.value()
        ? Optional.empty()
        : Optional.of(objectionTo(attempt, right, next));
  }

  private MistakeReason leftToTry(int next) {
    TraceEvent right = run.event(next);
    return new MistakeReason.LeftToTry(right.variable(), right.value());
  }

  private MistakeReason objectionTo(Move.Try attempt, TraceEvent right, int next) {
    int x = attempt.variable();
    TraceState before = run.state(next);
    if (before.contains(x, attempt.value())) {
      return new MistakeReason.ValueBefore(x, attempt.value(), right.value());
    }
    for (int failed : before.refuted(before.depth(), x)) {
      if (failed == attempt.value()) {
        return new MistakeReason.HasFailed(x, failed);
      }
    }
    return new MistakeReason.NotThere(x, attempt.value());
  }

  @Override
  public Move rightMove() {
    if (task() instanceof Task.LookAhead) {
      return step.emptied().isPresent()
          ? Move.Statement.BACKTRACK
          : step.nextRemoval().<Move>map(remove -> remove).orElse(Move.Statement.NOTHING_LEFT);
    }
    if (task() instanceof Task.GoOn) {
      int next = run.next(ATTEMPT, position());
      if (next == run.trace().length()) {
        return Move.Statement.NO_SOLUTION;
      }
      TraceEvent right = run.event(next);
      return new Move.Try(right.variable(), right.value());
    }
    throw new IllegalStateException("the exercise is over");
  }
}
