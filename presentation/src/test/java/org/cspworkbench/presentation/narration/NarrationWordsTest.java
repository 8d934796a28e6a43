package org.cspworkbench.presentation.narration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The names in a sentence are highlighted, but not the phrases that depend on a number. */
final class NarrationWordsTest {

  @Test
  void phrasesThatDependOnANumberAreNotNames() {
    assertThat(names("try.after", "r1c5", "2", "1", 1)).containsExactly("r1c5", "2", "1");
    assertThat(names("try.after", "r1c5", "3", "1 and 2", 2))
        .containsExactly("r1c5", "3", "1 and 2");
  }

  private static List<String> names(String key, Object... arguments) {
    Sentence sentence = new NarrationWords(Locale.ENGLISH).sentence(key, arguments);
    return sentence.names().stream()
        .map(name -> sentence.text().substring(name.start(), name.end()))
        .toList();
  }
}
