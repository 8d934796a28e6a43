package org.cspworkbench.app.input;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.cspworkbench.app.file.WholeText;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.Utf8;
import org.cspworkbench.presentation.homework.LessonIdentity;
import org.cspworkbench.presentation.lesson.Lesson;
import org.cspworkbench.presentation.lesson.LessonCodec;
import org.cspworkbench.presentation.lesson.LessonFiles;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.lesson.OpenedLesson;

/** Reads lessons from files. */
public final class LessonFile {

  static final int LARGEST = 4 << 20;

  private LessonFile() {}

  /**
   * Returns the lesson in {@code file} with its text and its files.
   *
   * @throws UnreadableException if the file has no valid lesson
   */
  public static OpenedLesson open(Path file) throws UnreadableException {
    LessonFiles files = LessonFolder.of(file);
    Map<String, Problem> used = new LinkedHashMap<>();
    String text = text(file);
    Lesson lesson =
        LessonCodec.with(
                name -> {
                  Problem problem = files.read(name);
                  used.put(name, problem);
                  return problem;
                })
            .read(file.toString(), text);
    return new OpenedLesson(
        file.toString(), text, lesson, ImmutableMap.copyOf(used), LessonIdentity.of(lesson, text));
  }

  /** Returns whether {@code file} is a lesson, valid or not, and not a puzzle. */
  public static boolean isOne(Path file) {
    try {
      return Files.isRegularFile(file)
          && LessonCodec.looksLikeLesson(Utf8.text(WholeText.bytes(file, LARGEST)));
    } catch (IOException e) {
      return false; // the reader reports why the file cannot be read
    }
  }

  /** Returns the text of {@code file}. */
  static String text(Path file) throws UnreadableException {
    String source = file.toString();
    try {
      if (!Files.exists(file)) {
        throw new UnreadableException(SourcePosition.of(source), "there is no such file");
      }
      if (Files.isDirectory(file)) {
        throw new UnreadableException(SourcePosition.of(source), "is a directory, not a lesson");
      }
      return WholeText.read(file, LARGEST);
    } catch (WholeText.TooLargeException e) {
      throw new UnreadableException(SourcePosition.of(source), "is too large for a lesson");
    } catch (WholeText.NotUtf8Exception e) {
      throw e.in(source);
    } catch (IOException e) {
      throw new UnreadableException(SourcePosition.of(source), "cannot be read");
    }
  }
}
