package org.cspworkbench.xcsp3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Instances of the XCSP3 competitions, with numbers of solutions on which two other solvers agree.
 */
final class PublicInstancesTest {

  private static final Path FOLDER = Path.of("../../shared/data/xcsp3");

  /** Counted within seconds, but not within one. */
  private static final ImmutableSet<String> SLOW =
      ImmutableSet.of(
          "Bibd-sc-06-050-25-03-10",
          "Blackhole-04-3-00",
          "Knapsack-30-100-00",
          "RoomMate-sr0050-int",
          "Subisomorphism-A-10");

  /** Symmetries broken row by row want the rows decided in that order. */
  private static final ImmutableSet<String> ROW_BY_ROW = ImmutableSet.of("Bibd-sc-06-050-25-03-10");

  /** One line of the list of instances. */
  private record Line(Path file, String id, String type, String status, String number) {

    static Line of(String text) {
      List<String> fields = Splitter.on(';').splitToList(text);
      String file = fields.get(0);
      return new Line(
          FOLDER.resolve(file),
          file.substring(0, file.indexOf(".xml")),
          fields.get(1),
          fields.get(2),
          fields.get(3));
    }

    boolean isCounted() {
      return type.equals("CSP") && !number.isEmpty();
    }
  }

  @TestFactory
  Stream<DynamicTest> everyCountIsExact() throws IOException {
    return counts(lines().filter(line -> !SLOW.contains(line.id)));
  }

  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> everyCountThatTakesLongerIsExact() throws IOException {
    return counts(lines().filter(line -> SLOW.contains(line.id)));
  }

  @TestFactory
  Stream<DynamicTest> everyOptimumIsFoundAndProved() throws IOException {
    return optima(lines().filter(line -> !SLOW.contains(line.id)));
  }

  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> everyOptimumThatTakesLongerIsFoundAndProved() throws IOException {
    return optima(lines().filter(line -> SLOW.contains(line.id)));
  }

  private static Stream<DynamicTest> optima(Stream<Line> lines) {
    return lines
        .filter(line -> line.status.equals("OPTIMUM"))
        .map(line -> DynamicTest.dynamicTest(line.id, () -> assertOptimum(line)));
  }

  private static void assertOptimum(Line line) throws IOException, XcspException {
    XcspInstance instance = XcspReader.read(line.file);
    assertThat(Instances.optimum(instance)).hasValue(Long.parseLong(line.number));
  }

  /** Whether it can be solved or not, everything the list holds is understood. */
  @Test
  void everyInstanceIsRead() throws IOException, XcspException {
    for (Line line : lines().toList()) {
      XcspInstance instance = XcspReader.read(line.file);
      assertThat(instance.objective().isPresent()).as(line.id).isEqualTo(line.type.equals("COP"));
    }
  }

  private static Stream<DynamicTest> counts(Stream<Line> lines) {
    return lines
        .filter(Line::isCounted)
        .map(line -> DynamicTest.dynamicTest(line.id, () -> assertCounted(line)));
  }

  private static void assertCounted(Line line) throws IOException, XcspException {
    XcspInstance instance = XcspReader.read(line.file);
    VariableOrder order = ROW_BY_ROW.contains(line.id) ? new Lexicographic() : new DomWdeg();
    assertThat(Instances.solutions(instance, order))
        .doesNotHaveDuplicates()
        .hasSize(Integer.parseInt(line.number));
  }

  private static Stream<Line> lines() throws IOException {
    assumeTrue(Files.isDirectory(FOLDER), "the public instances are not there");
    return Files.readAllLines(FOLDER.resolve("expected.csv")).stream().skip(1).map(Line::of);
  }
}
