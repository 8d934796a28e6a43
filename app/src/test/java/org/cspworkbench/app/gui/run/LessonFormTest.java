package org.cspworkbench.app.gui.run;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.viewer.words.Texts.text;

import java.io.ByteArrayOutputStream;
import java.util.Optional;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.lesson.OpenedLesson;
import org.cspworkbench.viewer.lesson.TaughtLesson;
import org.cspworkbench.viewer.output.OutputForm;
import org.junit.jupiter.api.Test;

/** A lesson is exported as a page where its run is exported. */
final class LessonFormTest {

  private final AnimateModel model = new AnimateModel(Runs.THREADS);

  private Optional<OutputForm> form() {
    return RunForms.of(model).stream()
        .filter(form -> form.description().equals(text("output.lesson")))
        .findFirst();
  }

  @Test
  void theDisplayedLessonIsWrittenWithItsRuns() throws Exception {
    TaughtLesson lesson =
        TaughtLesson.of(
            OpenedLesson.of(ShippedLesson.find("not-equal").orElseThrow()), Limits.none());
    assertThat(form()).isEmpty();
    model.teach(lesson);
    Runs.await(
        "the run",
        () -> {
          model.refresh(System.nanoTime());
          return form().isPresent();
        });
    ByteArrayOutputStream page = new ByteArrayOutputStream();
    OutputForm form = form().orElseThrow();
    assertThat(form.extension()).isEqualTo("html");
    assertThat(form.taking().get().write(page, (done, of) -> {})).isEmpty();
    assertThat(page.toString(UTF_8))
        .contains("<body class=\"lesson\">")
        .contains(lesson.played().recording().get(0).trace().replace("=", "\\u003d"));
    model.lesson().close();
    assertThat(form()).isEmpty();
  }
}
