package org.cspworkbench.xcsp3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.xcsp3.Meaning.array;
import static org.cspworkbench.xcsp3.Meaning.assertMeans;
import static org.cspworkbench.xcsp3.Meaning.four;

import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Objective;
import org.junit.jupiter.api.Test;

/** What stands around the constraints of an instance means what the specification says. */
final class InstanceSemanticsTest {

  @Test
  void fixedValuesAndClauses() throws XcspException {
    assertMeans(
        four(),
        "<instantiation><list> x[] </list><values> 3 0 1 1 </values></instantiation>",
        v -> Arrays.equals(v, new int[] {3, 0, 1, 1}));
    assertMeans(
        four(),
        "<instantiation><list> x[] </list><values> 2x3 0 </values></instantiation>",
        v -> Arrays.equals(v, new int[] {2, 2, 2, 0}));
    assertMeans(
        array("b", 3, "0 1"),
        "<clause> b[0] not(b[1]) b[2] </clause>",
        v -> v[0] == 1 || v[1] == 0 || v[2] == 1);
  }

  @Test
  void slidesGroupsAndBlocks() throws XcspException {
    assertMeans(
        four(),
        "<slide><list> x[] </list><intension> lt(%0,add(%1,1)) </intension></slide>",
        v -> v[0] <= v[1] && v[1] <= v[2] && v[2] <= v[3]);
    assertMeans(
        four(),
        "<slide circular=\"true\"><list> x[] </list><intension> ne(%0,%1) </intension></slide>",
        v -> v[0] != v[1] && v[1] != v[2] && v[2] != v[3] && v[3] != v[0]);
    assertMeans(
        four(),
        "<block><block><group><sum><list> %... </list><condition> (eq,4) </condition></sum>"
            + "<args> x[0..1] </args><args> x[1..3] </args></group></block>"
            + "<intension> gt(x[0],x[3]) </intension></block>",
        v -> v[0] + v[1] == 4 && v[1] + v[2] + v[3] == 4 && v[0] > v[3]);
  }

  /** A variable that occurs nowhere is not counted, and is written with a star. */
  @Test
  void variablesThatOccurNowhere() throws XcspException {
    XcspInstance instance =
        Instances.read(Instances.text(four(), "<intension> eq(x[1],2) </intension>"));
    List<String> written = new ArrayList<>();
    Instances.solve(instance.csp(), 9, v -> written.add(instance.instantiation(v)));
    assertThat(written)
        .containsExactly(
            "<instantiation> <list> x[1] x[0] x[2] x[3] </list> <values> 2 * * * </values> </instantiation>");
  }

  @Test
  void objectives() throws XcspException {
    assertWorth("<minimize> x[1] </minimize>", Objective.Goal.MINIMIZE, v -> v[1]);
    assertWorth(
        "<maximize> sub(x[1],mul(2,x[2])) </maximize>",
        Objective.Goal.MAXIMIZE,
        v -> v[1] - 2 * v[2]);
    assertWorth(
        "<minimize type=\"sum\"><list> x[] </list><coeffs> 1 2 3 -4 </coeffs></minimize>",
        Objective.Goal.MINIMIZE,
        v -> v[0] + 2 * v[1] + 3 * v[2] - 4 * v[3]);
    assertWorth(
        "<minimize type=\"maximum\"> x[] </minimize>",
        Objective.Goal.MINIMIZE,
        v -> IntStream.of(v).max().orElseThrow());
    assertWorth(
        "<maximize type=\"nValues\"> x[] </maximize>", Objective.Goal.MAXIMIZE, Meaning::distinct);
    assertWorth(
        "<maximize type=\"product\"> x[0] x[1] </maximize>",
        Objective.Goal.MAXIMIZE,
        v -> v[0] * v[1]);
  }

  private static void assertWorth(
      String objective, Objective.Goal goal, java.util.function.ToIntFunction<int[]> worth)
      throws XcspException {
    XcspInstance instance =
        Instances.read(Instances.text(four(), "<allDifferent> x[] </allDifferent>", objective));
    Objective stated = instance.objective().orElseThrow();
    assertThat(stated.goal()).isEqualTo(goal);
    Instances.solve(
        instance.csp(),
        Long.MAX_VALUE,
        v ->
            assertThat(stated.worthOf(v))
                .isEqualTo(worth.applyAsInt(Ints.toArray(Instances.ownValues(instance, v)))));
  }
}
