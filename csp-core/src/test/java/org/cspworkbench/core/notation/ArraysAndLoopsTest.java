package org.cspworkbench.core.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.CountBetween;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.testing.BruteForce;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.core.text.ProblemContents;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Arrays, numbers with a name, loops, named constraints and objectives mean what they say. */
class ArraysAndLoopsTest {

  private static ProblemContents read(String text) throws MalformedProblemException {
    return ProblemReader.read("typed", text);
  }

  /** Returns the values of the variables that the text names, in all solutions. */
  private static List<List<Integer>> solutions(ProblemContents contents) {
    List<List<Integer>> solutions = new ArrayList<>();
    for (List<Integer> solution : BruteForce.solutions(contents.csp())) {
      solutions.add(contents.shown().stream().map(x -> solution.get(x.index())).toList());
    }
    return solutions;
  }

  private static Arguments said(String text, Predicate<List<Integer>> meaning) {
    return Arguments.of(text, meaning);
  }

  private static boolean areDifferent(IntStream numbers) {
    int[] all = numbers.toArray();
    return Arrays.stream(all).distinct().count() == all.length;
  }

  static Stream<Arguments> sayings() {
    int[] weights = {3, 1, 2};
    int[][] table = {{5, 1}, {2, 7}, {4, 4}};
    return Stream.of(
        said(
            """
            let n = 4
            variables q[1..n] in 1..n
            alldifferent(q)
            alldifferent(q[i] + i | i in 1..n)
            alldifferent(q[1] - 1, q[2] - 2, q[3] - 3, 2*q[4] - q[4] - 4)
            """,
            q ->
                areDifferent(q.stream().mapToInt(v -> v))
                    && areDifferent(IntStream.range(0, 4).map(i -> q.get(i) + i))
                    && areDifferent(IntStream.range(0, 4).map(i -> q.get(i) - i))),
        said(
            """
            variables x, y, z in 0..4
            alldifferent(x + y, 2*z, 3, x)
            """,
            v -> areDifferent(IntStream.of(v.get(0) + v.get(1), 2 * v.get(2), 3, v.get(0)))),
        said(
            """
            variables x[0..3] in 0..2
            forall (i, j in 0..3 where i < j and (i + j) mod 2 = 1) x[i] != x[j]
            """,
            x -> {
              for (int i = 0; i < 4; i++) {
                for (int j = i + 1; j < 4; j++) {
                  if ((i + j) % 2 == 1 && x.get(i).equals(x.get(j))) {
                    return false;
                  }
                }
              }
              return true;
            }),
        said(
            """
            let w = [3, 1, 2]
            variables x[1..3] in 0..3
            sum (i in 1..3) w[i]*x[i] = 7
            """,
            x -> IntStream.range(0, 3).map(i -> weights[i] * x.get(i)).sum() == 7),
        said(
            """
            let w = [3, 1, 2]
            variables x[1..3] in 0..3
            sum(w[i]*x[i] | i in 1..3 where i != 2) + 1 <= 2*x[2]
            """,
            x -> 3 * x.get(0) + 2 * x.get(2) + 1 <= 2 * x.get(1)),
        said(
            """
            variables p[1..2, 1..2] in 0..2
            forall (r in 1..2) sum(p[r, c] | c in 1..2) = 2
            forall (c in 1..2)
              p[1][c] <= p[2][c]
            """,
            p ->
                p.get(0) + p.get(1) == 2
                    && p.get(2) + p.get(3) == 2
                    && p.get(0) <= p.get(2)
                    && p.get(1) <= p.get(3)),
        said(
            """
            let w = [3, 1, 2]
            variables i in 0..4
            variable v in 0..5
            w[i] = v
            """,
            x -> x.get(0) >= 1 && x.get(0) <= 3 && weights[x.get(0) - 1] == x.get(1)),
        said(
            """
            variables x[1..3] in 0..2
            variable i in 1..3
            x[i] + x[4 - i] > 2 or i = 2
            """,
            x -> x.get(x.get(3) - 1) + x.get(3 - x.get(3)) > 2 || x.get(3) == 2),
        said(
            """
            let d = [[5, 1], [2, 7], [4, 4]]
            variables r in 1..4
            variable c in 0..2
            d[r, c] > 3
            """,
            x -> x.get(0) <= 3 && x.get(1) >= 1 && table[x.get(0) - 1][x.get(1) - 1] > 3),
        said(
            """
            variables x[1..4] in 0..2
            count(x[i] = 1 | i in 1..4) = 2
            count(x[1] < x[2], x[3] < x[4]) >= 1
            """,
            x ->
                x.stream().filter(v -> v == 1).count() == 2
                    && (x.get(0) < x.get(1) || x.get(2) < x.get(3))),
        said(
            """
            variables x[1..3] in 0..2
            variable total in 0..3
            count (i in 1..3) (x[i] = 2) = total
            """,
            x -> x.subList(0, 3).stream().filter(v -> v == 2).count() == x.get(3)),
        said(
            """
            variables a[1..2] in 0..2
            variables b[1..2] in 0..2
            inorder(a, [b[2], b[1]])
            """,
            x -> x.get(0) < x.get(3) || (x.get(0).equals(x.get(3)) && x.get(1) <= x.get(2))),
        said(
            """
            variables next[1..4] in 1..4
            circuit(next)
            """,
            x -> {
              int place = 1;
              Set<Integer> seen = new LinkedHashSet<>();
              for (int k = 0; k < 4; k++) {
                seen.add(place);
                place = x.get(place - 1);
              }
              return place == 1 && seen.size() == 4;
            }),
        said(
            """
            let length = [2, 1, 3]
            let use = [1, 2, 1]
            variables start[1..3] in 0..3
            cumulative(start, length, use, 2)
            """,
            x -> {
              int[] length = {2, 1, 3};
              int[] use = {1, 2, 1};
              return IntStream.range(0, 7)
                  .allMatch(
                      t ->
                          IntStream.range(0, 3)
                                  .filter(i -> x.get(i) <= t && t < x.get(i) + length[i])
                                  .map(i -> use[i])
                                  .sum()
                              <= 2);
            }),
        said(
            """
            variables s[1..3] in 0..5
            nooverlap(s, [2, 1, 3])
            """,
            x -> {
              int[] length = {2, 1, 3};
              return IntStream.range(0, 3)
                  .allMatch(
                      i ->
                          IntStream.range(0, i)
                              .allMatch(
                                  j ->
                                      x.get(i) + length[i] <= x.get(j)
                                          || x.get(j) + length[j] <= x.get(i)));
            }),
        said(
            """
            variables a, b, c in boolean
            variable x in 0..3
            a or b
            if c then x > 1
            not (a and b)
            (x = 3) = c
            """,
            v ->
                v.get(0) + v.get(1) == 1
                    && (v.get(2) == 0 || v.get(3) > 1)
                    && (v.get(3) == 3) == (v.get(2) == 1)),
        said(
            """
            variables a, b in boolean
            a = true
            a != b or b = false
            """,
            v -> v.get(0) == 1 && v.get(1) == 0),
        said(
            """
            variables x[1..3] in 1..3
            if exists (i in 1..3) (x[i] = 1) then forall (i in 1..3) (x[i] <= 2)
            """,
            x -> !x.contains(1) || !x.contains(3)),
        said(
            """
            let odd = [1, 3]
            variables x[1..3] in 1..3
            forall (i in odd, j in {2}) x[i] < x[j]
            max(x[i] | i in odd) = 2
            """,
            x -> x.get(0) < x.get(1) && x.get(2) < x.get(1) && Math.max(x.get(0), x.get(2)) == 2),
        said(
            """
            variables x[1..2], y[1..2] in 0..2
            forall (i in 1..2) (x[i], y[i]) in {(0, 1), (1, 2), (2, 0)}
            """,
            v -> IntStream.range(0, 2).allMatch(i -> (v.get(i) + 1) % 3 == v.get(i + 2))),
        said(
            """
            variables x[1..3] in 0..2
            forall (i in 3..2) x[i] = 9
            sum (i in 1..0) x[i]*2 + x[1] = 1
            forall (i in 1..3, j in i + 1..3) if i + 1 = j then x[i] <= x[j]
            """,
            x -> x.get(0) == 1 && x.get(1) >= 1 && x.get(2) >= x.get(1)));
  }

  @ParameterizedTest
  @MethodSource("sayings")
  void theSolutionsAreThoseThatAreMeant(String text, Predicate<List<Integer>> meaning)
      throws MalformedProblemException {
    ProblemContents contents = read(text);
    List<List<Integer>> domains =
        contents.shown().stream().map(x -> x.domain().values().boxed().toList()).toList();
    assertThat(solutions(contents))
        .as(text)
        .containsExactlyInAnyOrderElementsOf(
            Lists.cartesianProduct(domains).stream().filter(meaning).toList());
  }

  static Stream<Long> seeds() {
    return IntStream.range(0, 100).mapToObj(Long::valueOf);
  }

  /** What a loop repeats, written out, has the same solutions. */
  @ParameterizedTest
  @MethodSource("seeds")
  void aLoopIsWhatItRepeats(long seed) throws MalformedProblemException {
    Random random = new Random(seed);
    int n = 3 + random.nextInt(2);
    int a = 1 + random.nextInt(2);
    int b = random.nextInt(3);
    String sign = List.of("!=", "<=", "<").get(random.nextInt(3));
    String where = List.of("i < j", "i != j", "i + j = 5", "j = i + 1").get(random.nextInt(4));
    String declaration = "let n = " + n + "\nvariables x[1..n] in 0..2\n";
    String body = "%s*x[%s] " + sign + " x[%s] + %s + b*%s";
    StringBuilder unrolled = new StringBuilder();
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        boolean isRepeated =
            switch (where) {
              case "i < j" -> i < j;
              case "i != j" -> i != j;
              case "i + j = 5" -> i + j == 5;
              default -> j == i + 1;
            };
        if (isRepeated) {
          unrolled.append(body.formatted(a, i, j, b, i).replace("b*", b + "*")).append('\n');
        }
      }
    }
    String loop = "let b = " + b + "\nforall (i, j in 1..n where " + where + ")\n  ";
    assertThat(solutions(read(declaration + loop + body.formatted(a, "i", "j", "b", "i"))))
        .isEqualTo(solutions(read(declaration + unrolled)));
  }

  @Test
  void aLoopStatesTheConstraintsThatHelpMost() throws MalformedProblemException {
    Csp csp =
        read("""
            variables x[1..3] in {red, green, blue}
            forall (i, j in 1..3) if i < j then x[i] != x[j]
            forall (i in 1..3) if x[i] = red then x[1] != blue
            alldifferent(x)
            count(x[i] = red | i in 1..3) <= 1
            """)
            .csp();
    assertThat(csp.variables().stream().map(Variable::name))
        .containsExactly("x[1]", "x[2]", "x[3]");
    assertThat(csp.constraints().stream().filter(NotEqual.class::isInstance)).hasSize(3);
    assertThat(csp.constraints().stream().map(Constraint::toString))
        .contains("if x[2] = red then x[1] != blue", "x[1] ≠ x[3]");
    assertThat(csp.constraints().get(6)).isInstanceOf(AllDifferent.class);
    assertThat(csp.constraints().get(7)).isInstanceOf(CountBetween.class);
  }

  @Test
  void anObjectiveIsASum() throws MalformedProblemException {
    ProblemContents contents =
        read(
            """
            let w = [3, 5]
            variables x[1..2] in 0..4
            sum(x) <= 5
            maximise sum (i in 1..2) w[i]*x[i] - 2
            """);
    Objective objective = contents.objective().orElseThrow();
    assertThat(objective.goal()).isEqualTo(Objective.Goal.MAXIMIZE);
    assertThat(best(contents)).isEqualTo(21);
    assertThat(contents.shown()).isEqualTo(contents.csp().variables());
    assertThat(best(read("variables x, y in -3..3\nx + y = 1\nminimise max(|x|, y*y) + x")))
        .isEqualTo(1);
  }

  private static long best(ProblemContents contents) {
    Objective objective = contents.objective().orElseThrow();
    Comparator<Long> order = Comparator.naturalOrder();
    return BruteForce.solutions(contents.csp()).stream()
        .map(solution -> objective.worthOf(solution.stream().mapToInt(v -> v).toArray()))
        .min(objective.goal() == Objective.Goal.MINIMIZE ? order : order.reversed())
        .orElseThrow();
  }

  @Test
  void oldNamesKeepTheirMeaning() throws MalformedProblemException {
    String words = "let, forall, count, exists, boolean, minimise, maximise, where, circuit, true";
    ProblemContents contents =
        read("variables " + words + " in 1..2\nminimise < maximise\ncount = 2\nlet + where = 3");
    assertThat(contents.objective()).isEmpty();
    assertThat(contents.csp().constraints()).hasSize(3);
    assertThat(contents.shown()).hasSize(10);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '§',
      quoteCharacter = '`',
      value = {
        "let n = x                          § 1:9: expected a number, or numbers such as [3, 4, 5], found \"x\"",
        "let n = 3;let n = 4                § 2:5: there is a number \"n\" already",
        "let n 3                            § 1:7: expected \"=\" and a number after \"n\", found \"3\"",
        "let w = [100000*100000]            § 1:10: expected a number up to 1073741823, found 10000000000",
        "let d = [[1, 2], [3]]              § 1:18: expected 2 numbers in this row, found 1",
        "variables q[1..3] in 1..3;q[4] = 1 § 2:1: expected an index from 1 to 3, found 4",
        "variables q[1..3] in 1..3;q[1, 2] = 1 § 2:1: expected 1 as the number of indices, found 2",
        "variables q[1..3] in 1..3;q = 1    § 2:1: \"q\" is an array. Expected one of its entries, such as q[1]",
        "variables q[3..1] in 1..3          § 1:13: expected the smaller index first, found 3..1",
        "variables q[1..3] in 1..3;x[1] = 1 § 2:1: there is no array \"x\"",
        "variables q[1..3] in 1..3;forall (i in 1..q[1]) q[i] = 1 § 2:17: expected a number, found \"q\"",
        "variables q[1..3] in 1..3;forall (i in 1..3 where q[i] = 1) q[i] = 1 § 2:25: expected a condition on the numbers of the loop, found \"q[i] = 1\"",
        "variables q[1..3] in 1..3;forall (i in 1..3) q[i + 1] = 1 § 2:20: expected an index from 1 to 3, found 4",
        "variables q[1..3] in 1..3;forall (i in 1..3) i = 2 § 2:20: expected a constraint that can be satisfied, found one that is false where i = 1",
        "variables q[1..3] in 1..3;forall (q in 1..3) q = 2 § 2:9: there is an array \"q\" already",
        "variables x in 1..3;forall (i, j, k in 1..101) x = 1 § 2:1: expected a loop of at most 1000000 constraints, found 1030301",
        "variables x in 1..3;forall (i in 1..2000) forall (j in 1..2000) x = 1 § 2:1: expected a loop of at most 1000000 constraints, found 4000000",
        "variables x in 1..3;forall (i in 1..2 x = 1 § 2:19: expected \")\" for the \"(\" in column 8, found \"x\"",
        "variables x in 1..3;minimise x;maximise x § 3:1: expected one objective, found another: the first is in line 2",
        "variables x[1..2] in 1..3;inorder(x, [x[1]]) § 2:1: expected arrays of the same length, at least 1, in inorder(…), found 2 and 1",
        "variables x[1..2] in 1..3;nooverlap(x, [x[1], 2]) § 2:14: expected lengths that are known and positive, found x[1]",
        "variables x[1..400, 1..400] in 1..3 § 1:21: expected at most 100000 variables",
        "variables x[1..2] in 1..3;circuit(x[1]) § 2:9: expected an array, or a list such as [x, y, z], found \"x\"",
        "variables x[1..2] in 1..3;alldifferent(x[i] | i in 1..2 § 2:30: expected \")\" for the \"(\" in column 13, found the end of the text",
      })
  void whatIsWrongIsToldWithItsPlace(String text, String sentence) {
    assertThatExceptionOfType(MalformedProblemException.class)
        .isThrownBy(() -> read(text.replace(';', '\n')))
        .withMessage(sentence);
  }

  /** Whatever the slip of a finger, there is a problem or one sentence. */
  @Test
  void aSlipIsAProblemOrASentence() {
    String text =
        """
        let n = 3
        let w = [[3, 1], [2, 4]]
        variables q[1..n], p[1..2, 0..1] in 1..n
        variables b in boolean
        forall (i, j in 1..n where i < j) q[i] != q[j]
        alldifferent(q[i] + i | i in 1..n)
        if exists (i in 1..2) (p[i, 0] = w[i, 1]) then count(b, q[1] = 2) >= 1
        inorder(q, [p[1, 1] + 1, 2, q[b + 1]])
        minimise sum (i in 1..n) i*q[i]
        """;
    String letters = text + "!.{}()[]|*+-=<>#,:≠\n";
    Random random = new Random(11);
    int read = 0;
    for (int k = 0; k < 3_000; k++) {
      String changed = Typos.in(text, letters, random);
      try {
        read += read(changed).shown().isEmpty() ? 0 : 1;
      } catch (MalformedProblemException e) {
        assertThat(e.getMessage()).as(changed).doesNotContain("null");
      }
    }
    assertThat(read).isPositive();
  }
}
