package org.cspworkbench.presentation.paint.chart;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.surface.Token;

/**
 * A scale of tones for domain sizes: one tone for each size up to seven and one for larger domains;
 * if domains are much larger, seven ranges of geometrically increasing width.
 *
 * @param most the size of the largest domain
 */
public record HeatScale(int most) {

  /** The greatest domain size for which the scale is linear. */
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

  /** Returns the scale for the variables of {@code csp}. */
  public static HeatScale of(Csp csp) {
    return new HeatScale(
        csp.variables().stream()
            .filter(x -> csp.initialDomain(x).size() > 1)
            .mapToInt(x -> csp.initialDomain(x).size())
            .max()
            .orElse(1));
  }

  /** Returns the tone of a domain of {@code size} values, at least one. */
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

  /** Returns the tones in use, from one value to the most. */
  public ImmutableList<Token> tones() {
    return TONES.subList(0, Math.min(most, TONES.size()));
  }
}
