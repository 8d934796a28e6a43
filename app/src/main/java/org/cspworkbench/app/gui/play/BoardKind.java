package org.cspworkbench.app.gui.play;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.util.Locale;
import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.generator.PuzzleRequest;
import org.cspworkbench.generator.fill.DrawnRule;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Variant;
import org.jspecify.annotations.Nullable;

/** The boards for which new puzzles are offered. */
public enum BoardKind {
  /** Plain 9×9. */
  NINE(9, null),
  /** Plain 4×4. */
  FOUR(4, null),
  /** Plain 6×6. */
  SIX(6, null),
  /** Plain 16×16. */
  SIXTEEN(16, null),
  /** 9×9 with both diagonals. */
  DIAGONALS(9, Variant.DIAGONALS),
  /** 9×9 with four windows. */
  WINDOWS(9, Variant.WINDOWS),
  /** 9×9 with regions of its own in place of the boxes, drawn anew for each puzzle. */
  JIGSAW(9, null),
  /** 9×9 where cells a knight's move apart differ. */
  ANTI_KNIGHT(9, Variant.ANTI_KNIGHT),
  /** 9×9 with thermometers, drawn anew for each puzzle. */
  THERMOMETERS(9, null);

  private final int size;
  private final @Nullable Variant variant;

  BoardKind(int size, @Nullable Variant variant) {
    this.size = size;
    this.variant = variant;
  }

  /** How its cells are laid out; of a jigsaw or thermometers, before these are drawn. */
  public Shape shape() {
    Shape plain = Shape.ofSize(size);
    return variant == null ? plain : plain.with(variant);
  }

  /** Whether there are puzzles of it in the collection. */
  public boolean isCollected() {
    return this == NINE;
  }

  /**
   * Whether puzzles of a level are offered: on 9×9 there are puzzles of every level, unless human
   * logic does not know a rule.
   */
  public boolean hasLevels() {
    return size == 9 && request().drawnRules().isEmpty();
  }

  /** Whether puzzles as full as this are made within seconds. */
  public boolean offers(Difficulty difficulty) {
    return this != SIXTEEN || difficulty.compareTo(Difficulty.HARD) <= 0;
  }

  /** Any puzzle on it, for the generator. */
  PuzzleRequest request() {
    PuzzleRequest any = PuzzleRequest.of(shape());
    return switch (this) {
      case JIGSAW -> any.withOwnRegions();
      case THERMOMETERS -> any.withDrawn(DrawnRule.THERMOMETERS);
      default -> any;
    };
  }

  /** What it is called. */
  public String title() {
    return text("board." + name().toLowerCase(Locale.ROOT));
  }

  @Override
  public String toString() {
    return title();
  }
}
