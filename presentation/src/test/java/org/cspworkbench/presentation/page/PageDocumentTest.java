package org.cspworkbench.presentation.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Strings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PageDocumentTest {

  private static PageDocument generated(long seed) {
    PageRun run = new GeneratedRuns(seed).run();
    return PageDocument.of("</script><!-- " + run.statement(), seed % 2 == 0 ? "en" : "pt-BR", run)
        .opening((int) seed, (int) (seed % 2000))
        .withTrace(new byte[(int) (seed % 50)], (int) seed);
  }

  @Test
  void isReadAsItWasWritten() throws RunFault {
    for (long seed = 0; seed < 300; seed++) {
      PageDocument document = generated(seed);
      String json = document.json();

      assertThat(json).as("seed %d", seed).doesNotContain("<", ">", "&");
      assertThat(PageDocumentReader.read(json)).as("seed %d", seed).isEqualTo(document);
    }
  }

  @Test
  void holdsRecordingsOfAnyLength() throws RunFault {
    PageDocument document = generated(1).withTrace(new byte[3_000_000], 0);

    assertThat(PageDocumentReader.read(document.json()).trace()).hasSize(4_000_000);
  }

  @Test
  void damageIsASentence() {
    for (long seed = 0; seed < 500; seed++) {
      String damaged = new GeneratedRuns(seed).damaged(generated(seed).json());
      try {
        assertThat(PageDocumentReader.read(damaged)).as("seed %d", seed).isNotNull();
      } catch (RunFault e) {
        assertThat(e.sentence()).as("seed %d", seed).isNotBlank().doesNotContain("Exception");
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {} | content of the page: expected version 1 at $
          {"version":2} | content of the page: expected version 1 at $
          {"version":1,"sound":2} | content of the page: there is no member 'sound' at $.sound
          {"version":1,"delay":2001} | content of the page: expected a whole number from 0 to 2000 at $.delay
          {"version":1} | content of the page: expected a member 'run' at $
          {"version":1,"theme":"red"} | content of the page: there is no member 'theme' at $.theme
          {"version":1,"run":{"solver":"mac"}} | expected a problem, found none
          {"version":1,"trace":"?"} | content of the page: expected bytes in Base64 at $.trace
          {"version":1,"run":{"problem":"queens:4","solver":"mac"}} {} | content of the page: expected well-formed JSON at $
          {"version":1,"version":1} | content of the page: expected each member once at $.version
          {"version":1 | content of the page: expected well-formed JSON at $.version
          """)
  void explainsWhatIsWrong(String json, String sentence) {
    assertThatThrownBy(() -> PageDocumentReader.read(json))
        .isInstanceOf(RunFault.class)
        .hasMessage(sentence);
  }

  @Test
  void isDeeplyNestedWithoutHarm() {
    assertThatThrownBy(() -> PageDocumentReader.read(Strings.repeat("[", 100_000)))
        .isInstanceOf(RunFault.class);
  }
}
