package org.cspworkbench.tiles.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.tiles.format.ListedSample.Heuristic;
import org.cspworkbench.tiles.format.ListedSample.Overlapping;
import org.cspworkbench.tiles.format.ListedSample.SimpleTiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lists of images to make, with every attribute and with none. */
final class ListedSampleReaderTest {

  private static List<ListedSample> read(String text) throws UnreadableException {
    return ListedSampleReader.read("s.xml", text);
  }

  @Test
  void everyAttributeIsRead() throws UnreadableException {
    assertThat(
            read(
                """
                <samples>
                  <overlapping name="hill" N="2" symmetry="1" ground="True" periodicInput="False"
                      periodic="true" width="30" height="20" heuristic="MRV" screenshots="3"
                      limit="90"/>
                  <simpletiled name="pipes" subset="dry" size="10" heuristic="Scanline"/>
                </samples>
                """))
        .containsExactly(
            new ListedSample(
                new SourcePosition("s.xml", 2, 3),
                "hill",
                new Overlapping(2, 1, false, true),
                30,
                20,
                true,
                Heuristic.MRV,
                3,
                Optional.of(90)),
            new ListedSample(
                new SourcePosition("s.xml", 5, 3),
                "pipes",
                new SimpleTiled(Optional.of("dry")),
                10,
                10,
                false,
                Heuristic.SCANLINE,
                2,
                Optional.empty()));
  }

  @Test
  void missingAttributesHaveTheirUsualValues() throws UnreadableException {
    List<ListedSample> samples =
        read("<samples><overlapping name='a'/><simpletiled name='b'/><other/></samples>");
    assertThat(samples).extracting(ListedSample::width).containsExactly(48, 24);
    assertThat(samples)
        .extracting(ListedSample::heuristic)
        .containsExactly(Heuristic.ENTROPY, Heuristic.ENTROPY);
    assertThat(samples)
        .extracting(ListedSample::model)
        .containsExactly(new Overlapping(3, 8, true, false), new SimpleTiled(Optional.empty()));
  }

  @Test
  void patternsThatAreTooLargeAreRefusedWhenTheyAreWanted() throws UnreadableException {
    Overlapping font =
        (Overlapping) read("<samples><overlapping name='a' N='5'/></samples>").get(0).model();
    assertThatIllegalArgumentException()
        .isThrownBy(font::cut)
        .withMessage("expected N, the side of a pattern, from 2 to 4, found 5");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          <set/>                                                          | 1:1: expected <samples>, found <set>
          <samples><overlapping/></samples>                               | 1:10: expected an attribute "name" in <overlapping>, found none
          <samples><overlapping name="a" N="two"/></samples>              | 1:10: expected a whole number for "N", found 'two'
          <samples><overlapping name="a" size="0"/></samples>             | 1:10: expected 1 to 512 for "size", found 0
          <samples><simpletiled name="a" width="100000"/></samples>       | 1:10: expected 1 to 512 for "width", found 100000
          <samples><simpletiled name="a" screenshots="0"/></samples>      | 1:10: expected at least 1 for "screenshots", found 0
          <samples><simpletiled name="a" heuristic="Best"/></samples>     | 1:10: expected Entropy, MRV or Scanline for "heuristic", found 'Best'
          """)
  void mistakesAreNamedWithTheirPosition(String text, String message) {
    assertThatExceptionOfType(UnreadableException.class)
        .isThrownBy(() -> read(text))
        .satisfies(e -> assertThat(e.sentence()).isEqualTo("s.xml:" + message));
  }
}
