package org.cspworkbench.generator.givens;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Variant;
import org.junit.jupiter.api.Test;

class SymmetryTest {

  private static final Shape NINE = Shape.ofSize(9);

  @Test
  void orbitsAreWhatTurnsAndMirrorsSay() {
    assertThat(Symmetry.NONE.orbits(NINE)).hasSize(81);
    assertThat(Symmetry.ROTATE_180.orbits(NINE)).hasSize(41).contains(ImmutableIntArray.of(1, 79));
    assertThat(Symmetry.ROTATE_90.orbits(NINE))
        .hasSize(21)
        .contains(ImmutableIntArray.of(0, 8, 72, 80), ImmutableIntArray.of(40));
    assertThat(Symmetry.MIRROR.orbits(NINE))
        .hasSize(45)
        .contains(ImmutableIntArray.of(9, 17), ImmutableIntArray.of(4));
    assertThat(Symmetry.DIAGONAL.orbits(NINE))
        .hasSize(45)
        .contains(ImmutableIntArray.of(1, 9), ImmutableIntArray.of(80));
  }

  private static final ImmutableSet<Variant> ONE_DIAGONAL =
      ImmutableSet.of(Variant.FALLING_DIAGONAL, Variant.RISING_DIAGONAL);

  @Test
  void everyCellIsInOneOrbit() {
    for (Symmetry symmetry : Symmetry.values()) {
      assertThat(symmetry.orbits(NINE).stream().flatMapToInt(ImmutableIntArray::stream))
          .as("%s", symmetry)
          .containsExactlyInAnyOrderElementsOf(NINE.cells().boxed().toList());
    }
  }

  @Test
  void aShapeHasTheSymmetriesOfItsUnits() {
    for (Symmetry symmetry : Symmetry.values()) {
      assertThat(symmetry.fits(NINE)).as("%s", symmetry).isTrue();
      for (Variant variant : Variant.values()) {
        boolean mapsOneDiagonalToTheOther =
            symmetry == Symmetry.ROTATE_90 || symmetry == Symmetry.MIRROR;
        assertThat(symmetry.fits(NINE.with(variant)))
            .as("%s %s", symmetry, variant)
            .isEqualTo(!(mapsOneDiagonalToTheOther && ONE_DIAGONAL.contains(variant)));
      }
    }
    Shape six = Shape.ofSize(6);
    assertThat(Symmetry.values())
        .filteredOn(symmetry -> symmetry.fits(six))
        .containsExactly(Symmetry.NONE, Symmetry.ROTATE_180, Symmetry.MIRROR);
  }
}
