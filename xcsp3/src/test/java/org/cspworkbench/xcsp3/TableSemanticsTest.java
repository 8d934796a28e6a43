package org.cspworkbench.xcsp3;

import static org.cspworkbench.xcsp3.Meaning.array;
import static org.cspworkbench.xcsp3.Meaning.assertMeans;
import static org.cspworkbench.xcsp3.Meaning.four;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Tables, automata and diagrams allow what they list, in each of their forms. */
final class TableSemanticsTest {

  @Test
  void extension() throws XcspException {
    String list = "<extension><list> x[0..2] </list>";
    assertMeans(
        four(),
        list + "<supports> (0,1,2)(1,*,0)(3,3,3)(7,0,0) </supports></extension>",
        v ->
            Arrays.equals(v, new int[] {0, 1, 2})
                || Arrays.equals(v, new int[] {3, 3, 3})
                || (v[0] == 1 && v[2] == 0));
    assertMeans(
        four(),
        list + "<conflicts> (0,1,2)(*,*,0) </conflicts></extension>",
        v -> !Arrays.equals(v, new int[] {0, 1, 2}) && v[2] != 0);
    assertMeans(
        four(),
        "<extension><list> x[2] </list><supports> 0 2..3 </supports></extension>",
        v -> v[0] != 1);
    assertMeans(
        four(),
        "<extension><list> x[2] </list><conflicts> 1 2 </conflicts></extension>",
        v -> v[0] == 0 || v[0] == 3);
    assertMeans(
        four(),
        "<group><extension><list> %0 %1 </list><supports> (0,1)(1,0) </supports></extension>"
            + "<args> x[0] x[1] </args><args> x[2] x[3] </args></group>",
        v -> v[0] + v[1] == 1 && v[2] + v[3] == 1);
  }

  @Test
  void regularWithSeveralRunsOfOneWord() throws XcspException {
    String automaton =
        "<transitions> (a,0,a)(a,1,a)(a,1,b)(b,0,c)(b,1,c) </transitions>"
            + "<start> a </start><final> b c </final></regular>";
    assertMeans(
        array("x", 4, "0 1"),
        "<regular><list> x[] </list>" + automaton,
        v -> v[3] == 1 || v[2] == 1);
  }

  @Test
  void mdd() throws XcspException {
    assertMeans(
        array("x", 3, "0..2"),
        "<mdd><list> x[] </list><transitions> (r,0,a)(r,1,b)(a,1,c)(b,2,c)(b,0,c)(c,0,t)(c,2,t)"
            + " </transitions></mdd>",
        v -> ((v[0] == 0 && v[1] == 1) || (v[0] == 1 && v[1] != 1)) && v[2] != 1);
  }

  @Test
  void numbersWhereTheParserWantsVariables() throws XcspException {
    assertMeans(
        four(),
        "<extension><list> 1 x[0] </list><supports> (1,2)(0,1)(1,0) </supports></extension>"
            + "<group><extension><list> %0 %1 </list><conflicts> (-1,2)(3,3) </conflicts></extension>"
            + "<args> -1 x[1] </args><args> x[2] 3 </args><args> 1 2 </args></group>"
            + "<slide><list> 3 x[3] 1 </list><intension> gt(%0,%1) </intension></slide>",
        v -> (v[0] == 0 || v[0] == 2) && v[1] != 2 && v[2] != 3 && v[3] == 2);
  }
}
