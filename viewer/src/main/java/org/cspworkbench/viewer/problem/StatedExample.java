package org.cspworkbench.viewer.problem;

import com.google.common.base.Ascii;
import com.google.common.base.Strings;
import org.cspworkbench.viewer.words.Texts;

/** The problems with which one can begin to state one's own. */
public enum StatedExample {
  /** Nothing yet. */
  BLANK(""),
  /** A map of four regions. */
  MAP(
      """
      problem Map
      variables A, B, C, D in {red, green, blue}

      # %s
      A != B
      A != C
      B != C
      B != D
      C != D
      """),
  /** The lessons of one day. */
  TIMETABLE(
      """
      problem Timetable
      variables Maths, Music, Physics, Sport in 1..3
      variable Exam in {1, 3}

      # %s
      Maths != Physics
      Maths != Music
      Physics != Sport
      Music < Sport
      Exam != Maths
      Exam != Sport
      """),
  /** A puzzle with sums. */
  SUMS(
      """
      problem Sums
      variables A, B, C, D in 1..9

      # %s
      alldifferent(A, B, C, D)
      A + B = 12
      C + D = 8
      A + C = 9
      A*D = 42
      """),
  /** An empty Sudoku. */
  BOARD(Strings.repeat("___ ___ ___\n", 9));

  private final String text;

  StatedExample(String text) {
    this.text = text;
  }

  /** Returns the name. */
  public String title() {
    return Texts.text("own.example." + Ascii.toLowerCase(name()));
  }

  /** Returns what it is about, in one sentence. */
  public String line() {
    return Texts.text("own.example." + Ascii.toLowerCase(name()) + ".line");
  }

  /** Returns the text, with a remark for the reader. */
  public String text() {
    return !text.contains("%s")
        ? text
        : text.replace("%s", Texts.text("own.remark." + Ascii.toLowerCase(name())));
  }
}
