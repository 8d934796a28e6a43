package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.OptionalInt;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.presentation.playback.DelayUnit;
import org.cspworkbench.solvers.Solver;

/**
 * What is visible when a lesson opens. Everything that a lesson does not state has the value of
 * {@link #USUAL}, whatever was displayed before.
 *
 * @param workspace the workspace in which the lesson opens
 * @param parts the parts of the run that Explore shows
 * @param zoom the size of the search tree in per cent of the size at which its nodes are easy to
 *     read; empty if the whole tree is shown
 * @param compared the solvers that Compare shows; empty for the usual ones
 * @param delay the delay in milliseconds
 * @param unit the unit of the delay
 * @param chooser who makes the next choice in Explore
 * @param hidden what is hidden
 */
public record LessonView(
    Workspace workspace,
    Parts parts,
    OptionalInt zoom,
    ImmutableList<Solver> compared,
    int delay,
    DelayUnit unit,
    Chooser chooser,
    ImmutableSet<Hidden> hidden) {

  /** The usual view: the run in Animate, with nothing hidden. */
  public static final LessonView USUAL =
      new LessonView(
          Workspace.ANIMATE,
          Parts.TREE,
          OptionalInt.empty(),
          ImmutableList.of(),
          Delay.USUAL,
          DelayUnit.DECISION,
          Chooser.ALGORITHM,
          ImmutableSet.of());

  /** A workspace that shows runs. */
  public enum Workspace {
    /** The run of one solver. */
    ANIMATE,
    /** The runs of several solvers, side by side. */
    COMPARE,
    /** The search tree and the constraint graph of a run. */
    EXPLORE
  }

  /** The parts of a run that Explore shows. */
  public enum Parts {
    /** The search tree. */
    TREE,
    /** The constraint graph. */
    GRAPH,
    /** Both, side by side. */
    BOTH
  }

  /** The maker of the next choice in Explore. */
  public enum Chooser {
    /** The algorithm. */
    ALGORITHM,
    /** The viewer; then the algorithm continues. */
    VIEWER,
    /** The viewer, at every choice. */
    ALWAYS
  }

  /** What a view can hide. */
  public enum Hidden {
    /** The notice about the end of the run, until the end has been displayed. */
    OUTCOME,
    /** The score of the questions, and whether an answer is right. */
    SCORE,
    /** The legend of the cells. */
    LEGEND,
    /** The list of decisions. */
    DECISIONS,
    /** The pseudo-code. */
    CODE,
    /** The work list of the solver. */
    WORK,
    /** The counters. */
    COUNTERS
  }

  /** Returns this view in Compare, with these solvers. */
  LessonView comparing(ImmutableList<Solver> solvers) {
    return new LessonView(Workspace.COMPARE, parts, zoom, solvers, delay, unit, chooser, hidden);
  }

  /** Returns whether {@code part} is hidden. */
  public boolean hides(Hidden part) {
    return hidden.contains(part);
  }
}
