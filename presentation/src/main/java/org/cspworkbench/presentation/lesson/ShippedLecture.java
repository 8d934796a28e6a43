package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
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
    return ShippedLesson.text(source());
  }

  /** Reads the lecture. */
  public Lecture read() {
    try {
      return LectureCodec.with(LectureFiles.NONE).read(source(), text());
    } catch (UnreadableException e) {
      throw new IllegalStateException(e);
    }
  }
}
