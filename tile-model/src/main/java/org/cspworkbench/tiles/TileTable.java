package org.cspworkbench.tiles;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableDoubleArray;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.StatedWeights.Influence;
import org.cspworkbench.core.model.TupleList;

/**
 * The values that a cell can take, by index, and which may stand side by side: all that the search
 * for an image needs to know of a tile set or of the patterns of a sample. Immutable.
 */
public final class TileTable {

  /** Decides which values may stand beside each other. */
  @FunctionalInterface
  public interface Fit {
    /** Returns whether {@code second} may stand on {@code side} of {@code first}. */
    boolean allows(int first, Side side, int second);
  }

  private final ImmutableList<String> names;
  private final ImmutableDoubleArray weights;
  private final ImmutableList<Influence> influences;
  private final BitSet[] right; // by value: those that may stand east of it
  private final BitSet[] below; // by value: those that may stand south of it

  /**
   * A table.
   *
   * @param names the names of the values, at least one
   * @param weights how often each is wanted, compared with the others: positive
   * @param fit is asked for each two values and the sides {@link Side#EAST} and {@link Side#SOUTH}
   * @throws IllegalArgumentException if there is no value, or not one weight for each
   */
  public TileTable(ImmutableList<String> names, ImmutableDoubleArray weights, Fit fit) {
    this(names, weights, ImmutableList.of(), fit);
  }

  /**
   * A table where the neighbours of a cell change the weights of what is drawn in it.
   *
   * @param names the names of the values, at least one
   * @param weights how often each is wanted, compared with the others: positive
   * @param influences how neighbours change the weights
   * @param fit is asked for each two values and the sides {@link Side#EAST} and {@link Side#SOUTH}
   * @throws IllegalArgumentException if there is no value, or not one weight for each
   */
  public TileTable(
      ImmutableList<String> names,
      ImmutableDoubleArray weights,
      ImmutableList<Influence> influences,
      Fit fit) {
    checkArgument(!names.isEmpty(), "a table needs at least one value");
    checkArgument(
        names.size() == weights.length(), "%s weights for %s", weights.length(), names.size());
    this.names = names;
    this.weights = weights;
    this.influences = influences;
    this.right = rows(names.size(), Side.EAST, fit);
    this.below = rows(names.size(), Side.SOUTH, fit);
  }

  private TileTable(TileTable other, ImmutableDoubleArray weights) {
    this.names = other.names;
    this.weights = weights;
    this.influences = other.influences;
    this.right = other.right;
    this.below = other.below;
  }

  /**
   * Returns this table with other weights.
   *
   * @throws IllegalArgumentException if there is not one weight for each value
   */
  public TileTable withWeights(ImmutableDoubleArray changed) {
    checkArgument(names.size() == changed.length(), "%s weights for %s", changed.length(), names);
    return new TileTable(this, changed);
  }

  private static BitSet[] rows(int size, Side side, Fit fit) {
    BitSet[] rows = new BitSet[size];
    for (int i = 0; i < size; i++) {
      rows[i] = new BitSet(size);
      for (int j = 0; j < size; j++) {
        rows[i].set(j, fit.allows(i, side, j));
      }
    }
    return rows;
  }

  /** Returns the number of values. */
  public int size() {
    return names.size();
  }

  /** Returns the names of the values, by index. */
  public ImmutableList<String> names() {
    return names;
  }

  /** Returns the weights of the values, by index. */
  public ImmutableDoubleArray weights() {
    return weights;
  }

  /**
   * Returns the entropy, in bits, of a draw among these values by their weights (Shannon 1948); 0
   * if there is none. Time linear in their number.
   */
  public double entropy(IntStream values) {
    double[] of = values.mapToDouble(weights::get).toArray();
    double sum = Arrays.stream(of).sum();
    double natural = Arrays.stream(of).map(weight -> weight * Math.log(sum / weight)).sum();
    return of.length == 0 ? 0 : natural / sum / Math.log(2);
  }

  /** Returns how the neighbours of a cell change the weights of what is drawn in it. */
  public ImmutableList<Influence> influences() {
    return influences;
  }

  /** Returns whether value {@code second} may stand on {@code side} of value {@code first}. */
  public boolean allows(int first, Side side, int second) {
    return switch (side) {
      case EAST -> right[first].get(second);
      case SOUTH -> below[first].get(second);
      case WEST -> right[second].get(first);
      case NORTH -> below[second].get(first);
    };
  }

  /** Returns the values that may stand on {@code side} of {@code value}; a copy. */
  public BitSet neighbours(int value, Side side) {
    BitSet neighbours = new BitSet(size());
    for (int other = 0; other < size(); other++) {
      neighbours.set(other, allows(value, side, other));
    }
    return neighbours;
  }

  /** Returns the allowed pairs of a cell and its neighbour on {@code side}. */
  public TupleList pairs(Side side) {
    ImmutableIntArray.Builder pairs = ImmutableIntArray.builder();
    for (int i = 0; i < size(); i++) {
      for (int j = 0; j < size(); j++) {
        if (allows(i, side, j)) {
          pairs.add(i).add(j);
        }
      }
    }
    return new TupleList(2, pairs.build().trimmed());
  }
}
