package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Csp;

/**
 * Tones for how many values a variable has left: one for each number up to seven and one for more;
 * where domains are much larger, one for each of seven ranges, each so many times as wide as the
 * one before.
 *
 * @param most the size of the largest domain
 */
public record HeatScale(int most) {

  /** A domain of so many values is told by the number of its values. */
  private static final int FEW = 16;

  private static final ImmutableList<Token> TONES =
      ImmutableList.of(
          Token.HEAT_1,
          Token.HEAT_2,
          Token.HEAT_3,
          Token.HEAT_4,
          Token.HEAT_5,
          Token.HEAT_6,
          Token.HEAT_7);

  /** The scale for the variables of {@code csp}. */
  public static HeatScale of(Csp csp) {
    return new HeatScale(
        csp.variables().stream()
            .filter(x -> csp.initialDomain(x).size() > 1)
            .mapToInt(x -> csp.initialDomain(x).size())
            .max()
            .orElse(1));
  }

  /** The tone of {@code size} values, of which there is at least one. */
  public Token tone(double size) {
    return TONES.get(step(size));
  }

  private int step(double size) {
    int last = TONES.size() - 1;
    if (size <= 1) {
      return 0;
    }
    double step = most <= FEW ? size - 1 : last * Math.log(size) / Math.log(Math.max(most, size));
    return (int) Math.max(1, Math.min(last, Math.round(step)));
  }

  /** The tones in use, from one value to the most. */
  public ImmutableList<Token> tones() {
    return TONES.subList(0, Math.min(most, TONES.size()));
  }
}
