package org.cspworkbench.core.gallery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.Graph.Edge;
import org.cspworkbench.core.text.MalformedProblemException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every graph in use can be read, and what cannot be read is named in a sentence with its place.
 */
final class DimacsTest {

  private static final Path PUBLIC_GRAPHS = Path.of("../../shared/data/graph");

  @Test
  void aGraphIsReadAsItIsListed() throws IOException {
    Graph graph =
        read(
            "c a path\\nc\\n\\np edge 4 3\\nn 1 7\\ne 1 2\\r\\n  e\\t3 2\\ne 3 4"
                .translateEscapes());
    assertThat(graph)
        .isEqualTo(new Graph("g", 4, ImmutableList.of(edge(1, 2), edge(2, 3), edge(3, 4))));
  }

  @Test
  void edgesMayBeListedAndCountedInBothDirections() throws IOException {
    List<Edge> path = List.of(edge(1, 2), edge(2, 3));
    assertThat(read("p edge 3 4\ne 1 2\ne 2 1\ne 2 3\ne 3 2\n").edges()).isEqualTo(path);
    assertThat(read("p edge 3 2\ne 1 2\ne 2 1\ne 2 3\ne 3 2\n").edges()).isEqualTo(path);
    assertThat(read("p col 3 4 2\ne 1 2\ne 2 3\n").edges()).isEqualTo(path);
  }

  @Test
  void edgesOfAVertexToItselfAreLeftOutAndTold() throws IOException {
    String text = "p edge 3 4\ne 1 2\ne 2 2\ne 2 2\ne 3 3\n";
    Dimacs.Listing listing = Dimacs.read("g", new StringReader(text));
    assertThat(listing)
        .isEqualTo(new Dimacs.Listing(new Graph("g", 3, ImmutableList.of(edge(1, 2))), 2, 3));
    assertThat(Dimacs.read("g", new StringReader("p edge 2 1\ne 1 2\n")).firstLoopAt()).isZero();
  }

  @Test
  void aGraphMayHaveNoEdges() throws IOException {
    assertThat(read("p edge 2 0\n")).isEqualTo(new Graph("g", 2, ImmutableList.of()));
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("mistakes")
  void whatIsNotOfTheFormatIsOneSentenceWithItsPlace(String text, String sentence) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(MalformedProblemException.class)
        .hasMessage(sentence);
  }

  static Stream<Arguments> mistakes() {
    String noSize = "expected a line 'p edge VERTICES EDGES'";
    String vertex = "expected a vertex from 1 to 3, found ";
    return Stream.of(
        arguments("", "1:1: " + noSize + ", found the end of the file"),
        arguments("c nothing\n", "2:1: " + noSize + ", found the end of the file"),
        arguments("e 1 2\n", "1:1: " + noSize + " before the first edge"),
        arguments("p cnf 3 2\n", "1:3: expected 'edge', found 'cnf'"),
        arguments("p\n", "1:2: expected 'edge', found the end of the line"),
        arguments(
            "p edge many 2\n", "1:8: expected a number of vertices from 1 to 100000, found 'many'"),
        arguments("p edge 0 0\n", "1:8: expected a number of vertices from 1 to 100000, found '0'"),
        arguments(
            "p edge 100001 0\n",
            "1:8: expected a number of vertices from 1 to 100000, found '100001'"),
        arguments(
            "p edge 3 99999999999999999999\n",
            "1:10: expected a number of edges from 0 to 2147483647, found"
                + " '99999999999999999999'"),
        arguments(
            "p edge 3",
            "1:9: expected a number of edges from 0 to 2147483647, found the end of the line"),
        arguments(
            "p edge 3 1\np edge 3 1\n",
            "2:1: expected only one line that begins with p; the first is line 1"),
        arguments("p edge 3 1\ne 1 4\n", "2:5: " + vertex + "'4'"),
        arguments("p edge 3 1\ne 0 1\n", "2:3: " + vertex + "'0'"),
        arguments("p edge 3 1\ne 1 -2\n", "2:5: " + vertex + "'-2'"),
        arguments("p edge 3 1\ne 1 2.5\n", "2:5: " + vertex + "'2.5'"),
        arguments("p edge 3 1\ne 1", "2:4: " + vertex + "the end of the line"),
        arguments("p edge 3 1\ne 1 99999999999\n", "2:5: " + vertex + "'99999999999'"),
        arguments("p edge 3 1\ne 1 2 3\n", "2:7: expected the end of the line, found '3'"),
        arguments(
            "p edge 3 1\nq 1 2\n", "2:1: expected a line that begins with c, p or e, found 'q'"),
        arguments(
            "p edge 3 3\ne 1 2\n",
            "3:1: expected as many edges as line 1 says, 3, found the end of the file after 1"),
        arguments(
            "p edge 3 1\ne 1 2\ne 1 3\ne 2 3\n",
            "5:1: expected as many edges as line 1 says, 1, found the end of the file after 3"));
  }

  @Test
  void aLongOrInvisibleWordIsShownInPart() {
    assertThatThrownBy(() -> read("p edge " + "9".repeat(1_000_000) + " 1\n"))
        .hasMessage(
            "1:8: expected a number of vertices from 1 to 100000, found '" + "9".repeat(20) + "…'");
    assertThatThrownBy(() -> read("\u0085\u007f\u0000x"))
        .hasMessage("1:1: expected a line that begins with c, p or e, found '??'");
  }

  /** Any prefix of a file is a shorter graph, or a sentence. */
  @Test
  void aFileCutOffAnywhereIsASentence() {
    String whole = "c ring\np edge 5 5\ne 1 2\ne 2 3\ne 3 4\ne 4 5\ne 5 1\n";
    for (int length = 0; length < whole.length() - 1; length++) {
      String part = whole.substring(0, length);
      assertThatThrownBy(() -> read(part))
          .as("first %d characters", length)
          .isInstanceOf(MalformedProblemException.class)
          .hasMessageMatching("\\d+:\\d+: expected .*");
    }
  }

  @Test
  void nothingButASentenceComesOfNoise() {
    Random random = new Random(7);
    String alphabet = "pe edge 1 2 3\n\n\tcq-9.\u0000\u00e9";
    for (int round = 0; round < 2000; round++) {
      StringBuilder text = new StringBuilder(random.nextBoolean() ? "p edge 3 2\n" : "");
      for (int length = random.nextInt(60); length > 0; length--) {
        text.append(alphabet.charAt(random.nextInt(alphabet.length())));
      }
      try {
        assertThat(read(text.toString()).vertices()).isPositive();
      } catch (IOException e) {
        assertThat(e).isInstanceOf(MalformedProblemException.class);
        assertThat(e.getMessage()).matches("\\d+:\\d+: expected .*");
      }
    }
  }

  /** A hundred million characters in one line, of which nothing is kept. */
  @Test
  void aLineWithoutEndIsReadInBoundedMemory() {
    assertThatThrownBy(() -> Dimacs.read("endless", new Endless("c ", 'x', 100_000_000)))
        .hasMessageContaining("found the end of the file");
    assertThatThrownBy(() -> Dimacs.read("endless", new Endless("p edge 3 ", '1', 100_000_000)))
        .hasMessageContaining("found '" + "1".repeat(20) + "…'");
  }

  @Test
  void aByteOrderMarkIsNotPartOfTheText(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("marked.col");
    Files.writeString(file, "\uFEFFp edge 2 1\ne 1 2\n");
    assertThat(Dimacs.read(file).graph().edges()).hasSize(1);
    Files.writeString(file, "\uFEFFe 1 2\n");
    assertThatThrownBy(() -> Dimacs.read(file))
        .hasMessage("1:1: expected a line 'p edge VERTICES EDGES' before the first edge");
  }

  @Test
  void aFileGivesItsGraphItsName(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("my.graph.col");
    Files.writeString(file, "p edge 2 1\ne 1 2\n");
    assertThat(Dimacs.read(file).graph().name()).isEqualTo("my.graph");
    assertThat(GraphColouring.of(Dimacs.read(file).graph(), 3))
        .hasToString("my.graph in 3 colours");
    assertThatThrownBy(() -> Dimacs.read(folder.resolve("none.col")))
        .isInstanceOf(IOException.class);
  }

  /** Some files list every edge once, some in both directions. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("largeGraphs")
  void aLargeGraphIsReadWhole(Graph graph, int vertices, int edges) throws IOException {
    assertThat(graph.vertices()).isEqualTo(vertices);
    assertThat(graph.edges()).hasSize(edges).doesNotHaveDuplicates();
    StringBuilder once = new StringBuilder("p edge %d %d\n".formatted(vertices, edges));
    StringBuilder twice = new StringBuilder("p edge %d %d\n".formatted(vertices, 2 * edges));
    for (Edge edge : graph.edges()) {
      String forth = "e %d %d\n".formatted(edge.from(), edge.to());
      once.append(forth);
      twice.append(forth).append("e %d %d\n".formatted(edge.to(), edge.from()));
    }
    for (StringBuilder text : List.of(once, twice)) {
      Graph read = read(text.toString());
      assertThat(read.vertices()).isEqualTo(vertices);
      assertThat(read.edges()).isEqualTo(graph.edges());
    }
  }

  static Stream<Arguments> largeGraphs() {
    return Stream.of(
        arguments(Graph.mycielski(3), 11, 20),
        arguments(Graph.mycielski(7), 191, 2360),
        arguments(Graphs.queens(6, 6), 36, 290),
        arguments(Graphs.queens(13, 13), 169, 3328),
        arguments(Graphs.kneser(9), 36, 36 * 21 / 2));
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("publicGraphs")
  void everyPublicGraphIsRead(Path file) throws IOException {
    Dimacs.Listing listing = Dimacs.read(file);
    assertThat(listing.graph().edges()).isNotEmpty().doesNotHaveDuplicates();
    if (listing.graph().name().equals("homer")) { // the one that joins a vertex to itself
      assertThat(listing.loops()).isEqualTo(1);
      assertThat(listing.firstLoopAt()).isEqualTo(510);
      assertThat(listing.graph().edges()).hasSize(1628).doesNotContain(edge(95, 95));
    }
  }

  static Stream<Path> publicGraphs() throws IOException {
    if (!Files.isDirectory(PUBLIC_GRAPHS)) {
      return Stream.empty();
    }
    try (Stream<Path> graphs = Files.list(PUBLIC_GRAPHS)) {
      return graphs.toList().stream();
    }
  }

  private static Graph read(String text) throws IOException {
    return Dimacs.read("g", new StringReader(text)).graph();
  }

  private static Edge edge(int from, int to) {
    return new Edge(from, to);
  }

  /** A beginning and then one character again and again. */
  private static final class Endless extends Reader {
    private final String beginning;
    private final char repeated;
    private final long length;
    private long read;

    Endless(String beginning, char repeated, long length) {
      this.beginning = beginning;
      this.repeated = repeated;
      this.length = length;
    }

    @Override
    public int read() {
      if (read == length) {
        return -1;
      }
      return read < beginning.length() ? beginning.charAt((int) read++) : next();
    }

    private char next() {
      read++;
      return repeated;
    }

    @Override
    public int read(char[] buffer, int offset, int count) {
      int end = offset + (int) Math.min(count, length - read);
      for (int k = offset; k < end; k++) {
        buffer[k] = (char) read();
      }
      return end > offset ? end - offset : -1;
    }

    @Override
    public void close() {}
  }
}
