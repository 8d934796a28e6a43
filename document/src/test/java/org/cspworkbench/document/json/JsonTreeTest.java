package org.cspworkbench.document.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.cspworkbench.document.UnreadableException;
import org.junit.jupiter.api.Test;

/** Documents of JSON as trees, whose number of values is bounded. */
final class JsonTreeTest {

  private static final int MOST_VALUES = 1 << 18;

  @Test
  void aDocumentMayHaveSoManyValuesAndNoMore() throws UnreadableException {
    String list = "[" + "0,".repeat(MOST_VALUES - 2);
    assertThat(JsonTree.read("set.json", list + "0]").asItems()).hasSize(MOST_VALUES - 1);
    assertThatExceptionOfType(UnreadableException.class)
        .isThrownBy(() -> JsonTree.read("set.json", list + "0,\n 0]"))
        .satisfies(
            e ->
                assertThat(e.sentence())
                    .isEqualTo("set.json:2:2: expected at most 262144 values, found more"));
  }
}
