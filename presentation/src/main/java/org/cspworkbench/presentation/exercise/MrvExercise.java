package org.cspworkbench.presentation.exercise;

import com.google.common.collect.ImmutableList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import org.cspworkbench.core.consistency.RevisionPreview;
import org.cspworkbench.core.network.LegalCounts;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.presentation.paint.Moment;
import org.cspworkbench.presentation.paint.Spot;
import org.cspworkbench.presentation.paint.ValueSet;
import org.cspworkbench.solvers.Problem;

/**
 * Minimum remaining values by a learner: at every choice of a run, which variable is next. It is
 * the one with the fewest values that agree with what is assigned; of several the first in order.
 *
 * <p>Stands before the choice that is asked about, at last at the end of the tape.
 */
public final class MrvExercise extends FollowedRun {

  private static final Set<EventKind> CHOICE = EnumSet.of(EventKind.SELECT);

  private RunTape.Kernel here;
  private LegalCounts counts;

  /** The choices of the solver {@code mrv} on {@code problem}. Takes as long as its run. */
  public MrvExercise(Problem problem) {
    this(problem, "mrv");
  }

  /** The choices of a solver that goes by minimum remaining values. */
  MrvExercise(Problem problem, String solverId) {
    super(RunTape.of(problem, solverId, Detail.DECISIONS));
    goTo(tape.next(CHOICE, 0));
    here = tape.kernel(position());
    counts = counts();
    ask(position() == tape.trace().length() ? Task.Over.NOTHING_TO_DO : choice());
  }

  private LegalCounts counts() {
    LegalCounts legal = new LegalCounts(here.domains(), here.assignment());
    legal.lookAround();
    return legal;
  }

  private Task choice() {
    ImmutableList.Builder<Integer> open = ImmutableList.builder();
    for (int x = here.assignment().nextOpen(0);
        x != Network.NONE;
        x = here.assignment().nextOpen(x + 1)) {
      open.add(x);
    }
    return new Task.ChooseVariable(open.build());
  }

  /** How many values of {@code x}, which is open, agree with what is assigned. */
  public int legalCount(int x) {
    return counts.of(x, Integer.MAX_VALUE);
  }

  @Override
  public boolean isOpen(int x) {
    return !here.assignment().isAssigned(x);
  }

  @Override
  public boolean contains(int x, int i) {
    return legalValues(x).contains(i);
  }

  private ValueSet legalValues(int x) {
    Set<Integer> illegal = new HashSet<>();
    if (!here.assignment().isAssigned(x)) {
      RevisionPreview preview = new RevisionPreview(here.domains());
      for (int place = network().arcsFromStart(x); place < network().arcsFromEnd(x); place++) {
        int arc = network().arcFrom(place);
        if (!network().leansOnSeveral(arc) && here.assignment().isAssigned(network().head(arc))) {
          illegal.addAll(preview.removedBy(arc));
        }
      }
    }
    return ValueSet.where(
        network().domainSize(x), i -> here.domains().contains(x, i) && !illegal.contains(i));
  }

  /** Each open variable with the values that are counted. */
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
        ? choose(choose, tape.event(position()).variable())
        : new Verdict.Wrong(move, new Reason.NotAsked());
  }

  private Verdict choose(Move.Choose move, int right) {
    int x = move.variable();
    if (here.assignment().isAssigned(x)) {
      return new Verdict.Wrong(move, new Reason.Assigned(x));
    }
    if (x != right) {
      int count = legalCount(x);
      int fewest = legalCount(right);
      return new Verdict.Wrong(
          move,
          count > fewest
              ? new Reason.FewerElsewhere(x, count, right, fewest)
              : new Reason.VariableBefore(x, count, right));
    }
    goTo(tape.next(CHOICE, position() + 1));
    here = tape.kernel(position());
    counts = counts();
    ask(position() == tape.trace().length() ? tape.ending() : choice());
    return new Verdict.Right(move);
  }

  @Override
  public Move rightMove() {
    if (task() instanceof Task.Over) {
      throw new IllegalStateException("the exercise is over");
    }
    return new Move.Choose(tape.event(position()).variable());
  }
}
