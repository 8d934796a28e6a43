package org.cspworkbench.web.page;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.presentation.lesson.LessonPassage;
import org.cspworkbench.presentation.lesson.LessonRun;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.viewer.lesson.LessonModel;
import org.cspworkbench.viewer.run.ReceivedRun;
import org.jspecify.annotations.Nullable;

/** Shows the runs of a lesson, which the page contains or has recorded when it was opened. */
final class LessonRuns implements LessonModel.Stage {

  private final PageModel page;
  private final Map<Integer, ReceivedRun> runs = new HashMap<>();
  private @Nullable ReceivedRun shown;

  LessonRuns(PageModel page) {
    this.page = page;
  }

  @Override
  public void show(LessonPassage passage) {
    ReceivedRun run = runs.computeIfAbsent(passage.run(), index -> run(passage));
    shown = run;
    page.show(run, at -> {});
  }

  private static ReceivedRun run(LessonPassage passage) {
    LessonRun run = passage.lesson().lesson().runs().get(passage.run());
    RunRequest request = RunRequest.of(run.solver(), run.problem(), run.settings());
    return ReceivedRun.whole(request, passage.trace());
  }

  @Override
  public boolean isShown() {
    return shown != null && page.session().orElse(null) == shown;
  }

  @Override
  public Optional<Playback> playback() {
    return page.playback();
  }
}
