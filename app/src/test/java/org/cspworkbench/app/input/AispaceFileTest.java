package org.cspworkbench.app.input;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.paint.graph.StatedPlaces;
import org.cspworkbench.presentation.surface.Point;
import org.junit.jupiter.api.Test;

/** The positions of the nodes in a problem file of AIspace. */
final class AispaceFileTest {

  private final List<String> remarks = new ArrayList<>();

  /** Returns a problem whose variables have these properties. */
  private Csp problem(String... properties) throws UnreadableException {
    StringBuilder text = new StringBuilder("<CSPIF><CSP><NAME>places</NAME>");
    for (int x = 0; x < properties.length; x++) {
      text.append("<VARIABLE TYPE=\"Integer\"><NAME>x").append(x);
      text.append("</NAME><VALUE>1</VALUE><VALUE>2</VALUE>").append(properties[x]);
      text.append("</VARIABLE>");
    }
    return AispaceFile.read("file.xml", text.append("</CSP></CSPIF>").toString(), remarks::add);
  }

  private static String position(String text) {
    return "<PROPERTY>position = (" + text + ")</PROPERTY>";
  }

  @Test
  void thePositionsAreThoseInTheGraphIfEachVariableHasOneOfItsOwn() throws UnreadableException {
    Csp csp = problem(position("7349.63, 7168.5"), position("-10,2.5E3"));
    assertThat(StatedPlaces.of(csp))
        .contains(
            new StatedPlaces(
                ImmutableList.of(new Point(7349.63, 7168.5), new Point(-10.0, 2500.0))));
    assertThat(remarks).isEmpty();
  }

  @Test
  void otherPositionsAreNotUsedWhichIsReported() throws UnreadableException {
    String one = position("10.0, 20.5");
    ImmutableList<String> others =
        ImmutableList.of("", one, position("10.0"), position("NaN, 1.0"), position("a, b"));
    for (String other : others) {
      remarks.clear();
      assertThat(StatedPlaces.of(problem(one, other))).as(other).isEmpty();
      assertThat(remarks).containsExactly("file.xml: the positions of the nodes are not used");
    }
  }

  @Test
  void theGraphOfManyVariablesIsNotShownWhole() throws UnreadableException {
    String[] properties = new String[200];
    for (int x = 0; x < properties.length; x++) {
      properties[x] = position(x + ".0, 1.0");
    }
    assertThat(StatedPlaces.of(problem(properties))).isEmpty();
    assertThat(remarks).hasSize(1);
  }
}
