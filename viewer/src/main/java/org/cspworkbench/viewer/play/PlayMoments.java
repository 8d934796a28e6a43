package org.cspworkbench.viewer.play;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.cspworkbench.presentation.game.Advice;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.Game.Phase;
import org.cspworkbench.presentation.game.Sheet;
import org.cspworkbench.presentation.moment.GameMoments;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.Hint;
import org.cspworkbench.presentation.moment.Spot.Shade;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.sudoku.Conflict;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.RepeatedValue;

/** Converts a game to the moments that the board displays. */
public final class PlayMoments {

  private final Game game;
  private final View view;
  private final Sheet sheet;
  private final ImmutableSet<Integer> wrong;
  private final ImmutableSet<Integer> brokenUnits;
  private final Optional<Advice> advice;

  private PlayMoments(Game game, View view) {
    this.game = game;
    this.view = view;
    this.sheet = game.sheet();
    this.wrong = wrong(game, view);
    this.brokenUnits = brokenUnits(game);
    this.advice = game.openHint().map(hint -> hint.advice());
  }

  /** Returns {@code game} as {@code model} displays it: a search of a solver, or else the game. */
  public static Moment of(PlayModel model, Game game) {
    int selected = model.selected().orElse(0);
    return model
        .search()
        .flatMap(StageSearch::moment)
        .map(searched -> ofSearch(game, model.view(), searched, selected))
        .orElseGet(() -> of(game, model.view(), selected));
  }

  /** Returns the values of a sheet, while the game on it begins. */
  public static Moment of(Sheet sheet) {
    Grid grid = sheet.grid();
    return Moment.of(
        grid.shape()
            .cells()
            .mapToObj(cell -> beginning(grid, cell))
            .collect(ImmutableList.toImmutableList()));
  }

  private static Spot beginning(Grid grid, int cell) {
    return grid.isEmpty(cell)
        ? Spot.open(GameMoments.values(0))
        : Spot.of(grid.isGiven(cell) ? State.GIVEN : State.FILLED, grid.value(cell) - 1);
  }

  /** Returns the game as configured by {@code view}, with the cell {@code selected} selected. */
  public static Moment of(Game game, View view, int selected) {
    PlayMoments moments = new PlayMoments(game, view);
    ImmutableList.Builder<Spot> spots = ImmutableList.builder();
    sheet(game).grid().shape().cells().forEach(cell -> spots.add(moments.spot(cell, selected)));
    return Moment.of(spots.build()).withSelected(selected);
  }

  /**
   * Returns the game during the search of a solver: the values of the player, the values that the
   * solver has assigned at the moment {@code searched}, and the remaining candidates if the view
   * includes them.
   */
  public static Moment ofSearch(Game game, View view, Moment searched, int selected) {
    PlayMoments moments = new PlayMoments(game, view);
    ImmutableList.Builder<Spot> spots = ImmutableList.builder();
    sheet(game)
        .grid()
        .shape()
        .cells()
        .forEach(cell -> spots.add(moments.searched(cell, searched.spot(cell))));
    Moment shown = view.candidates() ? searched.withSpots(spots.build()) : Moment.of(spots.build());
    return shown.withSelected(selected);
  }

  private Spot searched(int cell, Spot spot) {
    if (!sheet.grid().isEmpty(cell)) {
      return Spot.of(state(cell), sheet.grid().value(cell) - 1);
    }
    return view.candidates()
        ? spot
        : Spot.of(spot.state(), spot.value()).withLeft(spot.left()).withDecision(spot.decision());
  }

  private static Sheet sheet(Game game) {
    return game.sheet();
  }

  /**
   * Returns the cells that take part in a contradiction or have a wrong value, as far as the player
   * has asked to see them.
   */
  private static ImmutableSet<Integer> wrong(Game game, View view) {
    ImmutableSet.Builder<Integer> cells = ImmutableSet.builder();
    if (view.mistakes()) {
      cells.addAll(game.wrongCells());
    }
    game.contradiction().ifPresent(found -> cells.addAll(found.cells()));
    game.openHint()
        .filter(hint -> hint.advice().kind() == Advice.Kind.MISTAKE)
        .ifPresent(hint -> cells.addAll(hint.advice().cells()));
    if (game.showsConflicts()) {
      game.conflicts().all().forEach(conflict -> cells.addAll(conflict.cells().asList()));
    }
    return cells.build();
  }

  private static ImmutableSet<Integer> brokenUnits(Game game) {
    ImmutableSet.Builder<Integer> cells = ImmutableSet.builder();
    if (game.showsConflicts()) {
      for (Conflict conflict : game.conflicts().all()) {
        if (conflict instanceof RepeatedValue repeated) {
          cells.addAll(repeated.unit().cells().asList());
        }
      }
    }
    return cells.build();
  }

  private Spot spot(int cell, int selected) {
    Spot spot =
        sheet.grid().isEmpty(cell)
            ? open(cell)
            : Spot.of(state(cell), sheet.grid().value(cell) - 1);
    return spot.withHint(hint(cell)).withShade(shade(cell, selected));
  }

  private Spot open(int cell) {
    if (wrong.contains(cell) && sheet.left(cell) == 0) {
      return Spot.of(State.DEAD, org.cspworkbench.core.trace.TraceEvent.NONE);
    }
    return Spot.open(GameMoments.values(sheet.shown(cell, view.candidates())))
        .withLeft(Integer.bitCount(sheet.left(cell)));
  }

  private State state(int cell) {
    if (wrong.contains(cell)) {
      return State.CONFLICT;
    }
    if (sheet.grid().isGiven(cell)) {
      return State.GIVEN;
    }
    boolean isDone = game.phase() == Phase.WON || game.phase() == Phase.REVEALED;
    return isDone ? State.SOLVED : State.FILLED;
  }

  private Hint hint(int cell) {
    if (advice.isPresent() && advice.get().kind() == Advice.Kind.STEP) {
      if (advice.get().targets().contains(cell)) {
        return Hint.TARGET;
      }
      if (advice.get().cells().contains(cell)) {
        return Hint.REASON;
      }
    }
    return brokenUnits.contains(cell) && !wrong.contains(cell) ? Hint.BROKEN_UNIT : Hint.NONE;
  }

  private Shade shade(int cell, int selected) {
    int value = sheet.grid().value(selected);
    if (view.equalDigits() && value != 0 && sheet.grid().value(cell) == value) {
      return Shade.EQUAL;
    }
    return sheet.grid().shape().peers(selected).contains(cell) ? Shade.UNIT : Shade.NONE;
  }
}
