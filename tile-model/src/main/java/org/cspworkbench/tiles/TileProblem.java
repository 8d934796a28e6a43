package org.cspworkbench.tiles;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Depiction;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.StatedWeights;
import org.cspworkbench.core.model.TupleList;
import org.cspworkbench.core.model.Variable;

/**
 * A grid to be filled from a table as a constraint satisfaction problem: one variable for each
 * cell, row by row, whose values are the indices of the table, and one constraint for each two
 * cells side by side. All constraints of one direction share their list of pairs.
 */
public final class TileProblem {

  /** The greatest number of cells × values. */
  public static final long MAX_VALUES = 64_000_000;

  private final TileTable table;
  private final TileGrid grid;
  private final Csp csp;

  private TileProblem(TileTable table, TileGrid grid, Csp csp) {
    this.table = table;
    this.grid = grid;
    this.csp = csp;
  }

  /**
   * States the problem.
   *
   * @param name the name of the problem
   * @throws IllegalArgumentException if it has more than {@value #MAX_VALUES} values, or the table
   *     allows no pair where the grid has neighbours; the message is a sentence for users
   */
  public static TileProblem of(String name, TileTable table, TileGrid grid) {
    return of(name, table, grid, ImmutableList.of());
  }

  /**
   * States the problem with rules on several cells.
   *
   * @param name the name of the problem
   * @param rules what the image must satisfy besides the table
   * @throws IllegalArgumentException if it has more than {@value #MAX_VALUES} values, or a rule
   *     cannot be stated on this grid; the message is a sentence for users
   */
  public static TileProblem of(
      String name, TileTable table, TileGrid grid, ImmutableList<? extends TileRule> rules) {
    return of(name, table, grid, rules, Optional.empty());
  }

  /**
   * States the problem with rules on several cells, and what it depicts.
   *
   * @param name the name of the problem
   * @param rules what the image must satisfy besides the table
   * @param depiction what the problem depicts, if its values have pictures
   * @throws IllegalArgumentException if it has more than {@value #MAX_VALUES} values, or a rule
   *     cannot be stated on this grid; the message is a sentence for users
   */
  public static TileProblem of(
      String name,
      TileTable table,
      TileGrid grid,
      ImmutableList<? extends TileRule> rules,
      Optional<? extends Depiction> depiction) {
    long values = (long) grid.cells() * table.size();
    checkArgument(
        values <= MAX_VALUES,
        "expected at most %s cells times tiles, found %s times %s: choose a smaller size or fewer"
            + " tiles",
        MAX_VALUES,
        grid.cells(),
        table.size());
    Csp.Builder csp = Csp.builder(name);
    Domain domain = Domain.range(0, table.size() - 1).withLabels(table.names());
    Variable[] variables = variables(csp, domain, grid);
    for (Side side : ImmutableList.of(Side.EAST, Side.SOUTH)) {
      post(csp, table.pairs(side), side, grid, variables);
    }
    ImmutableList<Variable> cells =
        Arrays.stream(variables).filter(Objects::nonNull).collect(ImmutableList.toImmutableList());
    for (TileRule rule : rules) {
      rule.constraints(grid, cells).forEach(csp::post);
    }
    depiction.ifPresent(csp::depicting);
    TileProblem problem = new TileProblem(table, grid, csp.build());
    new StatedWeights(domain, table.weights(), table.influences()).stateWith(problem.csp);
    return problem;
  }

  private static Variable[] variables(Csp.Builder csp, Domain domain, TileGrid grid) {
    Variable[] variables = new Variable[grid.size()];
    for (int cell = 0; cell < grid.size(); cell++) {
      if (grid.contains(cell)) {
        variables[cell] = csp.variable(name(grid, cell), domain);
      }
    }
    return variables;
  }

  private static void post(
      Csp.Builder csp, TupleList pairs, Side side, TileGrid grid, Variable[] variables) {
    for (int cell = 0; cell < grid.size(); cell++) {
      int neighbour = grid.contains(cell) ? grid.neighbour(cell, side) : TileGrid.NONE;
      if (neighbour != TileGrid.NONE) {
        csp.post(
            new Extension(
                ImmutableList.of(variables[cell], variables[neighbour]),
                Extension.Polarity.SUPPORTS,
                pairs));
      }
    }
  }

  private static String name(TileGrid grid, int cell) {
    return "r" + (grid.row(cell) + 1) + "c" + (grid.column(cell) + 1);
  }

  /** Returns the values of a cell and which may stand side by side. */
  public TileTable table() {
    return table;
  }

  /** Returns the cells. */
  public TileGrid grid() {
    return grid;
  }

  /** Returns the problem as stated, with all values in every cell. */
  public Csp csp() {
    return csp;
  }

  /**
   * Returns the same problem where these cells start from fewer values.
   *
   * @param allowed the values that are left, by cell
   * @throws IllegalArgumentException if a cell does not exist or is left without a value; the
   *     message is a sentence for users
   */
  public Csp restricted(Map<Integer, BitSet> allowed) {
    Map<Variable, Domain> restrictions = new HashMap<>();
    Map<BitSet, Domain> domains = new HashMap<>(); // many cells have the same values
    allowed.forEach(
        (cell, values) -> {
          checkArgument(
              cell >= 0 && cell < grid.size() && grid.contains(cell),
              "expected a cell of the grid %s, found cell %s",
              grid,
              cell);
          checkArgument(!values.isEmpty(), "%s has no tile left", name(grid, cell));
          restrictions.put(variable(cell), domains.computeIfAbsent(values, this::domain));
        });
    return csp.restricted(csp.name(), restrictions);
  }

  /** Returns the variable of a cell of the grid. */
  public Variable variable(int cell) {
    return csp.variables().get(grid.indexOf(cell));
  }

  private Domain domain(BitSet values) {
    ImmutableList<String> labels =
        values.stream().mapToObj(table.names()::get).collect(ImmutableList.toImmutableList());
    return Domain.of(values.stream().toArray()).withLabels(labels);
  }
}
