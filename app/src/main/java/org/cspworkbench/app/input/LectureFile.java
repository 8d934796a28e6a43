package org.cspworkbench.app.input;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.cspworkbench.app.file.WholeText;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.Utf8;
import org.cspworkbench.presentation.lesson.LectureCodec;
import org.cspworkbench.presentation.lesson.LectureFiles;
import org.cspworkbench.presentation.lesson.Lesson;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.lesson.OpenedLecture;
import org.cspworkbench.viewer.lesson.OpenedLesson;

/** Reads lectures from files. */
public final class LectureFile {

  private static final String EXTENSION = ".lecture.json";

  private LectureFile() {}

  /**
   * Returns the lecture in {@code file} with its lessons.
   *
   * @throws UnreadableException if the file has no valid lecture, or a lesson in it is not valid
   */
  public static OpenedLecture open(Path file) throws UnreadableException {
    LectureFolder folder = new LectureFolder(LessonFolder.of(file), new LinkedHashMap<>());
    return new OpenedLecture(
        file.toString(),
        LectureCodec.with(folder).read(file.toString(), LessonFile.text(file)),
        ImmutableMap.copyOf(folder.opened()));
  }

  /** Returns whether {@code file} is a lecture, valid or not. */
  public static boolean isOne(Path file) {
    try {
      return Files.isRegularFile(file)
          && (file.toString().endsWith(EXTENSION)
              || LectureCodec.looksLikeLecture(
                  Utf8.text(WholeText.bytes(file, LessonFile.LARGEST))));
    } catch (IOException e) {
      return false; // the reader reports why the file cannot be read
    }
  }

  /**
   * The folder of a lecture.
   *
   * @param folder the folder
   * @param opened the lessons that were opened, by their names in the lecture
   */
  private record LectureFolder(LessonFolder folder, Map<String, OpenedLesson> opened)
      implements LectureFiles {

    @Override
    public Problem read(String name) throws UnreadableException {
      return folder.read(name);
    }

    @Override
    public Lesson lesson(String name) throws UnreadableException {
      Path file = folder.file(name);
      if (!Files.isRegularFile(file)) {
        throw LectureFiles.noSuchLesson(name);
      }
      OpenedLesson lesson = LessonFile.open(file);
      opened.put(name, lesson);
      return lesson.lesson();
    }
  }
}
