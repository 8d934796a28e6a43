package org.cspworkbench.core.gallery;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import org.cspworkbench.core.gallery.Graph.Edge;

/**
 * Reads graphs in the text format of the second DIMACS challenge ("Clique and Coloring Problems
 * Graph Format", 1993), usually named {@code .col}:
 *
 * <pre>{@code
 * c a comment
 * p edge 3 2
 * e 1 2
 * e 2 3
 * }</pre>
 *
 * <p>An edge may be listed several times, in both directions; a file may count its edges once or in
 * both directions. An edge from a vertex to itself, as {@code homer.col} of the challenge has one,
 * is left out, and so are lines about single vertices ({@code n}, {@code d}, {@code v}, {@code x}).
 * Memory is bounded however large the file is.
 */
public final class Dimacs {

  private static final int MAX_VERTICES = 100_000;
  private static final int MAX_EDGES = 1_000_000;

  private final WordReader words;
  private final Set<Edge> edges = new LinkedHashSet<>(); // loops included
  private long edgeLines;
  private int firstLoopAt; // 0 if there is none
  private int vertices; // 0 until the line p has been read
  private int declaredEdges;
  private int declaredAt;

  private Dimacs(Reader text) {
    this.words = new WordReader(text);
  }

  /**
   * What a file lists.
   *
   * @param graph the graph, without loops
   * @param loops how many vertices have an edge to themselves, which the graph is without
   * @param firstLoopAt the line of the first of these edges, 0 if there is none
   */
  public record Listing(Graph graph, int loops, int firstLoopAt) {}

  /**
   * Returns the graph in {@code file}, named as the file without its ending.
   *
   * @throws MalformedProblemException if the file is not of this format
   * @throws IOException if the file cannot be read
   */
  public static Listing read(Path file) throws IOException {
    Path last = file.getFileName();
    String name = last == null ? file.toString() : last.toString();
    int dot = name.lastIndexOf('.');
    try (Reader text = // comments may hold any bytes, which are replaced
        new BufferedReader(
            new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8))) {
      return read(dot > 0 ? name.substring(0, dot) : name, text);
    }
  }

  /**
   * Returns the graph in {@code text}.
   *
   * @param name its name
   * @throws MalformedProblemException if the text is not of this format
   * @throws IOException if the text cannot be read
   */
  public static Listing read(String name, Reader text) throws IOException {
    Dimacs reader = new Dimacs(text);
    reader.readLines();
    ImmutableList<Edge> edges =
        reader.edges.stream().filter(e -> e.from() != e.to()).collect(toImmutableList());
    return new Listing(
        new Graph(name, reader.vertices, edges),
        reader.edges.size() - edges.size(),
        reader.firstLoopAt);
  }

  private void readLines() throws IOException {
    while (words.nextLine()) {
      String kind = words.word();
      switch (kind) {
        case "", "n", "d", "v", "x" -> {}
        case "p" -> readSize();
        case "e" -> readEdge();
        default -> {
          if (!kind.startsWith("c")) {
            throw fault("expected a line that begins with c, p or e", kind);
          }
        }
      }
    }
    if (vertices == 0) {
      throw fault("expected a line 'p edge VERTICES EDGES', found the end of the file");
    }
    checkCount();
  }

  private void readSize() throws IOException {
    if (vertices > 0) {
      throw fault("expected only one line that begins with p; the first is line " + declaredAt);
    }
    String format = words.word();
    if (!format.equals("edge") && !format.equals("edges") && !format.equals("col")) {
      throw fault("expected 'edge'", format);
    }
    vertices = number(1, MAX_VERTICES, "a number of vertices");
    declaredEdges = number(0, Integer.MAX_VALUE, "a number of edges");
    declaredAt = words.line(); // some files say more in this line, such as the colours needed
  }

  private void readEdge() throws IOException {
    if (vertices == 0) {
      throw fault("expected a line 'p edge VERTICES EDGES' before the first edge");
    }
    int from = number(1, vertices, "a vertex");
    int to = number(1, vertices, "a vertex");
    if (from == to && firstLoopAt == 0) {
      firstLoopAt = words.line();
    }
    String rest = words.word();
    if (!rest.isEmpty()) {
      throw fault("expected the end of the line", rest);
    }
    edgeLines++;
    edges.add(new Edge(Math.min(from, to), Math.max(from, to)));
    if (edges.size() > MAX_EDGES) {
      throw fault("expected at most " + MAX_EDGES + " different edges");
    }
  }

  private int number(int least, int most, String what) throws IOException {
    String word = words.word();
    String expected = "expected " + what + " from " + least + " to " + most;
    try {
      int number = Integer.parseInt(word);
      if (number < least || number > most) {
        throw fault(expected, word);
      }
      return number;
    } catch (NumberFormatException e) {
      throw fault(expected, word);
    }
  }

  /** The files in use count edges, lines, or each edge twice. */
  private void checkCount() throws MalformedProblemException {
    long count = edges.size();
    if (declaredEdges != edgeLines && declaredEdges != count && declaredEdges != 2 * count) {
      throw fault(
          "expected as many edges as line %d says, %d, found the end of the file after %d"
              .formatted(declaredAt, declaredEdges, edgeLines));
    }
  }

  private MalformedProblemException fault(String expected, String word) {
    return fault(
        expected
            + ", found "
            + (word.isEmpty() ? "the end of the line" : MalformedProblemException.quoted(word)));
  }

  private MalformedProblemException fault(String sentence) {
    return new MalformedProblemException(words.line(), words.column(), sentence);
  }
}
