package org.cspworkbench.viewer.problem;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.Optional;
import org.cspworkbench.core.gallery.Graph;
import org.cspworkbench.core.gallery.GraphColouring;
import org.cspworkbench.presentation.input.ParameterWords;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.words.Texts;

/** The question how many colours a graph is to be coloured with. */
public final class ColouringForm {

  private final ParameterWords sentences = new ParameterWords(Texts.phrases());
  private final Graph graph;
  private final Optional<String> remark;
  private final Parameter.WholeNumber colours;
  private String typed;

  /**
   * Creates the question; takes time for a large graph.
   *
   * @param remark what there is to report of the file of the graph
   */
  public ColouringForm(Graph graph, Optional<String> remark) {
    this.graph = graph;
    this.remark = remark;
    int enough = GraphColouring.greedyColours(graph);
    this.colours =
        new Parameter.WholeNumber(
            "colours",
            "How many colours there are.",
            GraphColouring.cliqueSize(graph),
            enough,
            enough);
    this.typed = colours.usual();
  }

  /** Returns whether there is more than one answer. */
  public boolean isOpen() {
    return colours.min() < colours.max();
  }

  /** Returns the field: at least the size of a clique, at most what a greedy colouring takes. */
  public Parameter.WholeNumber colours() {
    return colours;
  }

  /** Returns where the limits of the field come from, in words. */
  public String range() {
    return text(
        "colours.range",
        graph.name(),
        graph.vertices(),
        graph.edges().size(),
        colours.min(),
        colours.max());
  }

  /** Types a text into the field. */
  public void type(String newText) {
    typed = newText.strip();
  }

  /** Returns a sentence about the text in the field, if it is no number of this range. */
  public Optional<String> fault() {
    return sentences.fault(colours, text("colours.field"), typed);
  }

  /** Returns the problem with as many colours as are typed, or why there is none. */
  public Reading reading() {
    return fault()
        .<Reading>map(Reading.Refused::new)
        .orElseGet(
            () ->
                Reading.Opened.named(
                    new Problem.General(GraphColouring.of(graph, Integer.parseInt(typed))),
                    remark));
  }
}
