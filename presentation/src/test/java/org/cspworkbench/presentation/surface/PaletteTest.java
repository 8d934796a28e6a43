package org.cspworkbench.presentation.surface;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Named.named;

import com.google.common.collect.ImmutableList;
import java.util.EnumSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts and marks have sufficient contrast with their background in every theme. */
final class PaletteTest {

  /** The tones of a state of a cell: its fill, its marks and its text. */
  private enum Tones {
    GIVEN(Token.CELL_GIVEN, Token.DIGIT_GIVEN, Token.DIGIT_GIVEN),
    OWN(Token.CELL, Token.DIGIT_OWN, Token.DIGIT_OWN),
    CANDIDATE(Token.CELL, Token.CANDIDATE, Token.CANDIDATE),
    CANDIDATE_IN_UNIT(Token.UNIT_CELL, Token.CANDIDATE, Token.CANDIDATE),
    CANDIDATE_OF_PRUNED(Token.PRUNED_FILL, Token.PRUNED_MARK, Token.CANDIDATE),
    OWN_IN_WINDOW(Token.WINDOW_CELL, Token.RULE_LINE, Token.DIGIT_OWN),
    CANDIDATE_IN_WINDOW(Token.WINDOW_CELL, Token.RULE_LINE, Token.CANDIDATE),
    GIVEN_IN_WINDOW(Token.WINDOW_GIVEN, Token.RULE_LINE, Token.DIGIT_GIVEN),
    SUM_IN_WINDOW(Token.WINDOW_CELL, Token.RULE_LINE, Token.RULE_LINE),
    SUM(Token.CELL, Token.RULE_LINE, Token.RULE_LINE),
    SUM_ON_GIVEN(Token.CELL_GIVEN, Token.RULE_LINE, Token.RULE_LINE),
    SUM_IN_UNIT(Token.UNIT_CELL, Token.RULE_LINE, Token.RULE_LINE),
    SUM_ON_GIVEN_IN_UNIT(Token.UNIT_GIVEN, Token.RULE_LINE, Token.RULE_LINE),
    GIVEN_ON_RULE(Token.RULE_FILL, Token.DIGIT_GIVEN, Token.DIGIT_GIVEN),
    OWN_ON_RULE(Token.RULE_FILL, Token.DIGIT_OWN, Token.DIGIT_OWN),
    CANDIDATE_ON_RULE(Token.RULE_FILL, Token.CANDIDATE, Token.CANDIDATE),
    PRUNED_ON_RULE(Token.RULE_FILL, Token.PRUNED_MARK, Token.PRUNED_TEXT),
    TRIED(Token.ACCENT, Token.ON_ACCENT, Token.ON_ACCENT),
    DECISION(Token.ACCENT_TINT, Token.ACCENT, Token.DIGIT_OWN),
    PRUNED(Token.PRUNED_FILL, Token.PRUNED_MARK, Token.PRUNED_TEXT),
    PRUNED_BEFORE(Token.CELL, Token.PRUNED_MARK, Token.PRUNED_TEXT),
    DEAD(Token.DEAD_FILL, Token.DEAD_MARK, Token.DEAD_TEXT),
    TAKEN_BACK(Token.BACK_FILL, Token.BACK_MARK, Token.BACK_TEXT),
    SOLVED(Token.SOLVED_FILL, Token.SOLVED_MARK, Token.SOLVED_TEXT),
    HINT(Token.HINT_FILL, Token.HINT_MARK, Token.HINT_TEXT),
    CONFLICT(Token.CONFLICT_FILL, Token.CONFLICT_MARK, Token.CONFLICT_TEXT),
    COUNT(Token.BADGE, Token.TEXT_MUTED, Token.TEXT_MUTED),
    LABEL(Token.BG_WINDOW, Token.LINE_CONTROL, Token.TEXT_MUTED),
    DISABLED(Token.BG_WINDOW, Token.LINE_CONTROL, Token.TEXT_DISABLED),
    LINK(Token.ACCENT_TINT, Token.ACCENT, Token.ACCENT_TEXT),
    ON_PRUNED(Token.PRUNED_MARK, Token.ON_MARK, Token.ON_MARK),
    ON_DEAD(Token.DEAD_MARK, Token.ON_MARK, Token.ON_MARK),
    ON_BACK(Token.BACK_MARK, Token.ON_MARK, Token.ON_MARK),
    ON_CONFLICT(Token.CONFLICT_MARK, Token.ON_MARK, Token.ON_MARK),
    RED(Token.VALUE_RED, Token.GRID_BOX, Token.TEXT),
    GREEN(Token.VALUE_GREEN, Token.GRID_BOX, Token.TEXT),
    BLUE(Token.VALUE_BLUE, Token.GRID_BOX, Token.TEXT),
    YELLOW(Token.VALUE_YELLOW, Token.GRID_BOX, Token.TEXT);

    final Token fill;
    final Token mark;
    final Token text;

    Tones(Token fill, Token mark, Token text) {
      this.fill = fill;
      this.mark = mark;
      this.text = text;
    }
  }

  @ParameterizedTest
  @EnumSource
  void textAndMarksHaveContrastInEveryTheme(Tones tones) {
    for (Palette palette : ImmutableList.of(Palette.light(), Palette.dark())) {
      assertThat(contrast(palette, tones.mark, tones.fill)).isGreaterThanOrEqualTo(3);
      assertThat(contrast(palette, tones.text, tones.fill)).isGreaterThanOrEqualTo(4.5);
    }
    Palette projector = Palette.projector();
    assertThat(contrast(projector, tones.mark, tones.fill)).isGreaterThanOrEqualTo(4.5);
    assertThat(contrast(projector, tones.text, tones.fill)).isGreaterThanOrEqualTo(7);
  }

  @ParameterizedTest
  @MethodSource("palettes")
  void emptySetIsLegibleOnItsHatching(Palette palette) {
    assertThat(contrast(palette, Token.DEAD_TEXT, Token.DEAD_HATCH)).isGreaterThan(4.5);
  }

  @ParameterizedTest
  @MethodSource("palettes")
  void heatTonesAreMonotonic(Palette palette) {
    double before = 1;
    for (Token heat : EnumSet.range(Token.HEAT_1, Token.HEAT_7)) {
      double contrast = contrast(palette, heat, Token.CELL);
      assertThat(contrast).as(heat.key()).isGreaterThan(before);
      before = contrast;
    }
  }

  /** Visible, but less prominent than the states of cells. */
  @ParameterizedTest
  @MethodSource("palettes")
  void windowsAndDiagonalsAreVisibleButNotProminent(Palette palette) {
    assertThat(contrast(palette, Token.WINDOW_CELL, Token.CELL)).isBetween(1.1, 1.5);
    assertThat(contrast(palette, Token.WINDOW_GIVEN, Token.WINDOW_CELL)).isBetween(1.1, 1.5);
    assertThat(contrast(palette, Token.DIAGONAL, Token.CELL)).isBetween(1.5, 4.5);
    assertThat(contrast(palette, Token.RULE_FILL, Token.CELL)).isBetween(1.1, 2.0);
    for (Token cell : new Token[] {Token.CELL, Token.CELL_GIVEN, Token.UNIT_GIVEN}) {
      assertThat(contrast(palette, Token.RULE_EDGE, cell)).isBetween(1.5, 4.5);
    }
  }

  static Stream<Arguments> palettes() {
    return Stream.of(
        Arguments.of(named("light", Palette.light())),
        Arguments.of(named("dark", Palette.dark())),
        Arguments.of(named("projector", Palette.projector())));
  }

  /** The contrast as defined by the Web Content Accessibility Guidelines 2.1. */
  private static double contrast(Palette palette, Token a, Token b) {
    double first = luminance(palette.get(a));
    double second = luminance(palette.get(b));
    return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
  }

  private static double luminance(Colour colour) {
    return 0.2126 * linear(colour.red() / 255.0)
        + 0.7152 * linear(colour.green() / 255.0)
        + 0.0722 * linear(colour.blue() / 255.0);
  }

  private static double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
  }
}
