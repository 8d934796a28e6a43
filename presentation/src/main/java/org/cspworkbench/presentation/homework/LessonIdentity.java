package org.cspworkbench.presentation.homework;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Locale;
import org.cspworkbench.presentation.lesson.Lesson;
import org.cspworkbench.presentation.lesson.ShippedLesson;

/**
 * The lesson of a homework line.
 *
 * @param name the id of a lesson that is included in the program, or else the title in English
 * @param fingerprint eight digits and letters that depend on every character of the text
 */
public record LessonIdentity(String name, String fingerprint) {

  /** The number of characters of a fingerprint, which are 40 bits. */
  static final int FINGERPRINT = 8;

  /** The maximum number of characters of a name. */
  static final int LONGEST = 40;

  private static final String UNTITLED = "untitled";

  /**
   * Creates an identity. The name is stored with single spaces and without invisible characters,
   * and is cut after {@link #LONGEST} characters.
   */
  public LessonIdentity {
    String tidy = PlainName.tidy(name, LONGEST);
    name = tidy.isEmpty() ? UNTITLED : tidy;
  }

  /** Returns the identity of a lesson that is included in the program. */
  public static LessonIdentity of(ShippedLesson lesson) {
    return new LessonIdentity(lesson.id(), fingerprint(lesson.text()));
  }

  /** Returns the identity of {@code lesson}, which was read from {@code text}. */
  public static LessonIdentity of(Lesson lesson, String text) {
    return new LessonIdentity(lesson.title(Locale.ENGLISH), fingerprint(text));
  }

  /** Line ends are not significant, as editors and version control change them. */
  private static String fingerprint(String text) {
    String same = text.replace("\r\n", "\n").strip();
    return CheckCharacters.of(Sha256.hash(same.getBytes(UTF_8)), FINGERPRINT);
  }
}
