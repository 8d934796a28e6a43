package org.cspworkbench.app.input;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.presentation.lesson.Lecture;
import org.cspworkbench.presentation.lesson.LessonView;
import org.cspworkbench.presentation.lesson.Scene;
import org.cspworkbench.presentation.lesson.Scene.Content;
import org.cspworkbench.presentation.lesson.ShippedLecture;
import org.junit.jupiter.api.Test;

/**
 * docs/lecture.md describes the scenes of the shipped lecture, with its titles, times and notes.
 */
final class LectureDocumentTest {

  private static final Path DOCUMENT = Path.of("../docs/lecture.md");

  @Test
  void theDocumentHasTheScenesOfTheLecture() throws IOException {
    Lecture lecture = ShippedLecture.find("introduction").orElseThrow().read();
    String scenes =
        IntStream.range(0, lecture.scenes().size())
            .mapToObj(each -> described(lecture, each))
            .collect(Collectors.joining("\n"));
    String document = Files.readString(DOCUMENT);
    assertThat(tidy(document)).endsWith(tidy(scenes));
    assertThat(document.lines().filter(line -> line.startsWith("## ")))
        .hasSameSizeAs(lecture.scenes());
  }

  private static String described(Lecture lecture, int number) {
    Scene scene = lecture.scenes().get(number);
    return "## %d–%d: %s\n\n%s %s\n"
        .formatted(
            lecture.start(number),
            lecture.start(number + 1),
            scene.title(Locale.ENGLISH),
            content(scene),
            scene.notes(Locale.ENGLISH));
  }

  private static String content(Scene scene) {
    Content content = scene.content();
    String place =
        scene.view().filter(view -> view.workspace() == LessonView.Workspace.EXPLORE).isPresent()
            ? ", in Explore"
            : "";
    if (content instanceof Content.OfLesson shown) {
      String stop = shown.stop() == 0 ? "" : ", from stop " + shown.stop();
      return "*Lesson “%s”%s%s.*".formatted(shown.lesson().title(Locale.ENGLISH), stop, place);
    }
    if (content instanceof Content.OfRun shown) {
      return "*A run of `%s`%s.*".formatted(shown.run().solver().about().id(), place);
    }
    if (content instanceof Content.OfComparison shown) {
      return shown.solvers().stream()
          .map(solver -> "`" + solver.about().id() + "`")
          .collect(Collectors.joining(" and ", "*A comparison of ", ".*"));
    }
    return "*A game.*";
  }

  private static String tidy(String text) {
    return CharMatcher.whitespace().trimAndCollapseFrom(text, ' ');
  }
}
