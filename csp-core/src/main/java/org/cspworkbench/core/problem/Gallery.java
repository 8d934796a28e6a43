package org.cspworkbench.core.problem;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Csp;

/** The problems of the gallery by name, for whoever lets a person choose one. */
public final class Gallery {

  private static final ImmutableList<String> RANDOM_PARAMETERS =
      ImmutableList.of("variables", "values", "density", "tightness");

  /** Makes a problem from the arguments that a person gave. */
  @FunctionalInterface
  public interface Maker {
    /** The problem with these arguments, as many as there are parameters. */
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
     * The whole number at {@code index}.
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
     * The number at {@code index}.
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
   * @param maker makes the problem
   */
  public record Entry(
      String id,
      ImmutableList<String> parameters,
      String example,
      String description,
      Maker maker) {

    /**
     * The problem with these arguments.
     *
     * @param seed from which random problems are drawn; others ignore it
     * @throws IllegalArgumentException if an argument is missing, too many, no number or out of its
     *     range; the message says which and what was expected
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
              (arguments, seed) -> MapColouring.australia()),
          new Entry(
              "us-states",
              ImmutableList.of("colours"),
              "4",
              "Colour the map of the United States so that no two neighbours look alike.",
              (arguments, seed) -> MapColouring.unitedStates(arguments.integer(0))),
          new Entry(
              "mycielski",
              ImmutableList.of("graph", "colours"),
              "3,4",
              "Colour a graph that has no triangle and yet needs one colour more than its number.",
              (arguments, seed) ->
                  GraphColouring.of(Graph.mycielski(arguments.integer(0)), arguments.integer(1))),
          new Entry(
              "queens",
              ImmutableList.of("queens"),
              "8",
              "Place n queens on a board of n by n so that none attacks another.",
              (arguments, seed) -> Queens.pairwise(arguments.integer(0))),
          new Entry(
              "queens-alldifferent",
              ImmutableList.of("queens"),
              "8",
              "The same queens, stated as three constraints that something is all different.",
              (arguments, seed) -> Queens.allDifferent(arguments.integer(0))),
          new Entry(
              "latin",
              ImmutableList.of("order"),
              "5",
              "Fill a square with n numbers, each once in every row and column.",
              (arguments, seed) -> LatinSquare.ofOrder(arguments.integer(0))),
          new Entry(
              "quasigroup",
              ImmutableList.of("order", "holes"),
              "10,42",
              "Fill the holes of a Latin square that is drawn from the seed.",
              (arguments, seed) ->
                  QuasigroupCompletion.withHoles(seed, arguments.integer(0), arguments.integer(1))),
          new Entry(
              "zebra",
              ImmutableList.of(),
              "",
              "Find out from fifteen hints who drinks water and who owns the zebra.",
              (arguments, seed) -> Zebra.puzzle()),
          new Entry(
              "send-more-money",
              ImmutableList.of(),
              "",
              "Replace letters by digits so that SEND + MORE = MONEY, column by column.",
              (arguments, seed) -> SendMoreMoney.columns()),
          new Entry(
              "send-more-money-sum",
              ImmutableList.of(),
              "",
              "The same letters, with the whole addition as one sum.",
              (arguments, seed) -> SendMoreMoney.wholeSum()),
          new Entry(
              "magic-square",
              ImmutableList.of("order"),
              "3",
              "Fill a square with the numbers 1 to n² so that all rows, columns and diagonals have"
                  + " one sum.",
              (arguments, seed) -> MagicSquare.ofOrder(arguments.integer(0))),
          new Entry(
              "magic-sequence",
              ImmutableList.of("numbers"),
              "7",
              "Find n numbers that say how often 0, 1, 2 and so on occur among them.",
              (arguments, seed) -> MagicSequence.ofLength(arguments.integer(0))),
          new Entry(
              "langford",
              ImmutableList.of("numbers"),
              "8",
              "Put two copies of the numbers 1 to n into a row, with k others between the copies of"
                  + " k.",
              (arguments, seed) -> Langford.pairs(arguments.integer(0))),
          new Entry(
              "domino",
              ImmutableList.of("variables", "values"),
              "10,10",
              "Find the one value that a chain of equal variables can take, one value at a time.",
              (arguments, seed) -> Domino.of(arguments.integer(0), arguments.integer(1))),
          new Entry(
              "random-b",
              RANDOM_PARAMETERS,
              "12,6,0.4,0.45",
              "A random problem of model B, drawn from the seed.",
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
              "A random problem of model RB, drawn from the seed.",
              (arguments, seed) ->
                  RandomBinary.modelRb(
                      seed,
                      arguments.integer(0),
                      arguments.integer(1),
                      arguments.number(2),
                      arguments.number(3))));

  private Gallery() {}
}
