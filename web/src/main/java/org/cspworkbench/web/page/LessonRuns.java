package org.cspworkbench.web.page;

import java.util.HashMap;
import java.util.Map;
import org.cspworkbench.presentation.lesson.LessonPassage;
import org.cspworkbench.presentation.lesson.LessonRun;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.viewer.run.ReceivedRun;

/** Shows the runs of a lesson, which the page contains or has recorded when it was opened. */
final class LessonRuns {

  private final PageModel page;
  private final Map<Integer, ReceivedRun> runs = new HashMap<>();

  LessonRuns(PageModel page) {
    this.page = page;
  }

  /** Shows the run of the current stop, paused. */
  void show(LessonPassage passage) {
    page.show(runs.computeIfAbsent(passage.run(), index -> run(passage)), at -> {});
  }

  private static ReceivedRun run(LessonPassage passage) {
    LessonRun run = passage.lesson().lesson().runs().get(passage.run());
    RunRequest request = RunRequest.of(run.solver(), run.problem(), run.settings());
    return ReceivedRun.whole(request, passage.trace());
  }
}
