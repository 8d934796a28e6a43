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
 * A lecture that is included in the program.
 *
 * @param id the id
 */
public record ShippedLecture(String id) {

  /** All lectures. */
  public static final ImmutableList<ShippedLecture> ALL =
      ImmutableList.of(new ShippedLecture("introduction"));

  /** Returns the lecture with this id, if there is one. */
  public static Optional<ShippedLecture> find(String id) {
    return ALL.stream().filter(lecture -> lecture.id().equals(id)).findFirst();
  }

  /** Returns the name of the text in messages. */
  public String source() {
    return id + ".lecture.json";
  }

  /** Returns the text of the lecture. */
  public String text() {
    try (InputStream text = requireNonNull(ShippedLecture.class.getResourceAsStream(source()))) {
      return new String(text.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads the lecture. */
  public Lecture read() {
    try {
      return LectureReader.read(source(), text(), LectureFiles.NONE);
    } catch (UnreadableException e) {
      throw new IllegalStateException(e);
    }
  }
}
