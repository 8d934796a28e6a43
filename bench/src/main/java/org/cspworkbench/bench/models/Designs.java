package org.cspworkbench.bench.models;

import static org.cspworkbench.xcsp3.models.InstanceText.names;
import static org.cspworkbench.xcsp3.models.InstanceText.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.xcsp3.models.InstanceText;

/** Cards, blocks, pieces on a board, and colourings. */
final class Designs {

  private Designs() {}

  /**
   * Cards with so many symbols each, any two of which share exactly one: a part of a projective
   * plane.
   */
  static InstanceText cards(int cards, int symbols, int onCard) {
    InstanceText text =
        new InstanceText().array("x", "[%d][%d]".formatted(cards, onCard), "0.." + (symbols - 1));
    for (int i = 0; i < cards; i++) {
      text.constraint(
          "<ordered><list> x[%d][] </list><operator> lt </operator></ordered>".formatted(i));
      for (int j = 0; j < i; j++) {
        int one = j;
        int other = i;
        text.sum(
            names(
                onCard * onCard,
                k -> "eq(x[%d][%d],x[%d][%d])".formatted(one, k / onCard, other, k % onCard)),
            "(eq,1)");
      }
    }
    return text.constraint(lexicographic(cards, "x[%d][]"));
  }

  /** A projective plane as a matrix of points and lines. */
  static InstanceText plane(int order) {
    int n = order * order + order + 1;
    return blocks(n, n, order + 1, order + 1, "(eq,1)");
  }

  /**
   * Covering design: blocks of {@code size} of the points, so that any two points are in one block
   * at least.
   */
  static InstanceText covering(int points, int blocks, int size) {
    return blocks(points, blocks, size, 0, "(ge,1)");
  }

  private static InstanceText blocks(
      int points, int blocks, int size, int occurrences, String together) {
    InstanceText text = new InstanceText().array("x", "[%d][%d]".formatted(points, blocks), "0 1");
    for (int block = 0; block < blocks; block++) {
      text.sum("x[][%d]".formatted(block), "(eq," + size + ")");
    }
    for (int i = 0; i < points; i++) {
      if (occurrences > 0) {
        text.sum("x[%d][]".formatted(i), "(eq," + occurrences + ")");
      }
      for (int j = 0; j < i; j++) {
        int one = j;
        int other = i;
        text.sum(
            names(blocks, b -> "mul(x[%d][%d],x[%d][%d])".formatted(one, b, other, b)), together);
      }
    }
    return text.constraint(lexicographic(points, "x[%d][]"))
        .constraint(lexicographic(blocks, "x[][%d]"));
  }

  private static String lexicographic(int count, String list) {
    return "<lex> %s <operator> le </operator></lex>"
        .formatted(names(count, i -> "<list> " + list.formatted(i) + " </list>"));
  }

  /**
   * Queens, none of which attacks another, and knights on a closed tour of theirs, all on different
   * cells (Boussemart, Hemery, Lecoutre and Sais, 2004): none where the number of knights is odd.
   */
  static InstanceText queensAndKnights(int n, int knights) {
    List<String> moves = new ArrayList<>();
    List<String> peace = new ArrayList<>();
    for (int a = 0; a < n * n; a++) {
      for (int b = 0; b < n * n; b++) {
        int rows = Math.abs(a / n - b / n);
        int columns = Math.abs(a % n - b % n);
        if (rows * columns == 2) {
          moves.add(tuple(a, b));
        }
        if (rows != columns && rows > 0 && columns > 0) {
          peace.add(tuple(a, b));
        }
      }
    }
    InstanceText text =
        new InstanceText()
            .array("q", "[%d]".formatted(n), "0.." + (n * n - 1))
            .array("k", "[%d]".formatted(knights), "0.." + (n * n - 1));
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        text.supports("q[%d] q[%d]".formatted(j, i), peace.stream());
      }
    }
    for (int i = 0; i < knights; i++) {
      text.supports("k[%d] k[%d]".formatted(i, (i + 1) % knights), moves.stream());
    }
    return text.allDifferent("q[] k[]");
  }

  /**
   * Graphs of four critical parts that have no three colours, glued by the rule of Hajós, and so
   * much more of it that colours are left (Mizuno and Nishihara, 2008).
   */
  static InstanceText criticalColouring(int vertices, int colours, long seed) {
    RandomStream random = new RandomStream(seed);
    List<int[]> edges = new ArrayList<>();
    int count = clique(0, colours + 1, edges);
    while (count < vertices) {
      // Hajós: remove an edge a–b here and an edge c–d of a new clique, identify a and c, join b
      // and d
      int[] removed = edges.remove(random.nextInt(edges.size()));
      int a = removed[0];
      int b = removed[1];
      int first = count;
      for (int i = 0; i < colours; i++) {
        for (int j = 0; j < i; j++) {
          edges.add(new int[] {first + j, first + i});
        }
        if (i > 0) {
          edges.add(new int[] {a, first + i});
        }
      }
      edges.add(new int[] {b, first});
      count += colours;
    }
    InstanceText text =
        new InstanceText().array("x", "[%d]".formatted(count), "0.." + (colours - 1));
    int[] name = RandomOrder.of(count, random);
    int[] order = RandomOrder.of(edges.size(), random);
    for (int e : order) {
      int[] edge = edges.get(e);
      text.intension("ne(x[%d],x[%d])".formatted(name[edge[0]], name[edge[1]]));
    }
    return text;
  }

  private static int clique(int first, int size, List<int[]> edges) {
    IntStream.range(0, size)
        .forEach(
            i -> IntStream.range(0, i).forEach(j -> edges.add(new int[] {first + j, first + i})));
    return first + size;
  }
}
