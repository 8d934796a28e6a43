package org.cspworkbench.viewer.play;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.Locale;
import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.generator.PuzzleRequest;
import org.cspworkbench.generator.fill.DrawnRule;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Variant;
import org.jspecify.annotations.Nullable;

/** The kinds of boards for which new puzzles are offered. */
public enum BoardKind {
  /** Plain 9×9. */
  NINE(9, null),
  /** Plain 4×4. */
  FOUR(4, null),
  /** Plain 6×6. */
  SIX(6, null),
  /** Plain 16×16. */
  SIXTEEN(16, null),
  /** Plain 25×25. */
  TWENTY_FIVE(25, null),
  /** 9×9 with both diagonals. */
  DIAGONALS(9, Variant.DIAGONALS),
  /** 9×9 with four windows. */
  WINDOWS(9, Variant.WINDOWS),
  /** 9×9 with irregular regions in place of the boxes, generated for each puzzle. */
  JIGSAW(9, null),
  /** 9×9 where cells a knight's move apart have different values. */
  ANTI_KNIGHT(9, Variant.ANTI_KNIGHT),
  /** 9×9 with thermometers, generated for each puzzle. */
  THERMOMETERS(9, null);

  private final int size;
  private final @Nullable Variant variant;

  BoardKind(int size, @Nullable Variant variant) {
    this.size = size;
    this.variant = variant;
  }

  /**
   * Returns the shape of the board, without the regions or thermometers that are generated for each
   * puzzle.
   */
  public Shape shape() {
    Shape plain = Shape.ofSize(size);
    return variant == null ? plain : plain.with(variant);
  }

  /** Returns whether the collection has puzzles for this board. */
  public boolean isCollected() {
    return this == NINE;
  }

  /**
   * Returns whether a level can be chosen. This holds for 9×9 boards unless the board has a rule
   * that the human techniques do not cover.
   */
  public boolean hasLevels() {
    return size == 9 && request().drawnRules().isEmpty();
  }

  /** Returns whether puzzles of this difficulty can be generated within seconds. */
  public boolean offers(Difficulty difficulty) {
    Difficulty hardest =
        switch (this) {
          case TWENTY_FIVE -> Difficulty.MEDIUM;
          case SIXTEEN -> Difficulty.HARD;
          default -> Difficulty.EXTREME;
        };
    return difficulty.compareTo(hardest) <= 0;
  }

  /** Returns the request for the generator, with neither level nor difficulty. */
  PuzzleRequest request() {
    PuzzleRequest any = PuzzleRequest.of(shape());
    return switch (this) {
      case JIGSAW -> any.withOwnRegions();
      case THERMOMETERS -> any.withDrawn(DrawnRule.THERMOMETERS);
      default -> any;
    };
  }

  /** Returns the localized name of the board. */
  public String title() {
    return text("board." + name().toLowerCase(Locale.ROOT));
  }

  @Override
  public String toString() {
    return title();
  }
}
