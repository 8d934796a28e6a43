package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.app.gui.output.PictureForms;
import org.cspworkbench.app.gui.output.TileForms;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.html.LessonPage;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.lesson.TaughtLesson;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.run.RunSession;
import org.cspworkbench.viewer.words.ProblemTitle;
import org.cspworkbench.viewer.words.SolverWords;

/** The formats in which the displayed run can be exported. */
public final class RunForms {

  private RunForms() {}

  /**
   * Returns the formats for the tiles alone if the problem has any, for the whole run, for the
   * lesson that is displayed, then those for the current view; empty if there is no run.
   */
  static ImmutableList<OutputForm> of(AnimateModel model) {
    return model
        .playback()
        .map(
            at -> {
              Trace trace = at.player().trace();
              return ImmutableList.<OutputForm>builder()
                  .addAll(TileForms.of(trace, at.position()))
                  .addAll(page(model, at).stream().iterator())
                  .addAll(model.taught().stream().map(LessonForm::of).iterator())
                  .addAll(
                      PictureForms.of(
                          trace,
                          title(model, trace),
                          at.position(),
                          Theme.current().pictureLook(),
                          model.delay()))
                  .build();
            })
        .orElseGet(ImmutableList::of);
  }

  /**
   * Returns the format of the whole run as a web page, if there is a run that is not too large for
   * one.
   */
  public static Optional<OutputForm> page(AnimateModel model) {
    return model.playback().flatMap(at -> page(model, at));
  }

  private static Optional<OutputForm> page(AnimateModel model, Playback at) {
    Trace trace = at.player().trace();
    return model
        .session()
        .map(RunSession::request)
        .flatMap(
            request ->
                PictureForms.page(
                    trace, request, title(model, trace), at.position(), model.delay()));
  }

  private static String title(AnimateModel model, Trace trace) {
    return SolverWords.name(model.solver()) + ": " + ProblemTitle.of(trace.csp());
  }

  /** The format of the displayed lesson as a web page. */
  private static final class LessonForm {

    private LessonForm() {}

    static OutputForm of(TaughtLesson lesson) {
      return OutputForm.ofContent(
          text("output.lesson"), "html", () -> stream -> write(lesson, stream));
    }

    private static void write(TaughtLesson lesson, OutputStream stream) throws IOException {
      try {
        LessonPage.of(lesson, Optional.empty(), Locale.getDefault(), Optional.empty())
            .write(stream);
      } catch (UnreadableException e) {
        throw new IOException(e.sentence(), e);
      }
    }
  }
}
