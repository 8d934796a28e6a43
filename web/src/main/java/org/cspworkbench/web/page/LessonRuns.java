package org.cspworkbench.web.page;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.presentation.lesson.LessonPassage;
import org.cspworkbench.presentation.lesson.LessonRun;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.lesson.LessonModel;
import org.jspecify.annotations.Nullable;

/** Shows the runs of a lesson, which the page contains or has recorded when it was opened. */
final class LessonRuns implements LessonModel.Stage {

  private final PageModel page;
  private final Map<Integer, ShownRun> runs = new HashMap<>();
  private @Nullable ShownRun shown;

  LessonRuns(PageModel page) {
    this.page = page;
  }

  @Override
  public void show(LessonPassage passage) {
    ShownRun run = runs.computeIfAbsent(passage.run(), index -> run(passage));
    shown = run;
    run.playback().pause();
    page.show(run);
  }

  private static ShownRun run(LessonPassage passage) {
    LessonRun run = passage.lesson().lesson().runs().get(passage.run());
    return new ShownRun(run.problem(), run.solver(), passage.trace());
  }

  @Override
  public boolean isShown() {
    return shown != null && page.run().orElse(null) == shown;
  }

  @Override
  public Optional<Playback> playback() {
    return page.playback();
  }
}
