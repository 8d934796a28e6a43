package org.cspworkbench.core.model;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.Optional;

/**
 * The ways in which any problem with the right variables can be drawn. The names of the constants
 * are part of the encoding of problems.
 */
public enum Drawing implements Depiction {
  /** A row for each variable. */
  TABLE("table", "any variables") {
    @Override
    public boolean fits(Csp csp) {
      return true;
    }
  },
  /** A square of cells, row by row: the first variables. */
  BOARD("board", "n·n variables with the same n values") {
    @Override
    public boolean fits(Csp csp) {
      Domain domain = csp.variables().get(0).domain();
      long cells = (long) domain.size() * domain.size();
      return csp.variables().size() >= cells
          && csp.variables().stream().limit(cells).allMatch(x -> x.domain().equals(domain));
    }
  },
  /**
   * A chessboard with a queen in each row, whose column is the place of its value: the first
   * variables.
   */
  QUEENS("queens", "n variables with n values each") {
    @Override
    public boolean fits(Csp csp) {
      int rows = csp.variables().get(0).domain().size();
      return csp.variables().size() >= rows
          && csp.variables().stream().limit(rows).allMatch(x -> x.domain().size() == rows);
    }
  },
  /** The states and territories of Australia. */
  MAP_OF_AUSTRALIA("map of Australia", "variables of the names WA, NT, SA, Q, NSW, V and T") {
    @Override
    public boolean fits(Csp csp) {
      return csp.variables().stream().allMatch(x -> STATES.contains(x.name()));
    }
  },
  /** A card for each variable, and a line between any two that a constraint joins. */
  GRAPH("graph", "at most 150 variables with at most 12 values each") {
    @Override
    public boolean fits(Csp csp) {
      return csp.variables().size() <= MOST_VERTICES
          && csp.variables().stream().allMatch(x -> x.domain().size() <= MOST_COLOURS);
    }
  };

  /** The names of the states and territories of Australia. */
  public static final ImmutableSet<String> STATES =
      ImmutableSet.of("WA", "NT", "SA", "Q", "NSW", "V", "T");

  /** The limits of a legible graph. */
  private static final int MOST_VERTICES = 150;

  private static final int MOST_COLOURS = 12;

  private final String title;
  private final String requirement;

  Drawing(String title, String requirement) {
    this.title = title;
    this.requirement = requirement;
  }

  /** Returns the drawing of this name, in any case. */
  public static Optional<Drawing> named(String name) {
    return Arrays.stream(values())
        .filter(drawing -> Ascii.equalsIgnoreCase(drawing.title, name))
        .findFirst();
  }

  /** Returns its name in the notation. */
  public String title() {
    return title;
  }

  /** Returns which variables it needs, as a noun. */
  public String requirement() {
    return requirement;
  }

  /** Returns whether {@code csp} can be drawn so. */
  public abstract boolean fits(Csp csp);
}
