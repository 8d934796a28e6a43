package org.cspworkbench.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import org.cspworkbench.core.consistency.Ac1;
import org.cspworkbench.core.consistency.Ac2001;
import org.cspworkbench.core.consistency.Ac3;
import org.cspworkbench.core.consistency.Ac3Bit;
import org.cspworkbench.core.consistency.Ac3BitRm;
import org.cspworkbench.core.consistency.Ac3Rm;
import org.cspworkbench.core.consistency.Ac4;
import org.cspworkbench.core.consistency.Ac6;
import org.cspworkbench.core.consistency.ForwardChecking;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.order.FewestLegalValues;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.Counts;
import org.junit.jupiter.api.Test;

/** What each counter counts, on runs so small that every number can be followed by hand. */
final class CountersTest {

  /** Two variables over 1 and 2 that must differ. */
  private static final Csp PAIR = differing(2);

  /** Three variables over 1 and 2, each two of which must differ: no solution. */
  private static final Csp TRIANGLE = differing(3);

  /**
   * x=1. y=1 fails (1 check), y=2 is a solution (1 check), taken back (1); y is used up, x=1 is
   * taken back (2). x=2. y=1 is a solution (1 check), taken back (3); y=2 fails (1 check); y is
   * used up, x=2 is taken back (4); x is used up.
   */
  @Test
  void plainBacktrackingCountsEachInconsistentValueAsAFailAndEachReturnAsABacktrack() {
    assertThat(all(PAIR, search -> search))
        .isEqualTo(counts().nodes(6).fails(2).backtracks(4).checks(4).depth(2).solutions(2));
  }

  /**
   * The same nodes. Using y or x up is now an empty domain after x ≠ v, and fails: y after its
   * second value (twice), x after its second.
   */
  @Test
  void binaryBranchingCountsADomainEmptiedByRefutationsAsAFail() {
    assertThat(all(PAIR, search -> search.branching(Branching.BINARY)))
        .isEqualTo(counts().nodes(6).fails(5).backtracks(4).checks(4).depth(2).solutions(2));
  }

  /**
   * x=1 revises (y, x) and (z, x): two checks and one pruning each. y=2 revises (z, y): one check,
   * one pruning, z is empty: a fail. y is used up, x=1 is taken back. x=2 likewise.
   */
  @Test
  void forwardCheckingCountsOneRevisionForEachOpenNeighbourAndAsksPairByPair() {
    assertThat(all(TRIANGLE, search -> search.lookAhead(ForwardChecking::new)))
        .isEqualTo(
            counts().nodes(4).fails(2).backtracks(2).prunings(6).checks(10).revisions(6).depth(2));
  }

  /**
   * x=1 is applied to y and to z, then y to z: three revisions by one word each, three prunings, z
   * is empty: a fail. x ≠ 1 leaves x one value, and the same again: a fail. No decision is left to
   * return to.
   */
  @Test
  void maintainingArcConsistencyCountsOneRevisionAndOneCheckForEachNeighbourOfAFixedVariable() {
    assertThat(all(TRIANGLE, search -> search.order(new Mrv()).maintainArcConsistency()))
        .isEqualTo(counts().nodes(1).fails(2).prunings(6).checks(6).revisions(6).depth(1));
  }

  /**
   * x &lt; y over 1..3. (x, y): 1 is supported by the second value asked, 2 by the third, 3 by none
   * of three: 8 checks, 3 goes. (y, x): 1 by none of the two that x has left, 2 and 3 by the first:
   * 4 checks, 1 goes. Neither needs to be revised again, since each was the other's inverse.
   */
  @Test
  void ac3OnTwoVariablesPairByPair() {
    assertThat(root(ascending(2), search -> search.rootFilter(Ac3::new)))
        .isEqualTo(counts().prunings(2).checks(12).revisions(2));
  }

  /**
   * x &lt; y &lt; z over 1..3. (x, y): 8 checks, x loses 3. (y, x): 4 checks, y loses 1. (y, z): 3
   * checks for 2, 3 for 3, which goes; (x, y) is put back. (z, y): one check each, z loses 1 and 2.
   * (x, y): one check each, x loses 2. Nothing leans on x but (y, x), its inverse.
   */
  @Test
  void ac3OnThreeVariablesPairByPair() {
    assertThat(root(ascending(3), search -> search.rootFilter(Ac3::new)))
        .isEqualTo(counts().prunings(6).checks(8 + 4 + 6 + 3 + 2).revisions(5));
  }

  /**
   * The same with every arc in turn, until nothing changes. First: 8 + 4 + 6 + 3 checks, as above.
   * Then 2 are left of x, 1 of y and 1 of z: one check for each, and x loses 2. Then one for each.
   */
  @Test
  void ac1OnThreeVariables() {
    assertThat(root(ascending(3), search -> search.rootFilter(Ac1::new)))
        .isEqualTo(counts().prunings(6).checks(21 + 5 + 4).revisions(4 + 4 + 4));
  }

  /** The same, but for the end: the last support of each value of x is asked about no more. */
  @Test
  void ac2001OnThreeVariables() {
    assertThat(root(ascending(3), search -> search.rootFilter(Ac2001::new)))
        .isEqualTo(counts().prunings(6).checks(21).revisions(5));
  }

  /**
   * Residues work both ways: in (y, x) 2 and 3 need no question, nor does 3 in (z, y). The residue
   * of 2 in (x, y) is gone at the end, and the one value that y has left is asked about.
   */
  @Test
  void ac3RmOnThreeVariables() {
    assertThat(root(ascending(3), search -> search.rootFilter(Ac3Rm::new)))
        .isEqualTo(counts().prunings(6).checks(8 + 2 + 6 + 2 + 1).revisions(5));
  }

  /** One word for each value that the tail of the revised arc has: 3, 3, 2, 3 and 2. */
  @Test
  void ac3BitRmOnThreeVariables() {
    assertThat(root(ascending(3), search -> search.rootFilter(Ac3BitRm::new)))
        .isEqualTo(counts().prunings(6).checks(3 + 3 + 2 + 3 + 2).revisions(5));
  }

  /**
   * All pairs that are there when the arc has its turn: 3 by 3, 3 by 2, 2 by 3, 3 by 1. Then x
   * loses 2 without a question. No revisions.
   */
  @Test
  void ac4OnThreeVariables() {
    assertThat(root(ascending(3), search -> search.rootFilter(Ac4::new)))
        .isEqualTo(counts().prunings(6).checks(9 + 6 + 6 + 3));
  }

  /** Up to the first support: as in the first revision of each arc. No revisions. */
  @Test
  void ac6OnThreeVariables() {
    assertThat(root(ascending(3), search -> search.rootFilter(Ac6::new)))
        .isEqualTo(counts().prunings(6).checks(8 + 4 + 6 + 3));
  }

  /**
   * x &lt; y &lt; z over 1..3, one check a word. From x: (y, x), 3 checks, one for each value of x,
   * y loses 1. From y, now the smallest: (x, y), 2 checks, x loses 3; (z, y), 2 checks, z loses 1
   * and 2. From z, fixed to 3: applied to y, 1 check, y loses 3. From y, fixed to 2: applied to x,
   * 1 check, x loses 2. From x, fixed: no neighbour is open.
   */
  @Test
  void ac3ByWordsOnThreeVariables() {
    assertThat(root(ascending(3), search -> search.lookAhead(Ac3Bit::new)))
        .isEqualTo(counts().prunings(6).checks(3 + 2 + 2 + 1 + 1).revisions(5));
  }

  /** x=1; then each value of y is asked about once by the order and once when it is tried. */
  @Test
  void questionsOfAVariableOrderAreChecksToo() {
    assertThat(counted(PAIR, search -> search.order(new FewestLegalValues())))
        .isEqualTo(counts().nodes(3).fails(1).checks(2 + 2).depth(2).solutions(1));
  }

  /** Each attempt: x=1 with two revisions, y=2 with one, fail. Nothing is returned to. */
  @Test
  void everyAttemptIsCountedAndARestartIsNoBacktrack() {
    Search search =
        new Search(new Network(TRIANGLE.structure()), TRIANGLE)
            .lookAhead(ForwardChecking::new)
            .restarts(Restarts.ON_CONTRADICTION);
    SearchResult result = search.solve(Limits.none().withAttempts(3), null);
    assertThat(Numbers.of(result.counters()))
        .isEqualTo(
            counts().nodes(6).fails(3).prunings(9).checks(15).revisions(9).depth(2).attempts(3));
  }

  /** What the givens alone contradict is one fail, in one attempt, without a node. */
  @Test
  void aContradictionAtTheRootIsOneFail() {
    Csp.Builder csp = Csp.builder("x < y with givens");
    Variable x = csp.variable("x", 3, 3);
    Variable y = csp.variable("y", 1, 1);
    csp.where("x < y", v -> v[0] < v[1], x, y);
    assertThat(all(csp.build(), search -> search.rootFilter(Ac3::new)))
        .isEqualTo(counts().fails(1).prunings(1).checks(1).revisions(1));
  }

  /**
   * The most variables that ever had a value at once: three queens of four stand before the last
   * has no place left; of three queens two.
   */
  @Test
  void theMostVariablesAssignedAtAContradictionAreRemembered() {
    Csp four = Queens.pairwise(4);
    SearchResult fourQueens =
        new Search(new Network(four.structure()), four)
            .lookAhead(ForwardChecking::new)
            .solve(Limits.none().withFails(2), null);
    assertThat(fourQueens.counters().maxDepth()).isEqualTo(3);
    assertThat(fourQueens.mostAssigned()).isEqualTo(3);

    Csp three = Queens.pairwise(3);
    SearchResult threeQueens =
        new Search(new Network(three.structure()), three)
            .lookAhead(ForwardChecking::new)
            .solve(Limits.none(), null);
    assertThat(threeQueens.ending()).isEqualTo(Ending.EXHAUSTED);
    assertThat(threeQueens.counters().maxDepth()).isEqualTo(2);
    assertThat(threeQueens.mostAssigned()).isEqualTo(2);
  }

  @Test
  void aCopyOfCountersGoesItsOwnWay() {
    Counters counters = new Counters();
    counters.nodes = 3;
    counters.solutions = 1;
    Counts copy = counters.copy();
    counters.nodes = 4;
    assertThat(copy.nodes()).isEqualTo(3);
    assertThat(copy.solutions()).isEqualTo(1);
  }

  @Test
  void aResultStatesItsEndingAndItsCounters() {
    SearchResult result = new Search(new Network(TRIANGLE.structure()), TRIANGLE).solve();
    assertThat(result)
        .hasToString(
            "EXHAUSTED: nodes=10, fails=6, backtracks=4, jumps=0, prunings=0, checks=10,"
                + " revisions=0, moves=0, attempts=1, maxDepth=3, solutions=0");
  }

  private static Csp differing(int n) {
    Csp.Builder csp = Csp.builder(n + " that differ");
    List<Variable> variables = csp.variables("x", n, Domain.range(1, 2));
    for (int i = 0; i < n; i++) {
      for (int j = i + 1; j < n; j++) {
        csp.notEqual(variables.get(i), variables.get(j));
      }
    }
    return csp.build();
  }

  private static Csp ascending(int n) {
    Csp.Builder csp = Csp.builder("ascending chain");
    List<Variable> x = csp.variables("x", n, Domain.range(1, 3));
    for (int i = 0; i + 1 < n; i++) {
      csp.where(x.get(i) + " < " + x.get(i + 1), v -> v[0] < v[1], x.get(i), x.get(i + 1));
    }
    return csp.build();
  }

  private static Numbers all(Csp csp, UnaryOperator<Search> parts) {
    return counted(csp, search -> parts.apply(search).wantAll());
  }

  private static Numbers counted(Csp csp, UnaryOperator<Search> parts) {
    Search search = parts.apply(new Search(new Network(csp.structure()), csp));
    return Numbers.of(search.solve(Limits.none(), null).counters());
  }

  /** What is counted before the first attempt. */
  private static Numbers root(Csp csp, UnaryOperator<Search> parts) {
    SearchRun run = parts.apply(new Search(new Network(csp.structure()), csp)).start(Limits.none());
    assertThat(run.establish()).isTrue();
    return Numbers.of(run.counters()).attempts(1);
  }

  private static Numbers counts() {
    return new Numbers(0, 0, 0, 0, 0, 0, 1, 0, 0);
  }

  /** The counters by value, so that a test can say all of them at once; one attempt unless told. */
  private record Numbers(
      long nodes,
      long fails,
      long backtracks,
      long prunings,
      long checks,
      long revisions,
      long attempts,
      long depth,
      long solutions) {

    static Numbers of(Counts c) {
      return new Numbers(
          c.nodes(),
          c.fails(),
          c.backtracks(),
          c.prunings(),
          c.checks(),
          c.revisions(),
          c.attempts(),
          c.maxDepth(),
          c.solutions());
    }

    Numbers nodes(long n) {
      return new Numbers(
          n, fails, backtracks, prunings, checks, revisions, attempts, depth, solutions);
    }

    Numbers fails(long n) {
      return new Numbers(
          nodes, n, backtracks, prunings, checks, revisions, attempts, depth, solutions);
    }

    Numbers backtracks(long n) {
      return new Numbers(nodes, fails, n, prunings, checks, revisions, attempts, depth, solutions);
    }

    Numbers prunings(long n) {
      return new Numbers(
          nodes, fails, backtracks, n, checks, revisions, attempts, depth, solutions);
    }

    Numbers checks(long n) {
      return new Numbers(
          nodes, fails, backtracks, prunings, n, revisions, attempts, depth, solutions);
    }

    Numbers revisions(long n) {
      return new Numbers(nodes, fails, backtracks, prunings, checks, n, attempts, depth, solutions);
    }

    Numbers attempts(long n) {
      return new Numbers(
          nodes, fails, backtracks, prunings, checks, revisions, n, depth, solutions);
    }

    Numbers depth(long n) {
      return new Numbers(
          nodes, fails, backtracks, prunings, checks, revisions, attempts, n, solutions);
    }

    Numbers solutions(long n) {
      return new Numbers(nodes, fails, backtracks, prunings, checks, revisions, attempts, depth, n);
    }
  }
}
