package org.cspworkbench.core.problem;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.search.order.LastConflict;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The graphs of the second DIMACS challenge take as many colours as everybody says. */
final class PublicGraphsTest {

  private static final Path FOLDER = Path.of("../../shared/data/graph");

  @ParameterizedTest
  @CsvSource({
    "myciel3, 4",
    "myciel7, 8",
    "queen6_6, 7",
    "queen8_12, 12",
    "miles250, 8",
    "miles750, 31",
    "miles1000, 42",
    "homer, 13",
    "le450_5a, 5",
    "le450_5c, 5",
    "le450_25a, 25",
    "mulsol.i.2, 31",
    "zeroin.i.1, 49",
    "fpsol2.i.1, 65",
    "inithx.i.1, 54"
  })
  void theKnownNumberOfColoursIsEnough(String name, int colours) throws IOException {
    assertIsColoured(name, colours);
  }

  @ParameterizedTest
  @CsvSource({"queen9_9, 10", "le450_15a, 15"})
  @Tag("slow")
  void theKnownNumberOfColoursIsEnoughForTheHardOnes(String name, int colours) throws IOException {
    assertIsColoured(name, colours);
  }

  @ParameterizedTest
  @CsvSource({"myciel3, 3", "queen6_6, 6", "miles250, 6", "le450_5a, 4"})
  void fewerAreProvedToBeTooFew(String name, int colours) throws IOException {
    Search search = search(GraphColouring.ofFile(file(name), colours));
    assertThat(search.solve(Limits.none(), null).ending()).isEqualTo(Ending.EXHAUSTED);
  }

  private static void assertIsColoured(String name, int colours) throws IOException {
    Path file = file(name);
    List<int[]> solution = new ArrayList<>();
    search(GraphColouring.ofFile(file, colours))
        .onSolution(solution::add)
        .solve(Limits.none(), null);
    assertThat(solution).hasSize(1);
    int[] colourOf = solution.get(0);
    assertThat(Arrays.stream(colourOf)).allMatch(colour -> colour >= 1 && colour <= colours);
    try (Stream<String> lines = Files.lines(file)) {
      lines
          .filter(line -> line.startsWith("e "))
          .map(line -> Splitter.on(' ').omitEmptyStrings().splitToList(line))
          .filter(edge -> !edge.get(1).equals(edge.get(2)))
          .forEach(
              edge ->
                  assertThat(colourOf[Integer.parseInt(edge.get(1)) - 1])
                      .as("%s", edge)
                      .isNotEqualTo(colourOf[Integer.parseInt(edge.get(2)) - 1]));
    }
  }

  private static Search search(Csp csp) {
    return new Search(new Network(csp.structure()), csp)
        .order(new LastConflict(new DomWdeg()))
        .maintainArcConsistency()
        .restarts(Restarts.luby(16))
        .nogoods();
  }

  private static Path file(String name) {
    Path file = FOLDER.resolve(name + ".col");
    Assumptions.assumeTrue(Files.exists(file), () -> file + " is not here");
    return file;
  }
}
