package org.cspworkbench.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Verifies that a rule of Sudoku is referenced only by its own classes and by the lists of formats,
 * painters and the generator, and by no other production code in any module.
 */
final class RuleSeamTest {

  private static final Path PROJECT = Path.of("..");

  private static Stream<Arguments> rules() {
    return Stream.of(
        Arguments.of(
            "(?i)cage|killer",
            List.of(
                // its own
                "presentation/src/main/java/org/cspworkbench/presentation/paint/board/CagePainter.java",
                "sudoku-model/src/main/java/org/cspworkbench/sudoku/Cage.java",
                "sudoku-model/src/main/java/org/cspworkbench/sudoku/Cages.java",
                "sudoku-model/src/main/java/org/cspworkbench/sudoku/format/CageMember.java",
                // the lists
                "presentation/src/main/java/org/cspworkbench/presentation/paint/board/RulePainters.java",
                "sudoku-model/src/main/java/org/cspworkbench/sudoku/format/RuleMember.java")),
        Arguments.of(
            "(?i)thermometer",
            List.of(
                // its own
                "presentation/src/main/java/org/cspworkbench/presentation/paint/board/ThermometerPainter.java",
                "generator/src/main/java/org/cspworkbench/generator/fill/ThermometerPlacement.java",
                "sudoku-model/src/main/java/org/cspworkbench/sudoku/Thermometer.java",
                "sudoku-model/src/main/java/org/cspworkbench/sudoku/Thermometers.java",
                "sudoku-model/src/main/java/org/cspworkbench/sudoku/format/ThermometerMember.java",
                // the lists
                "viewer/src/main/java/org/cspworkbench/viewer/play/BoardKind.java",
                "presentation/src/main/java/org/cspworkbench/presentation/paint/board/RulePainters.java",
                "generator/src/main/java/org/cspworkbench/generator/fill/DrawnRule.java",
                "sudoku-model/src/main/java/org/cspworkbench/sudoku/format/RuleMember.java")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rules")
  void onlyTheseFilesNameTheRule(String name, List<String> expected) throws IOException {
    Pattern named = Pattern.compile(name);
    List<String> naming;
    try (Stream<Path> files = Files.walk(PROJECT)) {
      naming =
          files
              .filter(RuleSeamTest::isProductionCode)
              .filter(file -> named.matcher(text(file)).find())
              .map(file -> PROJECT.relativize(file).toString().replace('\\', '/'))
              .toList();
    }
    assertThat(naming).containsExactlyInAnyOrderElementsOf(expected);
  }

  private static boolean isProductionCode(Path file) {
    String path = file.toString().replace('\\', '/');
    return path.endsWith(".java")
        && path.contains("/src/main/")
        && !path.contains("/target/")
        && !path.contains("/bench/"); // whose instances are problems of their own
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
