package org.cspworkbench.tiles;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.Optional;

/**
 * Which orientations of a tile look alike. Each class is named after a character with the same
 * symmetry, as in WaveFunctionCollapse (Gumin 2016).
 */
public enum SymmetryClass {
  /** All orientations look alike. */
  X("X", ImmutableSet.copyOf(Orientation.ALL)),
  /** Left and right look alike; four orientations. */
  T("T", ImmutableSet.of(Orientation.UPRIGHT, Orientation.MIRRORED)),
  /** Left and right look alike, and up and down; two orientations. */
  I(
      "I",
      ImmutableSet.of(
          Orientation.UPRIGHT,
          Orientation.UPRIGHT.turned(2),
          Orientation.MIRRORED,
          Orientation.MIRRORED.turned(2))),
  /** Both sides of the diagonal from lower left to upper right look alike; four orientations. */
  L("L", ImmutableSet.of(Orientation.UPRIGHT, Orientation.MIRRORED.turned(1))),
  /** Both sides of either diagonal look alike; two orientations. */
  DIAGONAL(
      "\\",
      ImmutableSet.of(
          Orientation.UPRIGHT,
          Orientation.UPRIGHT.turned(2),
          Orientation.MIRRORED.turned(1),
          Orientation.MIRRORED.turned(3))),
  /** No two orientations look alike. */
  F("F", ImmutableSet.of(Orientation.UPRIGHT));

  private final String character;
  private final ImmutableSet<Orientation> invisible;

  SymmetryClass(String character, ImmutableSet<Orientation> invisible) {
    this.character = character;
    this.invisible = invisible;
  }

  /** Returns the class that {@code character} names, if it names one. */
  public static Optional<SymmetryClass> of(String character) {
    return Arrays.stream(values()).filter(c -> c.character.equals(character)).findFirst();
  }

  /** Returns the character that names it in files. */
  public String character() {
    return character;
  }

  /** Returns the orientations that look different: 1, 2, 4 or 8, the upright one first. */
  public ImmutableList<Orientation> orientations() {
    return Orientation.ALL.stream().filter(o -> canonical(o).equals(o)).collect(toImmutableList());
  }

  /** Returns the one of {@link #orientations()} that looks like {@code orientation}. */
  public Orientation canonical(Orientation orientation) {
    return Orientation.ALL.stream()
        .filter(o -> invisible.stream().anyMatch(i -> i.then(o).equals(orientation)))
        .findFirst()
        .orElseThrow();
  }

  @Override
  public String toString() {
    return character;
  }
}
