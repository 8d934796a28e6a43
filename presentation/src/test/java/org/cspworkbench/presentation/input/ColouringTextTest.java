package org.cspworkbench.presentation.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.cspworkbench.core.gallery.Graph;
import org.cspworkbench.core.gallery.GraphColouring;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.MalformedProblemException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The text states the colouring problem of the graph in the file. */
final class ColouringTextTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 7})
  void theTextStatesTheGraph(int k) throws Exception {
    Graph graph = Graph.mycielski(k);
    StringBuilder file = new StringBuilder("c a graph\np edge ");
    file.append(graph.vertices()).append(' ').append(graph.edges().size()).append('\n');
    graph.edges().forEach(e -> file.append("e " + e.from() + " " + e.to() + "\n"));

    assertThat(ColouringText.isOne(file.toString())).isTrue();
    Csp stated = new NotationText("problem", ColouringText.of(file.toString())).problem().csp();

    Csp expected = GraphColouring.of(graph, GraphColouring.greedyColours(graph));
    assertThat(stated.variables().stream().map(x -> x.domain().size()))
        .isEqualTo(expected.variables().stream().map(x -> x.domain().size()).toList());
    assertThat(stated.constraints().stream().map(c -> indices(stated, c.scope())))
        .isEqualTo(expected.constraints().stream().map(c -> indices(expected, c.scope())).toList());
  }

  private static List<Integer> indices(Csp csp, List<Variable> scope) {
    return scope.stream().map(csp.variables()::indexOf).toList();
  }

  @Test
  void faultsNameTheirLine() {
    assertThatThrownBy(() -> ColouringText.of("p edge 2 1\ne 1 3\n"))
        .isInstanceOf(MalformedProblemException.class);
    assertThat(ColouringText.isOne("problem edge\nvariables x in 1..2")).isFalse();
  }
}
