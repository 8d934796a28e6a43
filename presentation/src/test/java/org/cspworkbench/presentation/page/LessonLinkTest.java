package org.cspworkbench.presentation.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Verifies that links into lessons are read as they were written, and ill-formed ones rejected. */
final class LessonLinkTest {

  private static final ImmutableList<String> LANGUAGES = ImmutableList.of("en", "pt-BR");
  private static final int STOPS = 7;

  @Test
  void aLinkIsReadAsItWasWritten() {
    for (int stop = 0; stop <= STOPS; stop++) {
      for (String language : LANGUAGES) {
        LessonLink link = new LessonLink(stop, Optional.of(language));
        assertThat(LessonLink.read(link.write(), STOPS, LANGUAGES))
            .isEqualTo(new LessonLink.Reading(link, Optional.empty()));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "stop=8, There is no stop 8 in this lesson of 7 stops; it begins at the start.",
    "stop=-1, 'The link is damaged at ''-1''; the page shows what can be understood of it.'",
    "lang=xx, 'The link is damaged at ''xx''; the page shows what can be understood of it.'",
    "stop=1&stop=2, 'The link is damaged at ''stop=2''; the page shows what can be understood of it.'",
    "3, 'The link is damaged at ''3''; the page shows what can be understood of it.'",
    "view=tree, 'The link was made by another version, which knows ''view''; the page shows what can be understood of it.'"
  })
  void whatCannotBeUnderstoodIsNamed(String fragment, String sentence) {
    assertThat(
            LessonLink.read(fragment, STOPS, LANGUAGES)
                .notice()
                .orElseThrow()
                .sentence(Locale.ENGLISH))
        .isEqualTo(sentence);
  }

  /** Links with random changes lead to a stop of the lesson, in a language of the page. */
  @Test
  void everyFragmentLeadsIntoTheLesson() {
    Random random = new Random(3);
    for (int i = 0; i < 1000; i++) {
      StringBuilder fragment = new StringBuilder("stop=3&lang=pt-BR");
      for (int change = random.nextInt(6); change > 0; change--) {
        int at = random.nextInt(fragment.length());
        fragment.setCharAt(at, (char) (random.nextInt(4) == 0 ? random.nextInt(0x2FF) : '0' + at));
      }
      LessonLink link = LessonLink.read(fragment.toString(), STOPS, LANGUAGES).link();
      assertThat(link.stop()).as(fragment.toString()).isBetween(0, STOPS);
      assertThat(LANGUAGES).containsAll(link.language().stream().toList());
    }
  }
}
