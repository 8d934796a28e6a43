package org.cspworkbench.viewer.animate;

import java.util.Optional;
import org.cspworkbench.presentation.lesson.LessonPassage;
import org.cspworkbench.presentation.lesson.LessonRun;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.viewer.lesson.LessonModel;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.RunSession;
import org.jspecify.annotations.Nullable;

/** Displays the runs of a lesson by starting their solvers. */
final class LessonStage implements LessonModel.Stage {

  private final AnimateModel model;
  private @Nullable RunSession session; // the run of the current stop

  LessonStage(AnimateModel model) {
    this.model = model;
  }

  @Override
  public void show(LessonPassage passage) {
    LessonRun wanted = passage.lesson().lesson().runs().get(passage.run());
    model.show(
        new Reading.Opened(passage.title(), wanted.problem(), Optional.empty()),
        RunRequest.of(wanted.solver(), wanted.problem(), wanted.settings())
            .withDetail(wanted.detail()));
    session = model.session().orElse(null);
  }

  @Override
  public boolean isShown() {
    return session != null && model.session().orElse(null) == session;
  }

  @Override
  public Optional<Playback> playback() {
    return model.playback();
  }
}
