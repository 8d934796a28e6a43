package org.cspworkbench.presentation.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Strings;
import java.util.Collections;
import java.util.List;
import org.cspworkbench.document.UnreadableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PageDocumentTest {

  private static PageDocument generated(long seed) {
    PageRun run = new GeneratedRuns(seed).run();
    return PageDocument.of("</script><!-- " + run.statement(), seed % 2 == 0 ? "en" : "pt-BR", run)
        .opening((int) seed, (int) (seed % 2000))
        .withTrace(Collections.nCopies((int) (seed % 3), new byte[(int) (seed % 50)]), (int) seed);
  }

  @Test
  void isReadAsItWasWritten() throws UnreadableException {
    for (long seed = 0; seed < 300; seed++) {
      PageDocument document = generated(seed);
      String json = document.json();

      assertThat(json).as("seed %d", seed).doesNotContain("<", ">", "&");
      assertThat(PageDocument.read(json)).as("seed %d", seed).isEqualTo(document);
    }
  }

  @Test
  void holdsRecordingsOfAnyLength() throws UnreadableException {
    PageDocument document = generated(1).withTrace(List.of(new byte[3_000_000]), 0);

    assertThat(PageDocument.read(document.json()).trace().get(0)).hasSize(4_000_000);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {} | content of the page:1:1: expected a member "version" in this object
          {"version":2} | content of the page:1:12: expected a whole number from 1 to 1, found 2
          {"version":1} | content of the page:1:1: expected a member "title" in this object
          {"version":1,"version":1} | content of the page:1:14: expected each name once, found 'version' again
          {"version":1 | content of the page:1:13: expected JSON to go on, found the end
          {"version":1,"title":"t","language":"en","run":{"solver":"mac"}} | content of the page:1:48: expected a problem, found none
          {"version":1,"title":"t","language":"en","run":{"sound":"mac"}} | content of the page:1:49: a run has no member 'sound'
          {"version":1,"title":"t","language":"en","run":{"problem":"queens:4"},"opening":0,"delay":1,"leftOut":0,"sound":2} | content of the page:1:105: expected one of version, title, language, run, opening, delay, leftOut, trace, found 'sound'
          {"version":1,"title":"t","language":"en","run":{"problem":"queens:4"},"opening":0,"delay":1,"leftOut":0,"trace":["?"]} | content of the page:1:114: expected bytes in Base64
          {"version":1,"title":"t","language":"en","run":{"problem":"queens:4"},"opening":0,"delay":1,"leftOut":0} {} | content of the page:1:106: expected the end
          """)
  void explainsWhatIsWrong(String json, String sentence) {
    assertThatThrownBy(() -> PageDocument.read(json))
        .isInstanceOf(UnreadableException.class)
        .hasMessage(sentence);
  }

  @Test
  void isDeeplyNestedWithoutHarm() {
    assertThatThrownBy(() -> PageDocument.read(Strings.repeat("[", 100_000)))
        .isInstanceOf(UnreadableException.class);
  }
}
