package org.cspworkbench.app.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.page.LessonDocument;
import org.cspworkbench.viewer.lesson.OpenedLesson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A lesson is taken out of its folder with all files that it uses. */
final class OpenedLessonTest {

  private static final LessonDocument.Opening OPENING =
      new LessonDocument.Opening("en", Optional.empty());

  @TempDir private Path folder;

  private OpenedLesson open(String problem) throws IOException, UnreadableException {
    Files.writeString(folder.resolve("p.sdk"), "1.....2..3.....4\n");
    Files.writeString(folder.resolve("n.csp"), "variables x, y in 1..2\nx != y\n");
    Files.writeString(folder.resolve("g.col"), "p edge 2 1\ne 1 2\n");
    String text =
        """
        {"title": "t", "runs": {"a": {"problem": "p.sdk", "solver": "mac"},
         "b": {"problem": "%s", "solver": "mac"}, "c": {"problem": "queens:4", "solver": "mac"}},
         "claims": ["a.variables = 16", "b.variables = 2"]}
        """;
    return LessonFile.open(Files.writeString(folder.resolve("mine.json"), text.formatted(problem)));
  }

  private static LessonDocument document(OpenedLesson opened, Optional<String> key)
      throws UnreadableException {
    return opened.document(PlayedLesson.of(opened.lesson(), Limits.none()), key, OPENING);
  }

  @Test
  void aDocumentIsPlayedWithoutTheFolder() throws Exception {
    OpenedLesson opened = open("n.csp");
    assertThat(opened.files()).containsOnlyKeys("p.sdk", "n.csp");
    LessonDocument document = LessonDocument.read(document(opened, Optional.of("week 3")).toJson());
    assertThat(document.identity()).isEqualTo(opened.identity());
    assertThat(document.key()).contains("week 3");
    for (String file : new String[] {"p.sdk", "n.csp", "g.col", "mine.json"}) {
      Files.delete(folder.resolve(file));
    }
    PlayedLesson played = document.play();
    assertThat(played.findings()).isEmpty();
    assertThat(played.lesson().runs().get(1).problem().csp().constraints())
        .isEqualTo(opened.lesson().runs().get(1).problem().csp().constraints());
  }

  @Test
  void aGraphOfAFileIsPartOfTheDocument() throws Exception {
    OpenedLesson opened = open("g.col:2");
    LessonDocument document = LessonDocument.read(document(opened, Optional.empty()).toJson());
    Files.delete(folder.resolve("g.col"));
    assertThat(document.lesson().runs().get(1).problem().csp().variables().size())
        .isEqualTo(opened.lesson().runs().get(1).problem().csp().variables().size());
  }

  @Test
  void aLessonOfTheProgramNeedsNoFiles() throws Exception {
    for (ShippedLesson shipped : ShippedLesson.ALL.subList(0, 5)) {
      LessonDocument document = document(OpenedLesson.of(shipped), Optional.empty());
      assertThat(document.files()).isEmpty();
      assertThat(document.identity().name()).isEqualTo(shipped.id());
      assertThat(document.lesson().runs()).hasSameSizeAs(shipped.read().runs());
    }
  }
}
