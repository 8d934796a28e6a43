package org.cspworkbench.app.gui.animate;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.html.LessonPage;
import org.cspworkbench.app.lesson.TaughtLesson;
import org.cspworkbench.document.UnreadableException;

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
