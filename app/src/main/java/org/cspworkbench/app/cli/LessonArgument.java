package org.cspworkbench.app.cli;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.cspworkbench.app.input.LectureFile;
import org.cspworkbench.app.input.LessonFile;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.lesson.ShippedLecture;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.viewer.lesson.OpenedLesson;

/** Interprets an argument: a lesson that is part of the program, or the file of a lesson. */
final class LessonArgument {

  /** The form of the id of a lesson; the name of a file has an extension. */
  private static final Pattern ID = Pattern.compile("[\\w-]+");

  private LessonArgument() {}

  /**
   * Opens the lesson that {@code argument} denotes.
   *
   * @throws UnreadableException if it is neither
   */
  static OpenedLesson open(String argument, Console console) throws UnreadableException {
    ShippedLesson shipped = ShippedLesson.find(argument).orElse(null);
    if (shipped != null) {
      return OpenedLesson.of(shipped);
    }
    try {
      Path file = Path.of(argument);
      check(argument, file);
      return PipeNote.whileOpening(console, argument, () -> LessonFile.open(file));
    } catch (InvalidPathException e) {
      throw new UnreadableException(SourcePosition.of(argument), "is not a file name");
    }
  }

  private static void check(String argument, Path file) throws UnreadableException {
    if (LectureFile.isOne(file) || ShippedLecture.find(argument).isPresent()) {
      throw new UnreadableException(
          SourcePosition.of(argument), "expected a lesson, found a lecture");
    }
    if (ID.matcher(argument).matches() && !Files.exists(file)) {
      throw new UnreadableException(
          "expected a file, or a lesson of the program (see csp lesson list), found '%s'%s"
              .formatted(argument, Nearest.hint(argument, ids())));
    }
  }

  private static ImmutableList<String> ids() {
    return ShippedLesson.ALL.stream().map(ShippedLesson::id).collect(toImmutableList());
  }
}
