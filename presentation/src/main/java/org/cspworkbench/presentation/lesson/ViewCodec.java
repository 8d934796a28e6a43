package org.cspworkbench.presentation.lesson;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.OptionalInt;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.presentation.lesson.LessonView.Chooser;
import org.cspworkbench.presentation.lesson.LessonView.Hidden;
import org.cspworkbench.presentation.lesson.LessonView.Parts;
import org.cspworkbench.presentation.lesson.LessonView.Workspace;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.presentation.playback.DelayUnit;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;

/** The codec of the view of a lesson, or of a scene of a lecture. */
final class ViewCodec {

  private static final String FIT = "fit";
  private static final int FEWEST_COMPARED = 2;
  private static final int MOST_COMPARED = 4;
  private static final int SMALLEST = 10;
  private static final int LARGEST = 400;

  private static final Codec<OptionalInt> ZOOM =
      Codec.of(
          json -> {
            if (json instanceof Json.Text text) {
              checkArgument(
                  text.value().equals(FIT), "expected fit or a number, found '%s'", text.value());
              return OptionalInt.empty();
            }
            return OptionalInt.of((int) json.asNumber(SMALLEST, LARGEST));
          },
          (zoom, json) -> {
            if (zoom.isPresent()) {
              json.value(zoom.getAsInt());
            } else {
              json.value(FIT);
            }
          });

  private static final Codec<ImmutableSet<Hidden>> HIDDEN =
      Codec.word(Hidden.class).list().as(ImmutableSet::copyOf, ImmutableSet::asList);

  private ViewCodec() {}

  /** Returns the codec of views of runs on {@code problem}. */
  static Codec<LessonView> of(Problem problem) {
    LessonView usual = LessonView.USUAL;
    return Codec.object(
        members ->
            new LessonView(
                members.get(
                    "workspace",
                    Codec.word(Workspace.class),
                    LessonView::workspace,
                    usual.workspace()),
                members.get("parts", Codec.word(Parts.class), LessonView::parts, usual.parts()),
                members.get("zoom", ZOOM, LessonView::zoom, usual.zoom()),
                members.get("solvers", comparedOn(problem), LessonView::compared, usual.compared()),
                members.get(
                    "delay", Codec.whole(0, Delay.LONGEST), LessonView::delay, usual.delay()),
                members.get("unit", Codec.word(DelayUnit.class), LessonView::unit, usual.unit()),
                members.get(
                    "chooser", Codec.word(Chooser.class), LessonView::chooser, usual.chooser()),
                members.get("hide", HIDDEN, LessonView::hidden, usual.hidden())));
  }

  /** Returns the codec of the solvers of a comparison on {@code problem}. */
  static Codec<ImmutableList<Solver>> comparedOn(Problem problem) {
    return RunCodec.solverOf(problem).list().as(ViewCodec::checked, solvers -> solvers);
  }

  private static ImmutableList<Solver> checked(ImmutableList<Solver> solvers) {
    checkArgument(
        solvers.size() >= FEWEST_COMPARED && solvers.size() <= MOST_COMPARED,
        "expected %s to %s solvers to compare, found %s",
        FEWEST_COMPARED,
        MOST_COMPARED,
        solvers.size());
    return solvers;
  }
}
