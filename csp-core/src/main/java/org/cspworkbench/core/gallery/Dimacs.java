package org.cspworkbench.core.gallery;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PushbackReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.cspworkbench.core.gallery.Graph.Edge;
import org.cspworkbench.core.text.Alphabet;
import org.cspworkbench.core.text.Lexeme;
import org.cspworkbench.core.text.Lexeme.Kind;
import org.cspworkbench.core.text.Lexer;
import org.cspworkbench.core.text.MalformedProblemException;

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

  private static final int BYTE_ORDER_MARK = '\uFEFF';
  private static final Pattern CONTROLS = Pattern.compile("[\\x00-\\x1F\\x7F-\\x9F]");

  private final Lexer words;
  private Lexeme last; // read, at the beginning of a line or within it
  private final Set<Edge> edges = new LinkedHashSet<>(); // loops included
  private long edgeLines;
  private int firstLoopAt; // 0 if there is none
  private int vertices; // 0 until the line p has been read
  private int declaredEdges;
  private int declaredAt;

  private Dimacs(Reader text) throws IOException {
    PushbackReader behindMark = new PushbackReader(text);
    int first = behindMark.read();
    if (first >= 0 && first != BYTE_ORDER_MARK) {
      behindMark.unread(first);
    }
    this.words = new Lexer(behindMark, new Words());
    this.last = words.next();
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
    Lexeme first = last;
    while (first.kind() != Kind.END) {
      readLine(first);
      if (last.kind() == Kind.NAME || last.kind() == Kind.NUMBER) {
        words.skipLine();
        if (words.next().kind() == Kind.END) {
          break; // a message names the last word, as there is no further line
        }
      } else if (last.kind() == Kind.END) {
        break;
      }
      first = take();
    }
    if (vertices == 0) {
      throw last.fault("expected a line 'p edge VERTICES EDGES', found the end of the file");
    }
    checkCount();
  }

  private Lexeme take() throws IOException {
    last = words.next();
    return last;
  }

  private void readLine(Lexeme kind) throws IOException {
    switch (kind.text()) {
      case "", "n", "d", "v", "x" -> {}
      case "p" -> readSize();
      case "e" -> readEdge();
      default -> {
        if (!kind.text().startsWith("c")) {
          throw unexpected("expected a line that begins with c, p or e");
        }
      }
    }
  }

  private void readSize() throws IOException {
    if (vertices > 0) {
      throw last.fault(
          "expected only one line that begins with p; the first is line " + declaredAt);
    }
    String format = take().text();
    if (!format.equals("edge") && !format.equals("edges") && !format.equals("col")) {
      throw unexpected("expected 'edge'");
    }
    vertices = number(1, MAX_VERTICES, "a number of vertices");
    declaredEdges = number(0, Integer.MAX_VALUE, "a number of edges");
    declaredAt = last.line(); // some files have more in this line, such as the colours needed
  }

  private void readEdge() throws IOException {
    if (vertices == 0) {
      throw last.fault("expected a line 'p edge VERTICES EDGES' before the first edge");
    }
    int from = number(1, vertices, "a vertex");
    int to = number(1, vertices, "a vertex");
    if (from == to && firstLoopAt == 0) {
      firstLoopAt = last.line();
    }
    if (!take().text().isEmpty()) {
      throw unexpected("expected the end of the line");
    }
    edgeLines++;
    edges.add(new Edge(Math.min(from, to), Math.max(from, to)));
    if (edges.size() > MAX_EDGES) {
      throw last.fault("expected at most " + MAX_EDGES + " different edges");
    }
  }

  private int number(int least, int most, String what) throws IOException {
    String expected = "expected " + what + " from " + least + " to " + most;
    try {
      int number = Integer.parseInt(take().text());
      if (number < least || number > most) {
        throw unexpected(expected);
      }
      return number;
    } catch (NumberFormatException e) {
      throw unexpected(expected);
    }
  }

  /** The files in use count edges, lines, or each edge twice. */
  private void checkCount() throws MalformedProblemException {
    long count = edges.size();
    if (declaredEdges != edgeLines && declaredEdges != count && declaredEdges != 2 * count) {
      throw last.fault(
          "expected as many edges as line %d says, %d, found the end of the file after %d"
              .formatted(declaredAt, declaredEdges, edgeLines));
    }
  }

  private MalformedProblemException unexpected(String expected) {
    String word = CONTROLS.matcher(last.text()).replaceAll("?");
    return last.fault(
        expected
            + ", found "
            + (word.isEmpty() ? "the end of the line" : MalformedProblemException.quoted(word)));
  }

  /** Words between spaces, line by line. */
  private static final class Words implements Alphabet {

    @Override
    public boolean isSpace(int c) {
      return c <= ' ' && c != '\n';
    }

    @Override
    public boolean beginsWord(int c) {
      return true;
    }

    @Override
    public boolean continuesWord(int c) {
      return c > ' ';
    }

    /** No word that means anything is as long. */
    @Override
    public int longestWord() {
      return 40;
    }

    @Override
    public ImmutableMap<String, String> signs() {
      return ImmutableMap.of();
    }
  }
}
