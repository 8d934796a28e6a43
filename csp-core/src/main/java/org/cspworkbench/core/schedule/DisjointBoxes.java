package org.cspworkbench.core.schedule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.core.model.BinaryForm;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.ConstraintReader;
import org.cspworkbench.core.model.ConstraintWriter;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.model.Propagator;
import org.cspworkbench.core.model.Scope;
import org.cspworkbench.core.model.Variable;

/**
 * Rectangles of fixed sizes no two of which overlap, as in packing.
 *
 * @param scope the horizontal origins of the boxes, then the vertical ones, in the same order;
 *     their domains have no gaps
 * @param widths of the boxes, positive
 * @param heights of the boxes, positive
 */
public record DisjointBoxes(
    ImmutableList<Variable> scope, ImmutableIntArray widths, ImmutableIntArray heights)
    implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<DisjointBoxes> FORM =
      new BinaryForm<>(42, DisjointBoxes.class, DisjointBoxes::write, DisjointBoxes::read);

  /**
   * Checks the sizes.
   *
   * @param scope the horizontal origins of the boxes, then the vertical ones
   * @param widths of the boxes, positive
   * @param heights of the boxes, positive
   * @throws IllegalArgumentException if there is no box, not one width and height for each, a size
   *     that is not positive, or a domain with gaps
   */
  public DisjointBoxes {
    checkArgument(!widths.isEmpty(), "a packing needs at least one box");
    checkArgument(
        scope.size() == 2 * widths.length() && heights.length() == widths.length(),
        "expected two origins, a width and a height for each of %s boxes",
        widths.length());
    checkArgument(
        widths.stream().allMatch(w -> w > 0) && heights.stream().allMatch(h -> h > 0),
        "the sizes of a box must be positive");
    checkArgument(
        scope.stream().allMatch(x -> x.domain().isRange()),
        "the origins of a box must be a range, without gaps");
  }

  @Override
  public boolean isSatisfiedBy(int... origins) {
    for (int i = 1; i < widths.length(); i++) {
      for (int j = 0; j < i; j++) {
        if (!areApart(origins, j, i)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean areApart(int[] origins, int i, int j) {
    int n = widths.length();
    return endsBefore(origins[i], widths.get(i), origins[j])
        || endsBefore(origins[j], widths.get(j), origins[i])
        || endsBefore(origins[n + i], heights.get(i), origins[n + j])
        || endsBefore(origins[n + j], heights.get(j), origins[n + i]);
  }

  private static boolean endsBefore(int origin, int size, int other) {
    return (long) origin + size <= other;
  }

  @Override
  public Propagator propagator(Scope scope) {
    return new BoxSweep(this, scope);
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
    out.integers(widths);
    out.integers(heights);
  }

  private static DisjointBoxes read(ConstraintReader in) throws MalformedEncodingException {
    return new DisjointBoxes(in.variables(), in.integers(), in.integers());
  }

  /** Returns text such as {@code disjoint((x1, y1) 2×3, (x2, y2) 4×1)}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("disjoint(");
    int n = widths.length();
    for (int i = 0; i < n; i++) {
      text.append(i == 0 ? "(" : ", (")
          .append(scope.get(i))
          .append(", ")
          .append(scope.get(n + i))
          .append(") ")
          .append(widths.get(i))
          .append('×')
          .append(heights.get(i));
    }
    return text.append(")").toString();
  }
}
