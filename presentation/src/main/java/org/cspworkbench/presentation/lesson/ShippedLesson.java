package org.cspworkbench.presentation.lesson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.cspworkbench.document.UnreadableException;

/**
 * A lesson that is included in the program.
 *
 * @param id the id
 */
public record ShippedLesson(String id) {

  /** All lessons, in teaching order. */
  public static final ImmutableList<ShippedLesson> ALL =
      ImmutableList.of(
          new ShippedLesson("backtracking"),
          new ShippedLesson("one-free-cell"),
          new ShippedLesson("not-equal"),
          new ShippedLesson("mrv"),
          new ShippedLesson("look-ahead"),
          new ShippedLesson("collapse"),
          new ShippedLesson("images"),
          new ShippedLesson("large-images"),
          new ShippedLesson("heavy-tails"),
          new ShippedLesson("whose-fault"),
          new ShippedLesson("learning-pays"),
          new ShippedLesson("human-logic"));

  /** Returns the lesson with this id, if there is one. */
  public static Optional<ShippedLesson> find(String id) {
    return ALL.stream().filter(lesson -> lesson.id().equals(id)).findFirst();
  }

  /** Returns the name of the text in messages. */
  public String source() {
    return id + ".json";
  }

  /** Returns the text of the lesson. */
  public String text() {
    return text(source());
  }

  /** Returns the text of this name that is included in the program. */
  static String text(String source) {
    try (InputStream text = requireNonNull(ShippedLesson.class.getResourceAsStream(source))) {
      return new String(text.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads the lesson. */
  public Lesson read() {
    try {
      return LessonCodec.with(LessonFiles.NONE).read(source(), text());
    } catch (UnreadableException e) {
      throw new IllegalStateException(e);
    }
  }
}
