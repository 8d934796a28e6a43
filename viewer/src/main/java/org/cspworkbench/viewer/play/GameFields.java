package org.cspworkbench.viewer.play;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.presentation.game.Allowance;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.solvers.Choices;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/** The fields of the form for a new game, besides how hard the puzzle is. */
public final class GameFields {

  private static final int MOST_ALLOWED = 20;
  private static final String UNLIMITED = "∞";

  /** The board. */
  public static final Choices<BoardKind> BOARD =
      Choices.of("board", "The board.", BoardKind.values(), GameRequest.USUAL.board());

  /** How many hints are allowed. */
  public static final Choices<Allowance> HINTS =
      allowance("hints", "How many hints are allowed.", GameRequest.USUAL.hints());

  /** How many errors are allowed. */
  public static final Choices<Allowance> ERRORS =
      allowance("errors", "How many errors are allowed.", GameRequest.USUAL.errors());

  /** Whether the clock is shown. */
  public static final Parameter.Truth TIMED =
      new Parameter.Truth("timed", "The clock is shown.", GameRequest.USUAL.timed());

  /** The solver that solves the whole puzzle. */
  public static final Choices<Solver> SOLVER =
      Choices.of(
          "solver",
          "The solver that solves the whole puzzle.",
          SolverCatalog.SOLVERS,
          solver -> solver.about().id(),
          SolverCatalog.find(Help.USUAL.solver()).orElseThrow());

  /** Whether the search of the solver is shown. */
  public static final Parameter.Truth ANIMATED =
      new Parameter.Truth("animated", "The search of the solver is shown.", Help.USUAL.animated());

  /** How long each decision is shown. */
  public static final Parameter.WholeNumber DELAY =
      new Parameter.WholeNumber(
          "delay",
          "How long each decision is shown.",
          0,
          Delay.LONGEST,
          Help.USUAL.delay(),
          "milliseconds");

  private GameFields() {}

  private static Choices<Allowance> allowance(String name, String description, Allowance usual) {
    ImmutableList<Allowance> all =
        Stream.concat(
                IntStream.rangeClosed(0, MOST_ALLOWED).mapToObj(Allowance::of),
                Stream.of(Allowance.UNLIMITED))
            .collect(ImmutableList.toImmutableList());
    return Choices.of(name, description, all, GameFields::id, usual);
  }

  /** Returns the choice of an allowance; of a greater number, the greatest that is offered. */
  public static String id(Allowance allowance) {
    return allowance.isUnlimited()
        ? UNLIMITED
        : Integer.toString(Math.min(MOST_ALLOWED, allowance.most().orElse(0)));
  }

  /** Returns the titles of the boards, in their order. */
  public static ImmutableList<String> boards() {
    return Arrays.stream(BoardKind.values())
        .map(BoardKind::title)
        .collect(ImmutableList.toImmutableList());
  }
}
