package org.cspworkbench.presentation.input;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import org.cspworkbench.core.gallery.Dimacs;
import org.cspworkbench.core.gallery.Graph;
import org.cspworkbench.core.gallery.GraphColouring;
import org.cspworkbench.core.model.Drawing;
import org.cspworkbench.core.text.MalformedProblemException;

/** Graphs of DIMACS files as colouring problems in the notation, to be read and changed. */
public final class ColouringText {

  private static final Pattern SIZE = Pattern.compile("(?m)^p\\s+(edge|edges|col)\\s");

  private ColouringText() {}

  /** Returns whether {@code content} looks like a DIMACS file of a graph. */
  public static boolean isOne(String content) {
    return SIZE.matcher(content).find();
  }

  /**
   * Returns the problem in the notation: with as many colours as a greedy colouring takes.
   *
   * @throws MalformedProblemException if {@code content} is not such a file
   */
  public static String of(String content) throws MalformedProblemException {
    try {
      return notation(Dimacs.read("graph", new StringReader(content)).graph());
    } catch (MalformedProblemException e) {
      throw e;
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory can always be read", e);
    }
  }

  private static String notation(Graph graph) {
    int colours = GraphColouring.greedyColours(graph);
    int edges = graph.edges().size();
    boolean isDrawn = Drawing.GRAPH.fits(GraphColouring.of(graph, colours));
    String head =
        """
        problem Graph colouring
        let colours = %d
        variables v[1..%d] in 1..colours
        %s"""
            .formatted(colours, graph.vertices(), isDrawn ? "draw as graph\n" : "");
    return edges == 0
        ? head
        : head
            + """
            let edges = %d
            let from = [%s]
            let to = [%s]
            forall (k in 1..edges) v[from[k]] != v[to[k]]
            """
                .formatted(edges, ends(graph, Graph.Edge::from), ends(graph, Graph.Edge::to));
  }

  private static String ends(Graph graph, ToIntFunction<Graph.Edge> end) {
    return graph.edges().stream()
        .map(edge -> Integer.toString(end.applyAsInt(edge)))
        .collect(joining(", "));
  }
}
