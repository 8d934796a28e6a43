package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.general;
import static org.cspworkbench.solvers.Puzzles.sudoku;

import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.solvers.wfc.WaveFunctionCollapse;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Runs written down once: the same seed gives the same run, on every machine and JDK. Whoever
 * changes what a solver does on purpose writes them down anew.
 */
class GoldenTest {

  private static Problem problem(String name) {
    return switch (name) {
      case "inkala" -> sudoku(Puzzles.INKALA);
      case "of 425" -> sudoku(Puzzles.OF_425_SOLUTIONS);
      case "queens 8" -> general(Queens.pairwise(8));
      case "random" -> general(RandomBinary.modelRb(11, 20, 8, 0.3, 0.35));
      default -> throw new IllegalArgumentException(name);
    };
  }

  /** The counters in the order of {@link Statistics}; the hash code of the list of values. */
  @ParameterizedTest(name = "{0}, {1}, seed {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          backtracking | inkala | 1 | Solved[] | 445778 396220 49498 0 2625743 0 1 60 | -1569411300
          backtracking | of 425 | 1 | Solved[] | 2990663 2658341 332263 0 17563235 0 1 59 | -188757228
          backtracking | queens 8 | 1 | Solved[] | 876 763 105 0 6440 0 1 8 | 312577481
          backtracking | random | 1 | Solved[] | 38088 33315 4753 0 85791 0 1 20 | -1177662169
          ac3 | inkala | 1 | Solved[] | 191505 141947 49498 2568 1286163 286 1 60 | -1569411300
          ac3 | of 425 | 1 | Solved[] | 1548879 1216557 332263 2579 10487238 282 1 59 | -188757228
          ac3 | queens 8 | 1 | Solved[] | 876 763 105 168 7896 0 1 8 | 312577481
          ac3 | random | 1 | Solved[] | 38088 33315 4753 114 87164 0 1 20 | -1177662169
          mrv | inkala | 1 | Solved[] | 42113 32012 10041 2568 6292528 286 1 60 | -1569411300
          mrv | of 425 | 1 | Solved[] | 1696 1285 352 2579 245134 282 1 59 | -680801120
          mrv | queens 8 | 1 | Solved[] | 572 497 67 168 15395 0 1 8 | 312577481
          mrv | random | 1 | Solved[] | 59 39 0 114 2868 0 1 20 | 588680486
          forward-checking | inkala | 1 | Solved[] | 10101 922 9119 85043 238463 37184 1 60 | -1569411300
          forward-checking | of 425 | 1 | Solved[] | 411 39 313 5803 21577 1612 1 59 | -680801120
          forward-checking | queens 8 | 1 | Solved[] | 75 23 44 838 3444 291 1 8 | 312577481
          forward-checking | random | 1 | Solved[] | 20 0 0 171 1707 101 1 20 | 588680486
          mac | inkala | 1 | Solved[] | 928 922 470 84120 84120 37696 1 12 | -1569411300
          mac | of 425 | 1 | Solved[] | 49 39 17 3678 3678 1636 1 11 | -680801120
          mac | queens 8 | 1 | Solved[] | 25 23 11 230 230 291 1 5 | 312577481
          mac | random | 1 | Solved[] | 17 0 0 160 346 102 1 17 | 588680486
          cbj | inkala | 1 | Solved[] | 131992 112472 9523 0 1761243 0 1 60 | -1569411300
          cbj | of 425 | 1 | Solved[] | 1269618 1078651 87873 0 17226655 0 1 59 | -188757228
          cbj | queens 8 | 1 | Solved[] | 765 658 81 0 10048 0 1 8 | 312577481
          cbj | random | 1 | Solved[] | 362 254 21 0 1681 0 1 20 | -1177662169
          fc-cbj | inkala | 1 | Solved[] | 9782 869 5825 82738 232516 36066 1 60 | -1569411300
          fc-cbj | of 425 | 1 | Solved[] | 398 35 189 5700 21268 1567 1 59 | -680801120
          fc-cbj | queens 8 | 1 | Solved[] | 75 23 44 838 3444 291 1 8 | 312577481
          fc-cbj | random | 1 | Solved[] | 20 0 0 171 1707 101 1 20 | 588680486
          domwdeg | inkala | 1 | Solved[] | 119 116 50 28425 25007 10990 2 7 | -1569411300
          domwdeg | of 425 | 1 | Solved[] | 10 0 0 1007 810 462 1 10 | -772418124
          domwdeg | queens 8 | 1 | Solved[] | 14 10 3 164 146 175 1 4 | 1197426881
          domwdeg | random | 1 | Solved[] | 15 0 0 167 352 107 1 15 | 283225664
          wfc | inkala | 1 | GaveUp[limit=ATTEMPTS, mostAssigned=72] | 828 100 0 23389 23389 12426 100 14 | 0
          wfc | inkala | 2 | GaveUp[limit=ATTEMPTS, mostAssigned=67] | 815 100 0 22936 22936 12307 100 13 | 0
          wfc | inkala | -9876543210 | GaveUp[limit=ATTEMPTS, mostAssigned=75] | 848 100 0 23782 23782 12586 100 16 | 0
          wfc | of 425 | 1 | Solved[] | 222 26 0 7421 7421 3795 27 13 | -1698058212
          wfc | of 425 | 2 | Solved[] | 189 21 0 6612 6612 3310 22 11 | 163497132
          wfc | of 425 | -9876543210 | Solved[] | 255 30 0 8902 8902 4443 31 13 | -1592545644
          wfc | queens 8 | 1 | Solved[] | 47 11 0 324 324 507 12 5 | -1415249199
          wfc | queens 8 | 2 | Solved[] | 8 1 0 49 49 78 2 4 | 1112467265
          wfc | queens 8 | -9876543210 | Solved[] | 8 1 0 54 54 85 2 4 | -1536814971
          wfc | random | 1 | Solved[] | 16 1 0 175 358 149 2 14 | -91417394
          wfc | random | 2 | Solved[] | 18 0 0 197 430 107 1 18 | 1251108016
          wfc | random | -9876543210 | Solved[] | 16 0 0 171 361 108 1 16 | 878550462
          wfc-backtracking | inkala | 1 | Solved[] | 2019 1007 997 97282 97282 43144 1 20 | -1569411300
          wfc-backtracking | inkala | 2 | Solved[] | 23 7 4 1531 1531 821 1 12 | -1569411300
          wfc-backtracking | inkala | -9876543210 | Solved[] | 2127 1062 1054 99159 99159 45212 1 19 | -1569411300
          wfc-backtracking | of 425 | 1 | Solved[] | 119 56 52 6175 6175 2758 1 13 | -1487362536
          wfc-backtracking | of 425 | 2 | Solved[] | 17 1 0 893 893 490 1 16 | -447826772
          wfc-backtracking | of 425 | -9876543210 | Solved[] | 338 162 161 12741 12741 5856 1 16 | -1935949552
          wfc-backtracking | queens 8 | 1 | Solved[] | 11 5 2 89 89 107 1 5 | -548674871
          wfc-backtracking | queens 8 | 2 | Solved[] | 5 1 0 31 31 46 1 4 | -1511722047
          wfc-backtracking | queens 8 | -9876543210 | Solved[] | 10 4 2 72 72 91 1 4 | 271747513
          wfc-backtracking | random | 1 | Solved[] | 13 1 0 178 390 120 1 12 | -256977889
          wfc-backtracking | random | 2 | Solved[] | 18 0 0 197 430 107 1 18 | 1251108016
          wfc-backtracking | random | -9876543210 | Solved[] | 16 0 0 171 361 108 1 16 | 878550462
          """)
  void theSameSeedGivesTheSameRun(
      String id, String problem, long seed, String outcome, String counters, int values) {
    Settings settings = Settings.defaults().withSeed(seed).with(WaveFunctionCollapse.ATTEMPTS, 100);
    Result result = Solvers.byId(id).solve(problem(problem), settings, null);
    assertThat(result.outcome()).hasToString(outcome);
    assertThat(counters(result.statistics())).isEqualTo(counters);
    assertThat(result.firstSolution().map(found -> found.values().asList().hashCode()).orElse(0))
        .as("%s", result.firstSolution())
        .isEqualTo(values);
  }

  private static String counters(Statistics s) {
    return LongStream.of(
            s.nodes(),
            s.fails(),
            s.backtracks(),
            s.revisions(),
            s.checks(),
            s.prunings(),
            s.attempts(),
            s.maxDepth())
        .mapToObj(Long::toString)
        .collect(Collectors.joining(" "));
  }
}
