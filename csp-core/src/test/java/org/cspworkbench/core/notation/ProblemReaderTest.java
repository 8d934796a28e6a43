package org.cspworkbench.core.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.FutureTask;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Drawing;
import org.cspworkbench.core.model.Equal;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.LessThan;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.text.CspDecoder;
import org.cspworkbench.core.text.CspEncoder;
import org.cspworkbench.core.text.MalformedProblemException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What people type means what it says, and what means nothing is told with its place. */
class ProblemReaderTest {

  private static Csp read(String text) throws MalformedProblemException {
    return ProblemReader.read("typed", text).csp();
  }

  @Test
  void theExampleOfTheDocumentationIsRead() throws MalformedProblemException {
    Csp csp =
        read(
            """
            problem three regions           # what it is called; may be left out
            variables WA, NT, SA in {red, green, blue}
            variables q1..q4 in 1..4

            WA != NT
            alldifferent(WA, NT, SA)
            |q1 - q2| != 1
            2*q1 + q2 <= 7
            sum(q1..q4) = 10
            if WA = red then q1 > 2 or q2 > 2
            (q3, q4) in {(1, 2), (2, 4)}
            """);
    assertThat(csp.name()).isEqualTo("three regions");
    assertThat(csp.variables().stream().map(Object::toString))
        .containsExactly("WA", "NT", "SA", "q1", "q2", "q3", "q4");
    assertThat(csp.variables().get(0).domain()).isEqualTo(Domain.named("red", "green", "blue"));
    assertThat(csp.constraints().stream().map(Object::getClass))
        .containsExactly(
            NotEqual.class,
            AllDifferent.class,
            Predicate.class,
            Predicate.class,
            LinearSum.class,
            Predicate.class,
            Extension.class);
    assertThat(csp.isSolution(1, 0, 2, 3, 1, 2, 4)).isTrue();
    assertThat(csp.isSolution(0, 1, 2, 1, 2, 2, 4)).as("red, and neither is over 2").isFalse();
    assertThat(csp.constraints().get(2)).hasToString("|q1 - q2| != 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x = y + 1        | EQUAL     | x = y + 1",
        "x + 2 != y       | NOT_EQUAL | x ≠ y − 2",
        "3 - y > -x - 1   | LESS      | y < x + 4",
        "x >= y           | LESS      | y < x + 1",
        "2*x - x <= y     | LESS      | x < y + 1",
      })
  void aDifferenceOfTwoIsAComparison(String line, String kind, String constraint)
      throws MalformedProblemException {
    Constraint posted = read("variables x, y in -5..5\n" + line).constraints().get(0);
    assertThat(posted.getClass())
        .isEqualTo(
            switch (kind) {
              case "EQUAL" -> Equal.class;
              case "NOT_EQUAL" -> NotEqual.class;
              default -> LessThan.class;
            });
    assertSameAnswers(posted, read("variables x, y in -5..5\n(" + line + ") and 0*x = 0"));
  }

  /** A relation that is no comparison by itself is evaluated as it stands. */
  private static void assertSameAnswers(Constraint constraint, Csp asRelation) {
    for (int x = -5; x <= 5; x++) {
      for (int y = -5; y <= 5; y++) {
        boolean turned = constraint.scope().get(0).name().equals("y");
        assertThat(turned ? constraint.isSatisfiedBy(y, x) : constraint.isSatisfiedBy(x, y))
            .as("%s at %s, %s", constraint, x, y)
            .isEqualTo(asRelation.isSolution(x, y));
      }
    }
  }

  /** A sentence, and what it says, made together. */
  private record Said(String text, ToLongFunction<int[]> meaning) {}

  static Stream<Long> seeds() {
    return IntStream.range(0, 300).mapToObj(Long::valueOf);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void whatIsSaidIsWhatIsMeant(long seed) throws MalformedProblemException {
    Random random = new Random(seed);
    Said said = truth(random, 3);
    Csp csp = read("variables x, y, z in -2..3\nx + y + z + 0 = x + y + z\n" + said.text());
    for (int x = -2; x <= 3; x++) {
      for (int y = -2; y <= 3; y++) {
        for (int z = -2; z <= 3; z++) {
          int[] values = {x, y, z};
          assertThat(csp.isSolution(values))
              .as("%s at %s %s %s", said.text(), x, y, z)
              .isEqualTo(said.meaning().applyAsLong(values) != 0);
        }
      }
    }
  }

  private static Said truth(Random random, int depth) {
    if (depth == 0 || random.nextInt(3) == 0) {
      Said left = number(random, 2);
      Said right = number(random, 1);
      String sign = List.of("=", "!=", "<", "<=", ">", ">=").get(random.nextInt(6));
      return new Said(
          "x - x + " + left.text() + " " + sign + " " + right.text(),
          v -> compare(left.meaning().applyAsLong(v), sign, right.meaning().applyAsLong(v)));
    }
    Said a = truth(random, depth - 1);
    Said b = truth(random, depth - 1);
    return switch (random.nextInt(5)) {
      case 0 -> new Said("not (" + a.text() + ")", v -> 1 - a.meaning().applyAsLong(v));
      case 1 ->
          new Said(
              "(" + a.text() + ") and (" + b.text() + ")",
              v -> a.meaning().applyAsLong(v) * b.meaning().applyAsLong(v));
      case 2 ->
          new Said(
              "(" + a.text() + ") or (" + b.text() + ")",
              v -> Math.max(a.meaning().applyAsLong(v), b.meaning().applyAsLong(v)));
      case 3 ->
          new Said(
              "if " + a.text() + " then " + b.text(),
              v -> a.meaning().applyAsLong(v) == 0 ? 1 : b.meaning().applyAsLong(v));
      default ->
          new Said(
              "y + z not in {-1, 2..4} and (" + a.text() + ")",
              v -> {
                int sum = v[1] + v[2];
                boolean in = sum == -1 || (sum >= 2 && sum <= 4);
                return in ? 0 : a.meaning().applyAsLong(v);
              });
    };
  }

  private static long compare(long a, String sign, long b) {
    int order = Long.compare(a, b);
    boolean holds =
        switch (sign) {
          case "=" -> order == 0;
          case "!=" -> order != 0;
          case "<" -> order < 0;
          case "<=" -> order <= 0;
          case ">" -> order > 0;
          default -> order >= 0;
        };
    return holds ? 1 : 0;
  }

  private static Said number(Random random, int depth) {
    if (depth == 0) {
      int place = random.nextInt(4);
      int constant = random.nextInt(7);
      return place == 3
          ? new Said(Integer.toString(constant), v -> constant)
          : new Said(List.of("x", "y", "z").get(place), v -> v[place]);
    }
    Said a = number(random, depth - 1);
    Said b = number(random, depth - 1);
    int modulus = 2 + random.nextInt(3);
    return switch (random.nextInt(7)) {
      case 0 ->
          new Said(
              "(" + a.text() + " - (" + b.text() + "))",
              v -> a.meaning().applyAsLong(v) - b.meaning().applyAsLong(v));
      case 1 ->
          new Said(
              "(" + a.text() + ") * (" + b.text() + ")",
              v -> a.meaning().applyAsLong(v) * b.meaning().applyAsLong(v));
      case 2 ->
          new Said(
              "|" + a.text() + " - (" + b.text() + ")|",
              v -> Math.abs(a.meaning().applyAsLong(v) - b.meaning().applyAsLong(v)));
      case 3 ->
          new Said(
              "min(" + a.text() + ", " + b.text() + ", 1)",
              v -> Math.min(1, Math.min(a.meaning().applyAsLong(v), b.meaning().applyAsLong(v))));
      case 4 ->
          new Said(
              "(" + a.text() + ") mod " + modulus,
              v -> Math.floorMod(a.meaning().applyAsLong(v), (long) modulus));
      case 5 -> new Said("-(" + a.text() + ")", v -> -a.meaning().applyAsLong(v));
      default ->
          new Said(
              a.text() + " + " + b.text(),
              v -> a.meaning().applyAsLong(v) + b.meaning().applyAsLong(v));
    };
  }

  /** Sums bind less than products, comparisons less than sums, and so on. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "x + 2*y = 7                  ~ x + (2*y) = 7",
        "x - y - z = 0                ~ (x - y) - z = 0",
        "not x = 1 and y = 1          ~ (not (x = 1)) and (y = 1)",
        "x = 1 or y = 1 and z = 1     ~ (x = 1) or ((y = 1) and (z = 1))",
        "if x = 1 then y = 1 or z = 1 ~ if (x = 1) then ((y = 1) or (z = 1))",
        "-x*y = 2                     ~ (0 - x)*y = 2",
        "1 <= x < y <= 3              ~ 1 <= x and x < y and y <= 3",
        "x ≠ y                        ~ x != y",
        "x*y mod 2 = 1                ~ (x*y) mod 2 = 1",
        "x in {1, 3}                  ~ x = 1 or x = 3",
        "x not in 2..3                ~ x = 1 or x = 4",
        "(x = 1 or y = 2) and z = 3   ~ z = 3 and (y = 2 or x = 1)",
        "(x + y)*2 = 6                ~ x + y = 3",
        "abs(x - y) = 1               ~ |x - y| = 1",
        "max(x, y, z) <= 3            ~ x <= 3 and y <= 3 and z <= 3",
      })
  void signsBindAsInATextbook(String line, String meaning) throws MalformedProblemException {
    String variables = "variables x, y, z in 1..4\n";
    Csp one = read(variables + line);
    Csp other = read(variables + meaning);
    for (int code = 0; code < 64; code++) {
      int[] values = {1 + code % 4, 1 + code / 4 % 4, 1 + code / 16};
      assertThat(one.isSolution(values))
          .as("%s at %s", line, code)
          .isEqualTo(other.isSolution(values));
    }
  }

  @Test
  void wordsMeanTheSameInEveryDomain() throws MalformedProblemException {
    Csp csp =
        read(
            """
            variables a in {red, green}
            variables b in {blue, green}
            a = b
            """);
    List<String> solutions = new ArrayList<>();
    Domain first = csp.variables().get(0).domain();
    Domain second = csp.variables().get(1).domain();
    first
        .values()
        .forEach(
            x ->
                second
                    .values()
                    .filter(y -> csp.isSolution(x, y))
                    .forEach(y -> solutions.add(first.label(x) + " " + second.label(y))));
    assertThat(solutions).containsExactly("green green");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '§',
      quoteCharacter = '`',
      value = {
        "variables x, y in 1..3;x != yy     § 2:6: there is no variable or value \"yy\"",
        "variables x, y in 1..3;x !! y      § 2:3: \"!\" alone is not an operator. Did you mean \"!=\"?",
        "variables x, y in 1..3;x != y z    § 2:8: expected an operator or the end of the line after x != y, found \"z\"",
        "variables x, y in 1..3;x + y       § 2:6: expected a comparison such as = or < after x + y, found the end of the text",
        "variables x, y on 1..3             § 1:16: expected a comma, or \"in\" and the values, after \"y\", found \"on\"",
        "variables x in 3..1                § 1:16: expected the smaller number first, found 3..1",
        "variables x in {red, blue, red}    § 1:28: expected each value once, found \"red\" again",
        "variables x in {1, 2..4, 3}        § 1:26: expected each value once, found 3 again",
        "variables x, x in 1..2             § 1:14: there is a variable \"x\" already",
        "variables in in 1..2               § 1:11: \"in\" is a word of the notation, and cannot be a name",
        "variables q1..r8 in 1..2           § 1:15: expected the same name with another number, as in q1..q8, found \"r8\"",
        "x != y                             § 1:1: expected a line such as \"variables x, y in 1..9\" before the first constraint, found \"x\"",
        "variables x, y in 1..3;x != y != 1 § 2:8: expected alldifferent(…) where more than two are to differ, found \"!=\"",
        "variables x, y in 1..3;(x, y) in {(1, 2), (1)} § 2:20: expected 2 values in this tuple, found 1",
        "variables x, y in 1..3;x mod y = 1 § 2:7: expected a number after mod, found \"y\"",
        "variables x, y in 1..3;x mod 0 = 1 § 2:7: expected a number other than 0 after mod, found \"0\"",
        "variables x, y in 1..3;1 < 2       § 2:1: expected a constraint that contains a variable",
        "variables x, y in 1..3;(x < y      § 2:7: expected \")\" for the \"(\" in column 1, found the end of the text",
        "variables x, y in 1..3;sinus(x) = 1 § 2:1: expected sum, min, max, abs, count, forall or exists before \"(\", found \"sinus\"",
        "variables x in 1..3;x < 99999999999 § 2:5: expected a number up to 1073741823, found \"99999999999\"",
        "variables x in 1..3;x < 3x         § 2:5: \"3x\" is neither a number nor a name. Did you mean \"3*x\"?",
        "variables x in {a, b};a = c        § 2:5: there is no variable or value \"c\"",
        "variables x in {a, b};variable a in 1..2 § 2:10: \"a\" is a value already, and cannot be a variable too",
        "variables x in 1..1073741823       § 1:16: expected at most 16777216 values",
        "variables x in 1..3;alldifferent(x, x) § 2:17: expected each variable once, found \"x\" again",
        "# nothing                          § 1:10: expected a line such as \"variables x, y in 1..9\", found the end of the text",
        "problem                            § 1:8: expected a line such as \"variables x, y in 1..9\", found the end of the text",
        "variables x, y in 1..3;!(x = y)    § 2:1: \"!\" alone is not an operator. Did you mean \"not\"?",
        "variables x, y in 1..3;x == y      § 2:3: \"==\" is not an operator. Did you mean \"=\"?",
        "variables x, y in 1..3;x <> y      § 2:3: \"<>\" is not an operator. Did you mean \"!=\"?",
        "variables x, y in 1..3;x => y      § 2:3: \"=>\" is not an operator. Did you mean \">=\" or \"if … then …\"?",
        "variables x, y in 1..3;x = 1 && y = 2 § 2:7: \"&&\" is not an operator. Did you mean \"and\"?",
        "variables x, y in 1..3;x = 1 || y = 2 § 2:7: \"||\" is not an operator. Did you mean \"or\"?",
        "variables x, y in 1..3;x = 1 AND y = 2 § 2:7: expected an operator or the end of the line after x = 1, found \"AND\". Did you mean \"and\"?",
        "variables x, y in 1..3;x % 2 = y   § 2:3: \"%\" is not an operator. Did you mean \"mod\"?",
        "variables x, y in 1..3;x / y = 2   § 2:3: there is no division. Write x = 2*y for x/y = 2",
        "variables x, y in 1..3;x^2 = y     § 2:2: there are no powers. Write x*x for the square of x",
        "variables x, y in 1..3;x < 1.5     § 2:5: numbers are whole here, without a decimal point",
        "variables x, y in 1..3;x ? y       § 2:3: \"?\" has no meaning here. Expected a name, a number or an operator",
        "variables x, y in 1..3;X < y       § 2:1: there is no variable or value \"X\". Did you mean \"x\"?",
        "variables x, y in 1..3;x <         § 2:4: expected a variable, a value or a number after \"<\", found the end of the text",
        "variables x, y in 1..3;if x = 1 y = 2 § 2:10: expected \"then\" after x = 1, found \"y\"",
        "variables x, y in 1..3;alldifferent x, y § 2:14: expected \"(\" after \"alldifferent\", found \"x\"",
        "variables x, y in 1..3;allDifferent(x, y) § 2:1: expected sum, min, max, abs, count, forall or exists before \"(\", found \"allDifferent\". Did you mean \"alldifferent\"?",
        "variables x, y in 1..3;alldifferent(x, z) § 2:17: there is no variable or value \"z\"",
        "variables x, y in 1..3;(x, y in {(1, 2)} § 2:7: expected \")\" for the \"(\" in column 1, found \"in\"",
        "variables x, y in 1..3;|x - y = 1  § 2:8: expected \"|\" for the \"|\" in column 1, found \"=\"",
        "variables x y in 1..3              § 1:13: expected a comma, or \"in\" and the values, after \"x\", found \"y\"",
        "variables x in 1-3                 § 1:19: expected \"..\" and the largest value, as in 1..9, found the end of the text",
        "variables x in 1...3               § 1:17: \"...\" is not an operator. Did you mean \"..\"?",
        "variables x in [1..3]              § 1:16: expected a set of values such as 1..9 or {red, green}, found \"[\"",
        "variables x in {1, 2               § 1:21: expected \"}\" for the \"{\" in column 16, found the end of the text",
        "variables x in {}                  § 1:17: expected a number, found \"}\"",
        "variables x in {'a', 'b'}          § 1:17: values are written without quotation marks",
        "variables x, y in 1..3;draw as grap § 2:9: expected one of table, board, queens, map of Australia, graph, found \"grap\". Did you mean \"graph\"?",
        "draw as Map of Austria;variables x in 1..3 § 1:9: expected one of table, board, queens, map of Australia, graph, found \"Map of Austria\". Did you mean \"map of Australia\"?",
        "variables x, y in 1..3;draw as mapp § 2:9: expected one of table, board, queens, map of Australia, graph, found \"mapp\". Did you mean \"map of Australia\"?",
        "variables x, y in 1..3;draw as picture # 7 § 2:9: expected one of table, board, queens, map of Australia, graph, found \"picture\"",
        "variables x, y in 1..3;draw as     § 2:8: expected one of table, board, queens, map of Australia, graph, found the end of the text",
        "draw as table;variables x in 1..3;draw as graph § 3:1: expected \"draw as\" once, found it again: the other one is in line 1",
        "variables x, y in 1..3;draw as board § 2:9: expected n·n variables with the same n values, to be drawn as board",
        "draw as queens;variables x, y in 1..3 § 1:9: expected n variables with n values each, to be drawn as queens",
        "variables WA, x in 1..3;draw as map of Australia § 2:9: expected variables of the names WA, NT, SA, Q, NSW, V and T, to be drawn as map of Australia",
        "variables x in 1..13;draw as graph § 2:9: expected at most 150 variables with at most 12 values each, to be drawn as graph",
      })
  void whatIsWrongIsToldWithItsPlace(String text, String sentence) {
    assertThatExceptionOfType(MalformedProblemException.class)
        .isThrownBy(() -> read(text.replace(';', '\n')))
        .withMessage(sentence);
  }

  @ParameterizedTest
  @CsvSource({
    "variables x in 1..20, table, TABLE",
    "variables x1..x9 in 1..3, board, BOARD",
    "variables x1..x4 in 1..4, Queens, QUEENS",
    "variables V in 1..3, map of Australia, MAP_OF_AUSTRALIA",
    "variables V in 1..3, graph, GRAPH"
  })
  void aProblemStatesHowItIsDrawn(String variables, String name, Drawing drawing)
      throws MalformedProblemException {
    assertThat(read(variables + "\ndraw as " + name + " # so").depiction()).contains(drawing);
    assertThat(read("draw as " + name + "\n" + variables).depiction()).contains(drawing);
    assertThat(read(variables).depiction()).isEmpty();
  }

  @Test
  void theWordsOfAClauseMayBeNames() throws MalformedProblemException {
    Csp csp = read("variables draw, as, graph in 1..3\ndraw = as\ndraw as graph\ngraph < draw");
    assertThat(csp.constraints()).hasSize(2);
    assertThat(csp.depiction()).contains(Drawing.GRAPH);
  }

  /** What is long is not deep: it is read, asked and encoded with little stack. */
  @ParameterizedTest
  @MethodSource("longConstraints")
  void theDepthOfNoRecursionDependsOnTheLengthOfAConstraint(String constraint) throws Exception {
    FutureTask<Boolean> task =
        new FutureTask<>(
            () -> {
              Csp csp = read("variables x1..x1000 in 0..1\n" + constraint);
              int[] values = new int[1000];
              values[0] = 1;
              Csp decoded = CspDecoder.decode(CspEncoder.encode(csp));
              return csp.isSolution(values) && decoded.isSolution(values);
            });
    Thread small = new Thread(null, task, "little stack", 1 << 19);
    small.start();
    assertThat(task.get()).isTrue();
  }

  static Stream<String> longConstraints() {
    return Stream.of(
        "sum(x1..x1000) = 1",
        "max(x1..x850) = 1",
        "min(x1..x850) = 0",
        "x1" + " + x1".repeat(800) + " = 801",
        "x1 * x1" + " - x2".repeat(800) + " = 1",
        "x1 = 1" + " or x2 = 1".repeat(400),
        "x2 = 1 or x1 = 1" + " and x3 = 0".repeat(400),
        "x3 * x3 = 1 or (x1 = 1" + " and x3 = 0".repeat(400) + ")",
        "x2 * x2" + " <= x3".repeat(900),
        "x1" + " * x1".repeat(900) + " = 1",
        "(".repeat(100) + "x1" + ")".repeat(100) + " = 1",
        "x3 * x3 = 1 or " + "(x2 = 1 or x1 = 1 and ".repeat(99) + "x1 = 1" + ")".repeat(99),
        "|x1" + " mod 2 mod 3".repeat(49) + "| = 1",
        "not not ".repeat(50) + "x1 * x1 = 1",
        "if x1 * x1 = 1 then ".repeat(99) + "x1 = 1");
  }

  @ParameterizedTest
  @CsvSource({"99, true", "100, true", "101, false"})
  void upToAHundredBracketsStandInOneAnother(int brackets, boolean isRead) {
    String text = "variables x in 1..2\n" + "(".repeat(brackets) + "x" + ")".repeat(brackets);
    if (isRead) {
      assertThatCode(() -> read(text + " = 1")).doesNotThrowAnyException();
    } else {
      assertThatExceptionOfType(MalformedProblemException.class)
          .isThrownBy(() -> read(text + " = 1"))
          .withMessage("2:101: expected an expression nested at most 100 deep");
    }
  }

  /** An absolute value has its operand once: written out twice, 90 of them would never end. */
  @Test
  @Timeout(60)
  void absoluteValuesCanBeNestedAsDeepAsBrackets() throws MalformedProblemException {
    Csp csp = read("variables x in -3..3\n" + "abs(".repeat(90) + "x" + ")".repeat(90) + " = 2");
    for (int x = -3; x <= 3; x++) {
      assertThat(csp.isSolution(x)).as("x = %d", x).isEqualTo(x == -2 || x == 2);
    }
  }

  @Test
  void whatNobodyTypesIsRefused() {
    String variable = "variables x in 1..1000000\n";
    List<String> texts =
        List.of(
            variable + "(".repeat(200_000),
            variable + "not ".repeat(100_000) + "x = 1",
            variable + "-".repeat(200_000) + "x = 1",
            variable + "x" + " + x".repeat(50_000) + " = 1",
            variable + "x" + "*x".repeat(10) + " = 1",
            variable + "if x = 1 then ".repeat(50_000) + "x = 1",
            variable + "x < ".repeat(50_000) + "1",
            variable + "x" + " mod 2".repeat(101) + " = 1",
            "variables a1..a999999 in 1..2",
            "x".repeat(ProblemReader.MOST_CHARACTERS + 1));
    for (String text : texts) {
      assertThatExceptionOfType(MalformedProblemException.class).isThrownBy(() -> read(text));
    }
  }

  /** Whatever the slip of a finger, there is a problem or one sentence. */
  @Test
  void aSlipIsAProblemOrASentence() {
    String text =
        """
        problem p
        variables a, b in {red, blue}
        variables q1..q3 in {1, 3..5}
        a != b
        alldifferent(q1..q3)
        (q1, q2) not in {(1, 3), (4, 5)}
        if |q1 - q2| <= 2 then a = red or not (q3 mod 2 = 1)
        max(q1, q2*2) >= sum(q1..q3) - 9
        """;
    String letters = text + "!.{}()|*+-=<>#,:≠\n";
    Random random = new Random(7);
    for (int k = 0; k < 7_000; k++) {
      String changed = Typos.in(text, letters, random);
      try {
        assertThat(read(changed).variables()).isNotEmpty();
      } catch (MalformedProblemException e) {
        assertThat(e).hasMessageMatching("(?s)[1-9]\\d*:[1-9]\\d*: .+");
      }
    }
  }
}
