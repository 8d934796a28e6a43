package org.cspworkbench.presentation.homework;

import java.util.Optional;

/**
 * The verification of homework lines.
 *
 * @param lesson the lesson that the lines must be for; any lesson if it is absent
 * @param key the key of the page; if it is absent, that of a lesson for which no key was chosen
 */
public record HomeworkCheck(Optional<LessonIdentity> lesson, Optional<HomeworkKey> key) {

  /** Returns whether {@code line} is valid. */
  public HomeworkVerdict verdict(HomeworkLine line) {
    LessonIdentity found = line.homework().lesson();
    if (!line.matches(key.orElseGet(() -> HomeworkKey.of(found)))) {
      return HomeworkVerdict.ALTERED;
    }
    boolean isOther = lesson.isPresent() && !lesson.get().fingerprint().equals(found.fingerprint());
    return isOther ? HomeworkVerdict.OTHER_LESSON : HomeworkVerdict.VALID;
  }
}
