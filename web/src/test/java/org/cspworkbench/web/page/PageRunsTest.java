package org.cspworkbench.web.page;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEncoder;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.page.ProblemStatement.GalleryProblem;
import org.cspworkbench.presentation.page.ProblemStatement.SudokuText;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.question.Question;
import org.cspworkbench.viewer.run.PlayedQuiz;
import org.cspworkbench.viewer.run.ReceivedRun;
import org.cspworkbench.web.worker.Runner;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a page shows while runs arrive in parts, are stopped, or are asked for and do not come. */
class PageRunsTest {

  private static final String HARD =
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
  private static final long FRAME = 16_000_000;

  private final PageModel page = PageStatements.page();
  private final PlayedQuiz quiz = page.quiz();
  private final PageRuns runs = new PageRuns(page, new Parts());
  private @Nullable ReceivedRun received;
  private @Nullable Trace whole;
  private @Nullable TraceEncoder sent;
  private long frame;

  /** Records each run at once, of which the test passes on as much as it wants. */
  private final class Parts implements Runner {

    @Override
    public boolean canSolve() {
      return true;
    }

    @Override
    public void check(PageRun run) throws UnreadableException {
      run.request();
    }

    @Override
    public ReceivedRun start(PageRun run, String language) throws UnreadableException {
      RunRequest request = run.request();
      TraceRecorder recorder = new TraceRecorder(request.detail());
      request.solver().solve(request.problem(), request.settings(), recorder);
      whole = requireNonNull(recorder.trace());
      sent = new TraceEncoder(whole);
      received = new ReceivedRun(request, () -> {});
      return received;
    }
  }

  private static PageRun run(String solver) throws Exception {
    return PageRun.of(new SudokuText(HARD), SolverSpec.read(solver));
  }

  private void arrive(int length) throws MalformedEncodingException {
    ReceivedRun run = requireNonNull(received);
    run.receive(requireNonNull(sent).next(length));
    if (length == requireNonNull(whole).length()) {
      run.finish();
    }
    refresh();
  }

  private void refresh() {
    runs.follow();
    page.refresh(frame * FRAME);
    frame++;
  }

  /** A question that is open when more of the run arrives stays open, at its event. */
  @Test
  void aRunThatGrowsKeepsItsEventAndItsQuestion() throws Exception {
    page.addListener(quiz::follow);
    quiz.switchOnOrOff();
    page.setDelay(0);
    runs.solve(run("mac"));
    arrive(400);
    while (quiz.question().isEmpty()) {
      assertThat(page.playback().orElseThrow().isPlaying()).isTrue();
      refresh();
    }
    Question question = quiz.question().get();
    arrive(800);
    assertThat(quiz.question()).contains(question);
    assertThat(page.playback().map(Playback::position)).contains(question.position());
    quiz.answer(question.right());
    arrive(requireNonNull(whole).length());
    assertThat(quiz.isRight()).isTrue();
    assertThat(page.playback().map(Playback::position)).contains(question.seenAt());
    quiz.goOn();
    assertThat(page.playback().map(Playback::isPlaying)).contains(true);
  }

  /** What a solver does not work on is solved by another one; what is too large is refused. */
  @Test
  void anotherProblemIsSolvedIfAPageCan() throws Exception {
    runs.take(run("logic"));
    runs.solve(new GalleryProblem(new GalleryArgument("queens:4", 1)));
    PageRun queens = runs.run().orElseThrow();
    assertThat(queens.solver().solver().about().id()).isEqualTo("mac");
    GalleryProblem large = new GalleryProblem(new GalleryArgument("queens:150", 1));
    assertThatThrownBy(() -> runs.solve(large)).isInstanceOf(UnreadableException.class);
    assertThat(runs.run()).contains(queens);
  }

  /** Title and link are those of the run in sight, also while another one is awaited or stopped. */
  @Test
  void theRunThatIsStatedIsTheOneThatIsShown() throws Exception {
    PageRun first = run("mac");
    PageRun second = run("forward-checking");
    runs.take(first);
    runs.solve(first);
    arrive(requireNonNull(whole).length());
    runs.solve(second);
    assertThat(runs.run()).contains(second);
    assertThat(runs.shown()).contains(first);
    runs.stop();
    assertThat(runs.run()).contains(first);
    runs.solve(second);
    arrive(100);
    assertThat(runs.shown()).contains(second);
    assertThat(runs.isContained()).isFalse();
    runs.solve(first);
    assertThat(runs.isContained()).isFalse();
    runs.stop();
    assertThat(runs.run()).contains(second);
    assertThat(page.solver()).isEqualTo(second.solver().solver());
  }
}
