package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.app.html.LessonPage;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.viewer.lesson.TaughtLesson;
import org.cspworkbench.viewer.output.OutputForm;

/** The format of the displayed lesson as a web page. */
final class LessonForm {

  private LessonForm() {}

  static OutputForm of(TaughtLesson lesson) {
    return OutputForm.of(
        text("output.lesson"),
        "html",
        (stream, progress) -> {
          write(lesson, stream);
          return "";
        });
  }

  private static void write(TaughtLesson lesson, OutputStream stream) throws IOException {
    try {
      LessonPage.of(lesson, Optional.empty(), Locale.getDefault(), Optional.empty()).write(stream);
    } catch (UnreadableException e) {
      throw new IOException(e.sentence(), e);
    }
  }
}
