package org.cspworkbench.presentation.exercise;

import com.google.common.collect.ImmutableList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import org.cspworkbench.core.consistency.RevisionPreview;
import org.cspworkbench.core.fast.LegalCounts;
import org.cspworkbench.core.kernel.Adjacency;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.search.BacktrackingSolvers;

/**
 * An exercise in which the learner applies the heuristic of minimum remaining values: at every
 * choice of a run, the learner chooses the next variable. The right one has the fewest values that
 * are consistent with the current assignment; ties are broken by index.
 *
 * <p>The position is before the choice and, when the exercise is over, at the end of the trace.
 */
public final class MrvExercise extends FollowedRun {

  private static final Set<EventKind> CHOICE = EnumSet.of(EventKind.SELECT);

  private RecordedRun.Kernel kernel;
  private LegalCounts counts;

  /**
   * Runs the solver {@code mrv} on {@code problem} to its end, and creates an exercise on its
   * choices.
   */
  public MrvExercise(Problem problem) {
    this(problem, BacktrackingSolvers.MRV);
  }

  /** Creates an exercise on the choices of a solver that uses minimum remaining values. */
  MrvExercise(Problem problem, Solver solver) {
    super(RecordedRun.of(problem, solver, Detail.DECISIONS));
    goTo(run.next(CHOICE, 0));
    kernel = run.kernel(position());
    counts = counts();
    ask(position() == run.trace().length() ? Task.Over.NOTHING_TO_DO : choice());
  }

  private LegalCounts counts() {
    LegalCounts legal = new LegalCounts(kernel.domains(), kernel.assignment());
    legal.update();
    return legal;
  }

  private Task choice() {
    ImmutableList.Builder<Integer> open = ImmutableList.builder();
    for (int x = kernel.assignment().nextOpen(0);
        x != Network.NONE;
        x = kernel.assignment().nextOpen(x + 1)) {
      open.add(x);
    }
    return new Task.ChooseVariable(open.build());
  }

  /**
   * Returns the number of values of the open variable {@code x} that are consistent with the
   * current assignment.
   */
  public int legalCount(int x) {
    return counts.of(x, Integer.MAX_VALUE);
  }

  @Override
  public boolean isOpen(int x) {
    return !kernel.assignment().isAssigned(x);
  }

  @Override
  public boolean contains(int x, int i) {
    return legalValues(x).contains(i);
  }

  private ValueSet legalValues(int x) {
    Set<Integer> illegal = new HashSet<>();
    if (!kernel.assignment().isAssigned(x)) {
      RevisionPreview preview = new RevisionPreview(kernel.domains());
      Adjacency arcsFrom = network().arcsFrom();
      for (int place = arcsFrom.start(x); place < arcsFrom.end(x); place++) {
        int arc = arcsFrom.at(place);
        if (!network().dependsOnSeveral(arc)
            && kernel.assignment().isAssigned(network().head(arc))) {
          illegal.addAll(preview.removedBy(arc));
        }
      }
    }
    return ValueSet.where(
        network().domainSize(x), i -> kernel.domains().contains(x, i) && !illegal.contains(i));
  }

  /**
   * Returns the state of the run, where each open variable has only the values that are counted.
   */
  @Override
  public Moment moment() {
    Moment at = moments.at(position());
    ImmutableList.Builder<Spot> spots = ImmutableList.builder();
    for (int x = 0; x < at.spots().size(); x++) {
      Spot spot = at.spot(x);
      spots.add(
          spot.state() == Spot.State.OPEN && !(task() instanceof Task.Over)
              ? Spot.open(legalValues(x))
              : spot);
    }
    return at.withSpots(spots.build());
  }

  @Override
  public Verdict play(Move move) {
    return task() instanceof Task.ChooseVariable && move instanceof Move.Choose choose
        ? choose(choose, run.event(position()).variable())
        : new Verdict.Wrong(move, new MistakeReason.NotAsked());
  }

  private Verdict choose(Move.Choose move, int right) {
    int x = move.variable();
    if (kernel.assignment().isAssigned(x)) {
      return new Verdict.Wrong(move, new MistakeReason.Assigned(x));
    }
    if (x != right) {
      int count = legalCount(x);
      int fewest = legalCount(right);
      return new Verdict.Wrong(
          move,
          count > fewest
              ? new MistakeReason.FewerElsewhere(x, count, right, fewest)
              : new MistakeReason.VariableBefore(x, count, right));
    }
    goTo(run.next(CHOICE, position() + 1));
    kernel = run.kernel(position());
    counts = counts();
    ask(position() == run.trace().length() ? run.ending() : choice());
    return new Verdict.Right(move);
  }

  @Override
  public Move rightMove() {
    if (task() instanceof Task.Over) {
      throw new IllegalStateException("the exercise is over");
    }
    return new Move.Choose(run.event(position()).variable());
  }
}
