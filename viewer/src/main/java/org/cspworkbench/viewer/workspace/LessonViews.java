package org.cspworkbench.viewer.workspace;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.cspworkbench.presentation.lesson.LessonView;
import org.cspworkbench.presentation.lesson.LessonView.Hidden;
import org.cspworkbench.presentation.playback.DelayUnit;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.ComparisonRequest;
import org.cspworkbench.viewer.decide.DecideModel;
import org.cspworkbench.viewer.decide.DecideModel.Chooser;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.jspecify.annotations.Nullable;

/**
 * Arranges the workspaces as a lesson or a scene defines it, whatever was displayed before, and
 * restores the settings of the user after it.
 *
 * <p>Used in the event thread.
 */
public final class LessonViews {

  /** The settings of the user. */
  private record Settings(
      int delay,
      DelayUnit unit,
      AnimateModel.Mode mode,
      boolean asks,
      boolean isScoreHidden,
      ExploreModel.Parts parts,
      ComparisonRequest compared) {}

  private final AnimateModel runs;
  private final CompareModel comparison;
  private final ExploreModel explored;
  private final DecideModel decided;
  private @Nullable Settings before;
  private BooleanSupplier lasts = () -> false;

  /** Creates the views of the models of three workspaces. */
  public LessonViews(
      AnimateModel runs, CompareModel comparison, ExploreModel explored, DecideModel decided) {
    this.runs = runs;
    this.comparison = comparison;
    this.explored = explored;
    this.decided = decided;
    runs.addListener(this::follow);
  }

  /** Returns the command that shows the workspace of {@code view}. */
  public static Command workspace(LessonView view) {
    return switch (view.workspace()) {
      case ANIMATE -> AnimateCommands.ANIMATE;
      case COMPARE -> CompareCommands.COMPARE;
      case EXPLORE -> ExploreCommands.EXPLORE;
    };
  }

  /**
   * Arranges the workspaces.
   *
   * @param whileHolds the settings of the user are restored when this no longer holds
   */
  public void apply(LessonView view, BooleanSupplier whileHolds) {
    Settings user = before == null ? settings() : before;
    lasts = () -> true; // each change below is notified
    apply(
        new Settings(
            view.delay(),
            view.unit(),
            AnimateModel.Mode.AS_IT_RUNS,
            false,
            view.hides(Hidden.SCORE),
            ExploreModel.Parts.valueOf(view.parts().name()),
            compared(view.compared())));
    explored.start(ExploreModel.Parts.valueOf(view.parts().name()), view.zoom());
    decided.setChooser(chooser(view));
    before = user;
    lasts = whileHolds;
  }

  private static Chooser chooser(LessonView view) {
    return switch (view.chooser()) {
      case ALGORITHM -> Chooser.ALGORITHM;
      case VIEWER -> Chooser.VIEWER;
      case ALWAYS -> Chooser.VIEWER_ALWAYS;
    };
  }

  /** Restores the settings of the user, if a view is applied. */
  public void restore() {
    Settings user = before;
    if (user != null) {
      before = null;
      apply(user);
      decided.setChooser(Chooser.ALGORITHM);
      explored.start(user.parts(), LessonView.USUAL.zoom());
    }
  }

  private void follow() {
    if (before != null && !lasts.getAsBoolean()) {
      restore();
    }
  }

  private Settings settings() {
    return new Settings(
        runs.delay(),
        runs.delayUnit(),
        runs.mode(),
        runs.quiz().isOn(),
        runs.quiz().isScoreHidden(),
        explored.parts(),
        comparison.request());
  }

  private void apply(Settings settings) {
    runs.setDelay(settings.delay());
    runs.setDelayUnit(settings.unit());
    runs.setMode(settings.mode());
    if (runs.quiz().isOn() != settings.asks()) {
      runs.quiz().switchOnOrOff();
    }
    if (runs.quiz().isScoreHidden() != settings.isScoreHidden()) {
      runs.quiz().switchScoreHidden();
    }
    comparison.setRequest(settings.compared());
  }

  private static ComparisonRequest compared(ImmutableList<Solver> solvers) {
    ComparisonRequest usual = ComparisonRequest.USUAL;
    if (solvers.isEmpty()) {
      return usual;
    }
    Set<String> ids = new LinkedHashSet<>(solvers.stream().map(each -> each.about().id()).toList());
    ids.addAll(usual.solvers()); // shown only if the user asks for more boards
    ImmutableSet<String> all = ImmutableSet.copyOf(ids);
    return new ComparisonRequest(
        all.asList().subList(0, CompareModel.MOST), solvers.size(), usual.lock());
  }
}
