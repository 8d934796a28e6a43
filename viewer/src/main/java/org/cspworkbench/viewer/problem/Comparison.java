package org.cspworkbench.viewer.problem;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Optional;
import org.cspworkbench.viewer.words.Texts;

/** The comparisons of two variables that can be chosen in the picture of a problem. */
public enum Comparison {
  /** Different values. */
  UNEQUAL("!=", "≠"),
  /** The same value. */
  EQUAL("=", "="),
  /** A smaller value. */
  LESS("<", "<"),
  /** A smaller value, or the same one. */
  AT_MOST("<=", "≤"),
  /** A larger value. */
  GREATER(">", ">"),
  /** A larger value, or the same one. */
  AT_LEAST(">=", "≥");

  /** The signs of all comparisons in texts. */
  static final ImmutableList<String> SIGNS =
      Arrays.stream(values()).map(Comparison::sign).collect(toImmutableList());

  private final String sign;
  private final String shown;

  Comparison(String sign, String shown) {
    this.sign = sign;
    this.shown = shown;
  }

  /** Returns the sign in texts. */
  String sign() {
    return sign;
  }

  /** Returns the comparison of this sign in texts, if it is one. */
  static Optional<Comparison> ofSign(String sign) {
    return Arrays.stream(values()).filter(each -> each.sign.equals(sign)).findFirst();
  }

  /** Returns {@code statement} with the signs that pictures and lists show. */
  public static String shown(String statement) {
    return statement.replace("!=", "≠").replace("<=", "≤").replace(">=", "≥");
  }

  /** Returns the sign and its meaning. */
  public String title() {
    return shown + "  " + Texts.text("own.comparison." + Ascii.toLowerCase(name()));
  }
}
