package org.cspworkbench.app.gui;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.input.LectureFile;
import org.cspworkbench.app.input.LessonFile;
import org.cspworkbench.app.input.TileDocument;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.viewer.lesson.OpenedLecture;
import org.cspworkbench.viewer.lesson.OpenedLesson;
import org.cspworkbench.viewer.lesson.TaughtLesson;
import org.cspworkbench.viewer.problem.ColouringForm;
import org.cspworkbench.viewer.problem.Reading;

/**
 * A reader of files that works in the background, so that a slow disk does not block the window.
 *
 * @param games continues a game that was read
 * @param lessons shows a lesson that was read
 * @param lectures begins a lecture that was read
 * @param puzzles receives any other content, or the reason why it was rejected
 * @param images receives files of which images of tiles can be made
 * @param graphs asks for the number of colours of a graph
 * @param recent records the title and the file of everything that was read
 */
record BackgroundReader(
    Consumer<SavedGame> games,
    Consumer<TaughtLesson> lessons,
    Consumer<OpenedLecture> lectures,
    Consumer<Reading> puzzles,
    Consumer<TileDocument> images,
    Consumer<ColouringForm> graphs,
    BiConsumer<String, Path> recent) {

  /** The time limit of a run of a lesson. */
  private static final Duration LONGEST_RUN = Duration.ofSeconds(20);

  /** Reads {@code file} and passes its content on in the event thread. Returns immediately. */
  void open(Path file) {
    Thread reader = new Thread(() -> read(file), "file reader");
    reader.setDaemon(true);
    reader.start();
  }

  private void read(Path file) {
    Optional<TileDocument> images = TileDocument.of(file);
    if (images.isPresent()) {
      SwingUtilities.invokeLater(() -> this.images.accept(images.get()));
      return;
    }
    if (LectureFile.isOne(file)) {
      readLecture(file);
      return;
    }
    Optional<SavedGame> game = GameEntry.ofFile(file);
    if (game.isPresent()) {
      SwingUtilities.invokeLater(() -> handOver(game.get(), file));
    } else if (LessonFile.isOne(file)) {
      readLesson(file);
    } else {
      Reading reading = FileEntry.of(file);
      Optional<ColouringForm> question =
          reading instanceof Reading.Opened ? FileEntry.colouring(file) : Optional.empty();
      SwingUtilities.invokeLater(
          () ->
              question.ifPresentOrElse(
                  form -> ask(form, (Reading.Opened) reading, file),
                  () -> handOver(reading, file)));
    }
  }

  private void readLecture(Path file) {
    try {
      OpenedLecture lecture = LectureFile.open(file);
      SwingUtilities.invokeLater(
          () -> {
            lectures.accept(lecture);
            recent.accept(lecture.lecture().title(Locale.getDefault()), file);
          });
    } catch (UnreadableException e) {
      SwingUtilities.invokeLater(() -> puzzles.accept(new Reading.Refused(e.sentence())));
    }
  }

  private void readLesson(Path file) {
    try {
      TaughtLesson lesson = taught(LessonFile.open(file));
      SwingUtilities.invokeLater(
          () -> {
            lessons.accept(lesson);
            recent.accept(lesson.opened().lesson().title(Locale.getDefault()), file);
          });
    } catch (UnreadableException e) {
      SwingUtilities.invokeLater(() -> puzzles.accept(new Reading.Refused(e.sentence())));
    }
  }

  /** Runs the solvers of a lesson. Must not be called in the event thread. */
  static TaughtLesson taught(OpenedLesson lesson) {
    return TaughtLesson.of(lesson, Limits.none().withTime(LONGEST_RUN));
  }

  private void ask(ColouringForm form, Reading.Opened usual, Path file) {
    graphs.accept(form);
    recent.accept(usual.title(), file);
  }

  private void handOver(SavedGame game, Path file) {
    games.accept(game);
    recent.accept(game.terms().title(), file);
  }

  private void handOver(Reading reading, Path file) {
    puzzles.accept(reading);
    if (reading instanceof Reading.Opened opened) {
      recent.accept(opened.title(), file);
    }
  }
}
