package org.cspworkbench.viewer.lesson;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.cspworkbench.presentation.lesson.Lecture;
import org.cspworkbench.presentation.lesson.Scene;
import org.cspworkbench.presentation.lesson.ShippedLecture;
import org.cspworkbench.presentation.lesson.ShippedLesson;

/**
 * A lecture with the files of its lessons.
 *
 * @param source the name of the text in messages
 * @param lecture the lecture
 * @param files the lessons that are in files, by their names in the lecture
 */
public record OpenedLecture(
    String source, Lecture lecture, ImmutableMap<String, OpenedLesson> files) {

  /** Opens a lecture that is included in the program. */
  public static OpenedLecture of(ShippedLecture shipped) {
    return new OpenedLecture(shipped.source(), shipped.read(), ImmutableMap.of());
  }

  /** Returns the lesson of a scene of this lecture. */
  public OpenedLesson lesson(Scene.Content.OfLesson content) {
    Optional<OpenedLesson> shipped = ShippedLesson.find(content.name()).map(OpenedLesson::of);
    return shipped.orElseGet(() -> requireNonNull(files.get(content.name())));
  }
}
