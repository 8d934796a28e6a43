package org.cspworkbench.xcsp3;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.search.order.Lexicographic;
import org.cspworkbench.core.search.order.VariableOrder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The numbers of solutions and the optima of whole instances: those of the repository, on whose
 * numbers a brute-force search agrees, and public ones if they exist, on which two other solvers
 * agree.
 */
final class InstanceAnswersTest {

  private static final Path OURS = Path.of("../data/xcsp3");
  private static final Path RACED = Path.of("../data/races");
  private static final Path PUBLIC = Path.of("../../shared/data/xcsp3");

  /** Symmetries that are broken row by row require the rows to be decided in that order. */
  private static final ImmutableSet<String> ROW_BY_ROW =
      ImmutableSet.of(
          "Bibd-sc-06-050-25-03-10", "OrderedDesigns-6-20-10-3-4", "OrderedDesigns-6-30-15-3-6");

  /** Instances for races that have few solutions but take long without restarts. */
  private static final ImmutableSet<String> SLOW =
      ImmutableSet.of("PerfectSquare-112", "OrderedDesigns-6-50-25-3-10", "Diagram-30-5-18-9");

  /** One line of the list of instances. */
  private record Listed(Path file, String id, String type, String status, String number) {

    static Listed of(Path folder, String text) {
      List<String> fields = Splitter.on(';').splitToList(text);
      String file = fields.get(0);
      return new Listed(
          folder.resolve(file),
          file.substring(0, file.indexOf(".xml")),
          fields.get(1),
          fields.get(2),
          fields.get(3));
    }

    @Override
    public String toString() {
      return id;
    }
  }

  static Stream<Listed> ours() throws IOException {
    return list(OURS);
  }

  /** Those that are soon done. */
  static Stream<Listed> raced() throws IOException {
    return list(RACED)
        .filter(listed -> !listed.number().isEmpty() && Long.parseLong(listed.number()) <= 2500)
        .filter(listed -> !SLOW.contains(listed.id()));
  }

  static Stream<Listed> publicOnes() throws IOException {
    return Files.isDirectory(PUBLIC) ? list(PUBLIC) : Stream.empty();
  }

  private static Stream<Listed> list(Path folder) throws IOException {
    return Files.readAllLines(folder.resolve("expected.csv")).stream()
        .skip(1)
        .map(line -> Listed.of(folder, line));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("ours")
  void everyNumberIsExact(Listed listed) throws IOException, XcspException {
    assertAnswer(listed);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("raced")
  void everyNumberOfAnInstanceForRacesIsExact(Listed listed) throws IOException, XcspException {
    assertAnswer(listed);
  }

  @Test
  void thereAreInstancesOfEveryKindOfAnswer() throws IOException {
    assertThat(ours().map(Listed::status))
        .contains("SAT", "UNSAT", "OPTIMUM")
        .hasSizeGreaterThan(40);
  }

  @Tag("slow")
  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("publicOnes")
  void everyNumberOfAPublicInstanceIsExact(Listed listed) throws IOException, XcspException {
    assertAnswer(listed);
  }

  /** If no number is known, the instance must at least be understood. */
  private static void assertAnswer(Listed listed) throws IOException, XcspException {
    XcspInstance instance = XcspReader.read(listed.file());
    assertThat(instance.objective().isPresent()).isEqualTo(listed.type().equals("COP"));
    if (listed.status().equals("OPTIMUM")) {
      assertThat(Instances.optimum(instance)).hasValue(Long.parseLong(listed.number()));
    } else if (!listed.number().isEmpty()) {
      VariableOrder order = ROW_BY_ROW.contains(listed.id()) ? new Lexicographic() : new DomWdeg();
      assertThat(Instances.solutions(instance, order))
          .doesNotHaveDuplicates()
          .hasSize(Integer.parseInt(listed.number()));
    }
  }
}
