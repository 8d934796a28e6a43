package org.cspworkbench.core.gallery;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Csp;

/** The problems of the gallery, by name. */
public final class Gallery {

  private static final ImmutableList<String> RANDOM_PARAMETERS =
      ImmutableList.of("variables", "values", "density", "tightness");

  /** Makes a problem from the arguments that a person gave. */
  @FunctionalInterface
  public interface Maker {
    /** Returns the problem with these arguments, as many as there are parameters. */
    Csp make(Arguments arguments, long seed);
  }

  /**
   * What a person gave for each parameter.
   *
   * @param parameters the names of the parameters
   * @param texts what was given, as many
   */
  public record Arguments(ImmutableList<String> parameters, ImmutableList<String> texts) {

    /**
     * Returns the whole number at {@code index}.
     *
     * @throws IllegalArgumentException if there is none
     */
    public int integer(int index) {
      try {
        return Integer.parseInt(texts.get(index).trim());
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(expected("a whole number", index), e);
      }
    }

    /**
     * Returns the number at {@code index}.
     *
     * @throws IllegalArgumentException if there is none
     */
    public double number(int index) {
      try {
        return Double.parseDouble(texts.get(index).trim());
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(expected("a number", index), e);
      }
    }

    private String expected(String what, int index) {
      String whose = parameters.size() > 1 ? " for " + parameters.get(index) : "";
      return "expected " + what + whose + ", found '" + texts.get(index) + "'";
    }
  }

  /**
   * A kind of problem.
   *
   * @param id its name on a command line
   * @param parameters the names of its arguments, in order
   * @param example arguments that make a problem worth looking at, separated by commas; empty if
   *     there are none
   * @param description what it asks, in one sentence
   * @param source who asked it first, and where
   * @param known what is known of its solutions, those of the example included
   * @param maker makes the problem
   */
  public record Entry(
      String id,
      ImmutableList<String> parameters,
      String example,
      String description,
      String source,
      String known,
      Maker maker) {

    /**
     * Returns the problem with these arguments.
     *
     * @param seed from which random problems are drawn; others ignore it
     * @throws IllegalArgumentException if an argument is missing, too many, no number or out of its
     *     range; the message names it and what was expected
     */
    public Csp make(ImmutableList<String> arguments, long seed) {
      checkArgument(
          arguments.size() == parameters.size(),
          "%s takes %s, as in %s",
          id,
          countOfParameters(),
          usage());
      return maker.make(new Arguments(parameters, arguments), seed);
    }

    /** How it is written with its example, such as {@code queens:8}. */
    public String usage() {
      return parameters.isEmpty() ? id : id + ":" + example;
    }

    private String countOfParameters() {
      return switch (parameters.size()) {
        case 0 -> "no argument";
        case 1 -> "one argument (" + parameters.get(0) + ")";
        default -> parameters.size() + " arguments (" + String.join(", ", parameters) + ")";
      };
    }
  }

  /** All entries, in teaching order. */
  public static final ImmutableList<Entry> ENTRIES =
      ImmutableList.of(
          new Entry(
              "australia",
              ImmutableList.of(),
              "",
              "Colour the map of Australia with three colours.",
              "Russell and Norvig, Artificial Intelligence: A Modern Approach, 1995",
              "18 solutions",
              (arguments, seed) -> MapColouring.australia()),
          new Entry(
              "us-states",
              ImmutableList.of("colours"),
              "4",
              "Colour the map of the United States so that no two neighbours look alike.",
              "Knuth, The Stanford GraphBase, 1993",
              "three colours are too few, four are enough",
              (arguments, seed) -> MapColouring.unitedStates(arguments.integer(0))),
          new Entry(
              "mycielski",
              ImmutableList.of("graph", "colours"),
              "3,4",
              "Colour a graph without triangles that needs one colour more than its number.",
              "Mycielski, Sur le coloriage des graphes, 1955",
              "graph k needs k + 1 colours; graph 3 has 12,480 colourings in 4",
              (arguments, seed) ->
                  GraphColouring.of(Graph.mycielski(arguments.integer(0)), arguments.integer(1))),
          new Entry(
              "queens",
              ImmutableList.of("queens"),
              "8",
              "Place n queens on a board of n by n so that none attacks another.",
              "Bezzel, Berliner Schachzeitung, 1848",
              "2, 10, 4, 40, 92, 352, 724, 2,680, 14,200 solutions for 4 to 12 queens",
              (arguments, seed) -> Queens.pairwise(arguments.integer(0))),
          new Entry(
              "queens-alldifferent",
              ImmutableList.of("queens"),
              "8",
              "The same queens, stated as three all-different constraints.",
              "Bezzel, Berliner Schachzeitung, 1848",
              "the same numbers: 92 solutions for 8 queens",
              (arguments, seed) -> Queens.allDifferent(arguments.integer(0))),
          new Entry(
              "latin",
              ImmutableList.of("order"),
              "5",
              "Fill a square with n numbers, each once in every row and column.",
              "Euler, Recherches sur une nouvelle espèce de quarrés magiques, 1782",
              "1, 2, 12, 576, 161,280 squares of order 1 to 5",
              (arguments, seed) -> LatinSquare.ofOrder(arguments.integer(0))),
          new Entry(
              "quasigroup",
              ImmutableList.of("order", "holes"),
              "10,42",
              "Fill the holes of a Latin square that is drawn from the seed.",
              "Gomes and Selman, Problem Structure in the Presence of Perturbations, 1997",
              "at least 1 solution; hardest with about 42 % holes; 3 solutions from seed 1",
              (arguments, seed) ->
                  QuasigroupCompletion.withHoles(seed, arguments.integer(0), arguments.integer(1))),
          new Entry(
              "zebra",
              ImmutableList.of(),
              "",
              "Find out from fifteen hints who drinks water and who owns the zebra.",
              "Life International, 17 December 1962",
              "1 solution: the Norwegian drinks water, the Japanese owns the zebra",
              (arguments, seed) -> Zebra.puzzle()),
          new Entry(
              "send-more-money",
              ImmutableList.of(),
              "",
              "Replace letters by digits so that SEND + MORE = MONEY, column by column.",
              "Dudeney, Strand Magazine, July 1924",
              "1 solution: 9567 + 1085 = 10652",
              (arguments, seed) -> SendMoreMoney.columns()),
          new Entry(
              "send-more-money-sum",
              ImmutableList.of(),
              "",
              "The same letters, with the whole addition as one sum.",
              "Dudeney, Strand Magazine, July 1924",
              "1 solution: 9567 + 1085 = 10652",
              (arguments, seed) -> SendMoreMoney.wholeSum()),
          new Entry(
              "magic-square",
              ImmutableList.of("order"),
              "3",
              "Fill a square with the numbers 1 to n² so that all rows, columns and diagonals have"
                  + " one sum.",
              "Lo Shu; CSPLib 19",
              "1, 0, 8, 7,040 squares of order 1 to 4, turned and mirrored ones included",
              (arguments, seed) -> MagicSquare.ofOrder(arguments.integer(0))),
          new Entry(
              "magic-sequence",
              ImmutableList.of("numbers"),
              "7",
              "Find n numbers that count how often 0, 1, 2 and so on occur among them.",
              "Van Hentenryck, Constraint Satisfaction in Logic Programming, 1989; CSPLib 19",
              "0, 0, 0, 2, 1, 0 sequences of 1 to 6 numbers, 1 sequence of any more",
              (arguments, seed) -> MagicSequence.ofLength(arguments.integer(0))),
          new Entry(
              "langford",
              ImmutableList.of("numbers"),
              "8",
              "Put two copies of the numbers 1 to n into a row, with k others between the copies of"
                  + " k.",
              "Langford, Mathematical Gazette 42, 1958; CSPLib 24",
              "2, 2, 52, 300, 35,584 rows for 3, 4, 7, 8, 11; none unless n leaves 0 or 3 divided by 4",
              (arguments, seed) -> Langford.pairs(arguments.integer(0))),
          new Entry(
              "domino",
              ImmutableList.of("variables", "values"),
              "10,10",
              "Find the only value of a chain of equal variables, one removal at a time.",
              "Bessière, Régin, Yap and Zhang, An Optimal Coarse-Grained Arc Consistency Algorithm, 2005",
              "1 solution: all variables have the greatest value",
              (arguments, seed) -> Domino.of(arguments.integer(0), arguments.integer(1))),
          new Entry(
              "random-b",
              RANDOM_PARAMETERS,
              "12,6,0.4,0.45",
              "A random problem of model B, no two constraints on the same variables, drawn from the"
                  + " seed.",
              "Smith and Dyer, Locating the Phase Transition, 1996",
              "96 solutions from seed 1",
              (arguments, seed) ->
                  RandomBinary.modelB(
                      seed,
                      arguments.integer(0),
                      arguments.integer(1),
                      arguments.number(2),
                      arguments.number(3))),
          new Entry(
              "random-rb",
              RANDOM_PARAMETERS,
              "12,8,0.4,0.35",
              "A random problem of model RB, in whose terms there are n variables, n^α values, r·n·ln n"
                  + " constraints and the tightness p, drawn from the seed.",
              "Xu and Li, Exact Phase Transitions, 2000",
              "760,791 solutions from seed 1",
              (arguments, seed) ->
                  RandomBinary.modelRb(
                      seed,
                      arguments.integer(0),
                      arguments.integer(1),
                      arguments.number(2),
                      arguments.number(3))));

  private Gallery() {}
}
