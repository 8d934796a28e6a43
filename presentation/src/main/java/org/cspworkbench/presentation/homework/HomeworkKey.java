package org.cspworkbench.presentation.homework;

import static java.nio.charset.StandardCharsets.UTF_8;

/**
 * The key of the check values of homework lines. Whoever has it can compute check values; it is
 * part of the page of the lesson.
 */
public final class HomeworkKey {

  /** The number of characters of a check value, which are 80 bits. */
  static final int CHECK = 16;

  private final byte[] bytes;

  private HomeworkKey(String text) {
    bytes = text.getBytes(UTF_8);
  }

  /** Returns the key that a lecturer has chosen; white space at its ends is not significant. */
  public static HomeworkKey of(String text) {
    return new HomeworkKey("key " + text.strip());
  }

  /** Returns the key of a lesson for which no key was chosen. */
  public static HomeworkKey of(LessonIdentity lesson) {
    return new HomeworkKey("lesson " + lesson.fingerprint());
  }

  /** Returns the check value of {@code text}. */
  String check(String text) {
    return CheckCharacters.of(Sha256.hmac(bytes, text.getBytes(UTF_8)), CHECK);
  }
}
