package org.cspworkbench.flatzinc;

import com.google.common.collect.ImmutableList;
import java.util.StringJoiner;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.core.random.RandomStream;

/** Small random MiniZinc models of one constraint each, over the array {@code x}. */
enum DrawnModel {
  ALL_DIFFERENT("all_different") {
    @Override
    String constraint(Draw draw) {
      return "all_different(" + draw.ints(4, -1, 3) + ")";
    }
  },
  ALL_DIFFERENT_SUMS("all_different") {
    @Override
    String constraint(Draw draw) {
      return "all_different(["
          + draw.ints(4, 0, 4)
          + "[i] + "
          + draw.number(0, 2)
          + " * i | i in 1..4])";
    }
  },
  TABLE("table") {
    @Override
    String constraint(Draw draw) {
      return "table(" + draw.ints(3, 0, 3) + ", " + draw.matrix(draw.number(1, 12), 3, 0, 4) + ")";
    }
  },
  TABLE_OF_TRUTHS("table") {
    @Override
    String constraint(Draw draw) {
      return "table("
          + draw.truths(4)
          + ", array2d(1..5, 1..4, "
          + draw.list(20, k -> draw.isTrue() ? "true" : "false")
          + "))";
    }
  },
  CIRCUIT("circuit") {
    @Override
    String constraint(Draw draw) {
      int n = draw.number(2, 5);
      return "circuit(" + draw.ints(n, 0, n + 1) + ")";
    }
  },
  SUBCIRCUIT("subcircuit") {
    @Override
    String constraint(Draw draw) {
      int n = draw.number(2, 4);
      return "subcircuit(" + draw.ints(n, 0, n + 1) + ")";
    }
  },
  CUMULATIVE("cumulative") {
    @Override
    String constraint(Draw draw) {
      draw.ints(5, 0, 4);
      return "cumulative(x[1..3], "
          + draw.list(3, k -> draw.isTrue() ? draw.text(0, 3) : "abs(x[4])")
          + ", "
          + draw.list(3, k -> draw.text(0, 3))
          + ", x[5])";
    }
  },
  DISJUNCTIVE("disjunctive") {
    @Override
    String constraint(Draw draw) {
      return "disjunctive(" + draw.ints(4, 0, 5) + ", " + draw.list(4, k -> draw.text(0, 3)) + ")";
    }
  },
  DISJUNCTIVE_STRICT("disjunctive_strict") {
    @Override
    String constraint(Draw draw) {
      return "disjunctive_strict("
          + draw.ints(4, 0, 5)
          + ", "
          + draw.list(4, k -> draw.text(0, 2))
          + ")";
    }
  },
  DISJUNCTIVE_LENGTHS("disjunctive") {
    @Override
    String constraint(Draw draw) {
      draw.ints(5, 0, 4);
      return "disjunctive(x[1..3], [x[4], " + draw.text(1, 2) + ", x[5]])";
    }
  },
  BOXES("diffn") {
    @Override
    String constraint(Draw draw) {
      draw.ints(6, 0, 3);
      int least = draw.isTrue() ? 1 : 0;
      return "diffn(x[1..3], [x[k] | k in 4..6], "
          + draw.list(3, k -> draw.text(least, 2))
          + ", "
          + draw.list(3, k -> draw.text(1, 2))
          + ")";
    }
  },
  COUNT("count") {
    @Override
    String constraint(Draw draw) {
      draw.ints(5, 0, 3);
      return "count(x[1..4], " + draw.text(-1, 4) + ", x[5])";
    }
  },
  COUNT_OF_VARIABLE("count") {
    @Override
    String constraint(Draw draw) {
      draw.ints(6, 0, 3);
      return "count(x[1..4], x[5], x[6])";
    }
  },
  COUNT_COMPARED("count_leq,count_geq,exactly,at_least,at_most".split(",")) {
    @Override
    String constraint(Draw draw) {
      String x = draw.ints(5, 0, 3);
      String value = draw.text(0, 4);
      String number = draw.text(-1, 6);
      return switch (draw.number(0, 5)) {
        case 0 -> "count_leq(" + x + ", " + value + ", " + number + ")";
        case 1 -> "count_geq(" + x + ", " + value + ", " + number + ")";
        case 2 -> "exactly(" + number + ", " + x + ", " + value + ")";
        case 3 -> "at_least(" + number + ", " + x + ", " + value + ")";
        case 4 -> "at_most(" + number + ", " + x + ", " + value + ")";
        default -> "count(" + x + ", " + value + ") = " + number;
      };
    }
  },
  AMONG("among") {
    @Override
    String constraint(Draw draw) {
      draw.ints(5, 0, 4);
      return "among(x[5], x[1..4], " + draw.set(0, 4) + ")";
    }
  },
  GLOBAL_CARDINALITY("global_cardinality,global_cardinality_closed".split(",")) {
    @Override
    String constraint(Draw draw) {
      draw.ints(6, 0, 3);
      return (draw.isTrue() ? "global_cardinality" : "global_cardinality_closed")
          + "(x[1..4], [0, "
          + draw.text(1, 4)
          + "], [x[5], x[6]])";
    }
  },
  GLOBAL_CARDINALITY_BOUNDS(
      "global_cardinality_low_up,global_cardinality_low_up_closed".split(",")) {
    @Override
    String constraint(Draw draw) {
      return (draw.isTrue() ? "global_cardinality_low_up" : "global_cardinality_low_up_closed")
          + "("
          + draw.ints(5, 0, 3)
          + ", [0, 1, 2], "
          + draw.list(3, k -> draw.text(0, 1))
          + ", "
          + draw.list(3, k -> draw.text(1, 5))
          + ")";
    }
  },
  BIN_PACKING("bin_packing_load") {
    @Override
    String constraint(Draw draw) {
      draw.ints(6, 0, 5);
      return "bin_packing_load(array1d("
          + (draw.isTrue() ? "1..2" : "2..3")
          + ", x[5..6]), x[1..4], "
          + draw.list(4, k -> draw.text(0, 3))
          + ")";
    }
  },
  INVERSE("inverse") {
    @Override
    String constraint(Draw draw) {
      draw.ints(6, 0, 4);
      return "inverse(array1d(" + (draw.isTrue() ? "1..3" : "0..2") + ", x[1..3]), x[4..6])";
    }
  },
  LEXICOGRAPHIC("lex_less,lex_lesseq".split(",")) {
    @Override
    String constraint(Draw draw) {
      draw.ints(6, 0, 2);
      return (draw.isTrue() ? "lex_less" : "lex_lesseq")
          + "(x[1.."
          + draw.number(1, 3)
          + "], x[4.."
          + draw.number(4, 6)
          + "])";
    }
  },
  LEXICOGRAPHIC_TRUTHS("lex_less,lex_lesseq".split(",")) {
    @Override
    String constraint(Draw draw) {
      draw.truths(6);
      return (draw.isTrue() ? "lex_less" : "lex_lesseq") + "(x[1..3], x[4..6])";
    }
  },
  REGULAR("regular") {
    @Override
    String constraint(Draw draw) {
      int states = draw.number(1, 4);
      return "regular("
          + draw.ints(4, 0, 4)
          + ", "
          + states
          + ", 3, "
          + draw.matrix(states, 3, 0, states)
          + ", 1, "
          + draw.set(1, states)
          + ")";
    }
  },
  DIAGRAM("mdd") {
    @Override
    String constraint(Draw draw) {
      return "mdd("
          + draw.ints(3, 0, 3)
          + ", 4, [1, 2, 2, 3], 7, [1, 1, 2, 2, 3, 4, 4], [{0}, {1, 2}, "
          + draw.set(0, 1)
          + ", "
          + draw.set(2, 4)
          + ", "
          + draw.set(0, 3)
          + ", {0, 2}, {1}], [2, 3, 4, 4, 4, 0, 0])";
    }
  },
  DIFFERENT_VALUES("nvalue") {
    @Override
    String constraint(Draw draw) {
      draw.ints(5, 0, 3);
      return "nvalue(x[5], x[1..4])";
    }
  },
  PRECEDENCE("value_precede,value_precede_chain".split(",")) {
    @Override
    String constraint(Draw draw) {
      String x = draw.ints(5, 0, 3);
      return draw.isTrue()
          ? "value_precede(" + draw.text(0, 3) + ", " + draw.text(0, 3) + ", " + x + ")"
          : "value_precede_chain([1, 2, 3], " + x + ")";
    }
  },
  INCREASING("increasing,strictly_increasing".split(",")) {
    @Override
    String constraint(Draw draw) {
      return (draw.isTrue() ? "increasing" : "strictly_increasing")
          + "("
          + draw.ints(4, 0, 4)
          + ")";
    }
  },
  EXTREMUM("maximum,minimum".split(",")) {
    @Override
    String constraint(Draw draw) {
      draw.ints(5, -2, 2);
      return (draw.isTrue() ? "maximum" : "minimum") + "(x[5], x[1.." + draw.number(2, 4) + "])";
    }
  },
  ELEMENT() {
    @Override
    String constraint(Draw draw) {
      draw.ints(5, 0, 4);
      return draw.isTrue()
          ? draw.list(4, k -> draw.text(0, 4)) + "[x[1]] = x[2]"
          : "array1d("
              + draw.one("0..3", "1..4")
              + ", [x[k] | k in 1..4])[x[5]] = x[2] \\/ x[1] > 9";
    }
  },
  PRODUCT() {
    @Override
    String constraint(Draw draw) {
      draw.ints(3, -3, 4);
      String operator = draw.one("*", "div", "mod", "*");
      return "x[1] " + operator + " x[2] = x[3]";
    }
  },
  POWER() {
    @Override
    String constraint(Draw draw) {
      draw.ints(3, -3, 4);
      return "pow(x[1], " + draw.text(0, 3) + ") = x[2] /\\ abs(x[3]) = x[2]";
    }
  },
  SUM() {
    @Override
    String constraint(Draw draw) {
      draw.ints(4, -2, 3);
      return draw.sum();
    }
  },
  SUM_WHERE() {
    @Override
    String constraint(Draw draw) {
      draw.ints(5, 0, 3);
      return "(x[5] = 1) " + draw.one("->", "<->", "<-", "xor") + " (" + draw.sum() + ")";
    }
  },
  COMPARISON_WHERE() {
    @Override
    String constraint(Draw draw) {
      draw.ints(4, -1, 3);
      return "(x[1] "
          + draw.comparison()
          + " x[2]) "
          + draw.one("->", "<->", "<-", "xor", "\\/")
          + " (x[3] "
          + draw.comparison()
          + " "
          + draw.one("x[4]", "x[1]", draw.text(-1, 3))
          + ")";
    }
  },
  CLAUSE() {
    @Override
    String constraint(Draw draw) {
      draw.truths(5);
      StringJoiner clause = new StringJoiner(" \\/ ");
      for (int k = 1; k <= draw.number(2, 5); k++) {
        clause.add((draw.isTrue() ? "not " : "") + "x[" + k + "]");
      }
      return draw.isTrue() ? clause.toString() : "x[5] = (" + clause + ")";
    }
  },
  FORMULA() {
    @Override
    String constraint(Draw draw) {
      draw.truths(5);
      String first = "(x[1] " + draw.connective() + " x[2])";
      String second = "(not x[3] " + draw.connective() + " x[4])";
      return draw.isTrue()
          ? first + " " + draw.connective() + " " + second
          : "xorall([" + first + ", " + second + ", x[5]])";
    }
  },
  MEMBERSHIP() {
    @Override
    String constraint(Draw draw) {
      draw.ints(3, -2, 4);
      return "(x[1] in "
          + draw.set(-2, 4)
          + ") "
          + draw.one("->", "<->", "\\/")
          + " (x[2] in "
          + draw.set(-2, 4)
          + " \\/ x[3] > 2)";
    }
  },
  CONDITIONAL() {
    @Override
    String constraint(Draw draw) {
      draw.ints(4, 0, 3);
      return "x[1] = if x[2] > 1 then x[3] else "
          + draw.one("x[4]", draw.text(0, 3))
          + " endif /\\ max(x[1], x[2]) >= min(x[3], x[4]) + "
          + draw.text(0, 1);
    }
  };

  private final ImmutableList<String> included;

  DrawnModel(String... included) {
    this.included = ImmutableList.copyOf(included);
  }

  /** Returns the constraint; the variables are declared by {@code draw}. */
  abstract String constraint(Draw draw);

  /** Returns the model that is drawn from {@code seed}. */
  String drawn(long seed) {
    Draw draw = new Draw(new RandomStream(31 * seed + name().hashCode()));
    String constraint = constraint(draw);
    StringBuilder model = new StringBuilder();
    for (String file : included) {
      model.append("include \"").append(file).append(".mzn\";\n");
    }
    return model
        .append(draw.declaration)
        .append("constraint ")
        .append(constraint)
        .append(";\n")
        .append("solve satisfy;\n")
        .toString();
  }

  /** Draws the parts of a model. */
  static final class Draw {
    private final RandomStream random;
    private String declaration = "";

    Draw(RandomStream random) {
      this.random = random;
    }

    int number(int least, int most) {
      return least + random.nextInt(most - least + 1);
    }

    String text(int least, int most) {
      return Integer.toString(number(least, most));
    }

    boolean isTrue() {
      return random.nextInt(2) == 0;
    }

    String one(String... choices) {
      return choices[random.nextInt(choices.length)];
    }

    String comparison() {
      return one("<", "<=", "=", "!=", ">", ">=");
    }

    String connective() {
      return one("/\\", "\\/", "->", "<->", "xor");
    }

    /** Declares variables, of which some have gaps in their domains, and some one value. */
    String ints(int count, int least, int most) {
      StringBuilder text =
          new StringBuilder("array[1.." + count + "] of var " + least + ".." + most + ": x;\n");
      for (int k = 1; k <= count; k++) {
        if (random.nextInt(4) == 0) {
          text.append("constraint x[" + k + "] != " + number(least, most) + ";\n");
        }
        if (random.nextInt(10) == 0) {
          text.append("constraint x[" + k + "] = " + number(least, most) + ";\n");
        }
      }
      declaration = text.toString();
      return "x";
    }

    String truths(int count) {
      declaration = "array[1.." + count + "] of var bool: x;\n";
      return "x";
    }

    String list(int count, IntFunction<String> element) {
      return IntStream.range(0, count)
          .mapToObj(element)
          .collect(Collectors.joining(", ", "[", "]"));
    }

    String matrix(int rows, int columns, int least, int most) {
      return "array2d(1.."
          + rows
          + ", 1.."
          + columns
          + ", "
          + list(rows * columns, k -> text(least, most))
          + ")";
    }

    String set(int least, int most) {
      StringJoiner set = new StringJoiner(", ", "{", "}");
      set.add(text(least, most));
      for (int value = least; value <= most; value++) {
        if (isTrue()) {
          set.add(Integer.toString(value));
        }
      }
      return set.toString();
    }

    String sum() {
      return "sum(k in 1..4) ("
          + list(4, k -> text(-3, 3))
          + "[k] * x[k]) "
          + comparison()
          + " "
          + text(-4, 8);
    }
  }
}
