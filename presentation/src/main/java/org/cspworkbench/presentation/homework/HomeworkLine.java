package org.cspworkbench.presentation.homework;

import com.google.common.base.Ascii;

/**
 * A result in the form in which it is handed in, such as {@code
 * csp-homework/1/mrv/7kq2m9xa/Jo2e3o-Silva/5/7/b7940ddq3jzjw5wx}: the version of this form, the
 * lesson and its fingerprint, the student, the score and the check value. Case is not significant.
 *
 * @param homework the result
 * @param check the check value, which may be wrong
 */
public record HomeworkLine(Homework homework, String check) {

  /** The beginning of every line. */
  static final String START = "csp-homework/";

  /** The version of the form. */
  static final String VERSION = "1";

  /** The end of each part. */
  static final char END = '/';

  /** Returns the line of {@code homework} with the check value under {@code key}. */
  public static HomeworkLine of(Homework homework, HomeworkKey key) {
    return new HomeworkLine(homework, check(homework, key));
  }

  private static String check(Homework homework, HomeworkKey key) {
    return key.check(Ascii.toLowerCase(start(homework)));
  }

  private static String start(Homework homework) {
    return START
        + String.join(
            String.valueOf(END),
            VERSION,
            PlainName.encode(homework.lesson().name()),
            homework.lesson().fingerprint(),
            PlainName.encode(homework.student()),
            String.valueOf(homework.right()),
            String.valueOf(homework.questions()),
            "");
  }

  /** Returns whether the check value is that of {@code key}. */
  public boolean matches(HomeworkKey key) {
    return check.equals(check(homework, key));
  }

  /** Returns the text, which has no spaces. */
  @Override
  public String toString() {
    return start(homework) + check;
  }
}
