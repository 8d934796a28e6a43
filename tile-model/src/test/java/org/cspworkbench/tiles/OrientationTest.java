package org.cspworkbench.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Orientations against pictures of 3 × 3 characters that are turned and mirrored for real. */
final class OrientationTest {

  /** A picture of each class with the symmetry that it promises, and no other. */
  private static char[][] picture(SymmetryClass symmetry) {
    return switch (symmetry) {
      case X -> rows("a.a", ".b.", "a.a");
      case T -> rows("aba", ".c.", ".d.");
      case I -> rows(".a.", ".b.", ".a.");
      case L -> rows("ab.", ".cb", "..a");
      case DIAGONAL -> rows("a..", ".b.", "..a");
      case F -> rows("abc", "de.", "f..");
    };
  }

  private static char[][] rows(String... rows) {
    return List.of(rows).stream().map(String::toCharArray).toArray(char[][]::new);
  }

  private static char[][] laid(char[][] picture, Orientation orientation) {
    char[][] laid = picture;
    if (orientation.isMirrored()) {
      char[][] mirrored = new char[3][3];
      for (int i = 0; i < 9; i++) {
        mirrored[i / 3][2 - i % 3] = laid[i / 3][i % 3];
      }
      laid = mirrored;
    }
    for (int turn = 0; turn < orientation.quarterTurns(); turn++) {
      char[][] turned = new char[3][3];
      for (int i = 0; i < 9; i++) {
        turned[i % 3][2 - i / 3] = laid[i / 3][i % 3];
      }
      laid = turned;
    }
    return laid;
  }

  @Test
  void oneOrientationAfterAnotherIsWhatTheyDoInTurn() {
    char[][] picture = picture(SymmetryClass.F);
    for (Orientation first : Orientation.ALL) {
      for (Orientation second : Orientation.ALL) {
        assertThat(laid(picture, first.then(second)))
            .as("%s then %s", first, second)
            .isDeepEqualTo(laid(laid(picture, first), second));
      }
    }
  }

  @Test
  void sidesGoWhereTheirMiddlesGo() {
    for (Orientation orientation : Orientation.ALL) {
      for (Side side : Side.values()) {
        char[][] marked = rows("...", "...", "...");
        marked[1 + side.dy()][1 + side.dx()] = 'x';
        Side found = orientation.of(side);
        assertThat(laid(marked, orientation)[1 + found.dy()][1 + found.dx()])
            .as("%s of %s", orientation, side)
            .isEqualTo('x');
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void theOrientationsOfAClassAreThoseThatLookDifferent(SymmetryClass symmetry) {
    char[][] picture = picture(symmetry);
    Set<String> looks = new HashSet<>();
    for (Orientation orientation : symmetry.orientations()) {
      assertThat(looks.add(String.join("/", lines(laid(picture, orientation)))))
          .as("%s looks new", orientation)
          .isTrue();
    }
    for (Orientation orientation : Orientation.ALL) {
      assertThat(laid(picture, symmetry.canonical(orientation)))
          .as("%s looks like its representative", orientation)
          .isDeepEqualTo(laid(picture, orientation));
      assertThat(symmetry.orientations()).contains(symmetry.canonical(orientation));
    }
  }

  private static List<String> lines(char[][] picture) {
    return List.of(picture).stream().map(String::new).toList();
  }
}
