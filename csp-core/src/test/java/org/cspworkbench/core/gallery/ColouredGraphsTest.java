package org.cspworkbench.core.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.Graph.Edge;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.search.order.LastConflict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Graphs take as many colours as is known: computed ones, and those of the second DIMACS challenge
 * if they exist.
 */
final class ColouredGraphsTest {

  private static final Path PUBLIC = Path.of("../../shared/data/graph");

  /** A graph and its chromatic number. */
  private record Known(Graph graph, int colours) {

    @Override
    public String toString() {
      return graph.name() + " in " + colours;
    }
  }

  static Stream<Known> computed() {
    List<int[]> many = Graphs.randomIntervals(2, 300, 1000, 100);
    return Stream.concat(
        provable(),
        Stream.of(
            new Known(Graph.mycielski(7), 8),
            new Known(Graphs.queens(8, 12), 12),
            new Known(Graphs.kneser(8), 6),
            new Known(Graphs.intervals(many), Graphs.mostAtOnce(many)),
            new Known(Graphs.planted(2, 150, 8, 0.1), 8)));
  }

  /** Those for which one colour less is proved to be too few at once. */
  static Stream<Known> provable() {
    List<int[]> few = Graphs.randomIntervals(1, 60, 1000, 60);
    return Stream.of(
        new Known(Graph.mycielski(3), 4),
        new Known(Graph.mycielski(4), 5),
        new Known(Graphs.queens(5, 5), 5),
        new Known(Graphs.queens(6, 6), 7),
        new Known(Graphs.kneser(5), 3),
        new Known(Graphs.kneser(6), 4),
        new Known(Graphs.intervals(few), Graphs.mostAtOnce(few)),
        new Known(Graphs.planted(1, 200, 5, 0.25), 5));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("computed")
  void theKnownNumberOfColoursIsEnough(Known known) {
    assertIsColoured(known);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("provable")
  void fewerAreProvedToBeTooFew(Known known) {
    assertIsNotColoured(known.graph(), known.colours() - 1);
  }

  static Stream<Known> publicOnes() {
    return Stream.of(
            "myciel3 4",
            "myciel7 8",
            "queen6_6 7",
            "queen8_12 12",
            "queen9_9 10",
            "miles250 8",
            "miles750 31",
            "miles1000 42",
            "homer 13",
            "le450_5a 5",
            "le450_5c 5",
            "le450_15a 15",
            "le450_25a 25",
            "mulsol.i.2 31",
            "zeroin.i.1 49",
            "fpsol2.i.1 65",
            "inithx.i.1 54")
        .flatMap(ColouredGraphsTest::known);
  }

  static Stream<Known> publicOnesWithTooFewColours() {
    return Stream.of("myciel3 3", "queen6_6 6", "miles250 6", "le450_5a 4")
        .flatMap(ColouredGraphsTest::known);
  }

  /** From a name and a number of colours; empty if the graph is not there. */
  private static Stream<Known> known(String text) {
    int space = text.indexOf(' ');
    Path file = PUBLIC.resolve(text.substring(0, space) + ".col");
    if (!Files.exists(file)) {
      return Stream.empty();
    }
    try {
      return Stream.of(
          new Known(Dimacs.read(file).graph(), Integer.parseInt(text.substring(space + 1))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Tag("slow")
  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("publicOnes")
  void theKnownNumberOfColoursIsEnoughForPublicGraphs(Known known) {
    assertIsColoured(known);
  }

  @Tag("slow")
  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("publicOnesWithTooFewColours")
  void fewerAreTooFewForPublicGraphs(Known known) {
    assertIsNotColoured(known.graph(), known.colours());
  }

  private static void assertIsColoured(Known known) {
    List<int[]> solution = new ArrayList<>();
    search(GraphColouring.of(known.graph(), known.colours()))
        .onSolution(solution::add)
        .solve(Limits.none(), null);
    assertThat(solution).hasSize(1);
    int[] colourOf = solution.get(0);
    assertThat(Arrays.stream(colourOf))
        .allMatch(colour -> colour >= 1 && colour <= known.colours());
    for (Edge edge : known.graph().edges()) {
      assertThat(colourOf[edge.from() - 1]).as("%s", edge).isNotEqualTo(colourOf[edge.to() - 1]);
    }
  }

  private static void assertIsNotColoured(Graph graph, int colours) {
    Search search = search(GraphColouring.of(graph, colours));
    assertThat(search.solve(Limits.none(), null).ending()).isEqualTo(Ending.EXHAUSTED);
  }

  private static Search search(Csp csp) {
    return new Search(new Network(csp.structure()), csp)
        .order(new LastConflict(new DomWdeg()))
        .maintainArcConsistency()
        .restarts(Restarts.luby(16))
        .nogoods();
  }

  /**
   * The greedy colouring is one, and takes at most one colour more than a vertex has neighbours.
   */
  @ParameterizedTest(name = "{0}")
  @MethodSource("computed")
  void theGreedyColouringTakesEnoughColours(Known known) {
    int[] neighbours = new int[known.graph().vertices() + 1];
    for (Edge edge : known.graph().edges()) {
      neighbours[edge.from()]++;
      neighbours[edge.to()]++;
    }
    assertThat(GraphColouring.greedyColours(known.graph()))
        .isBetween(known.colours(), Arrays.stream(neighbours).max().orElseThrow() + 1);
  }

  /** No graph takes fewer colours than a clique has vertices; among queens a row is one. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("computed")
  void aCliqueIsNoLargerThanTheNumberOfColours(Known known) {
    assertThat(GraphColouring.cliqueSize(known.graph())).isBetween(2, known.colours());
  }

  @Test
  void theVerticesOfACompleteGraphAreAClique() {
    Graph complete = Graphs.queens(1, 7);
    assertThat(GraphColouring.cliqueSize(complete)).isEqualTo(7);
    assertThat(GraphColouring.cliqueSize(Graph.mycielski(4))).as("no triangle").isEqualTo(2);
  }
}
