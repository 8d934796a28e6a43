package org.cspworkbench.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The tables of the documentation are those that the algorithms make. */
final class AlgorithmCountsTest {

  private static final Path PAGE = Path.of("../docs/algorithms.md");

  /** If this fails, the page is to be written anew; it says how. */
  @Test
  @Tag("slow")
  void thePageHoldsWhatIsCountedNow() throws IOException {
    String page = Files.readString(PAGE);
    assertThat(AlgorithmCounts.TABLES.regenerated(page)).isEqualTo(page);
  }

  @Test
  void aPageWithoutAPlaceForATableIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> AlgorithmCounts.TABLES.regenerated("# A page\n"))
        .withMessage("expected a place for the table 'consistency'");
  }
}
