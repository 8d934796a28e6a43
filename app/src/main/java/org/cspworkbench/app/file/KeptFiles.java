package org.cspworkbench.app.file;

import com.google.common.base.CharMatcher;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A folder of files that the program stores for its user, each named by its time and title. The
 * {@value #MOST} latest files are kept.
 */
public final class KeptFiles {

  private static final int MOST = 50;
  private static final int LONGEST_TITLE = 60;
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH.mm.ss", Locale.ROOT);
  private static final CharMatcher IN_NAMES =
      CharMatcher.forPredicate((Character letter) -> Character.isLetterOrDigit(letter))
          .or(CharMatcher.anyOf(" -_"));

  private final Path folder;
  private final String extension;

  /**
   * Uses {@code folder}, which is created with the first file.
   *
   * @param extension the extension of the file names, without the dot
   */
  public KeptFiles(Path folder, String extension) {
    this.folder = folder;
    this.extension = "." + extension;
  }

  /**
   * Writes {@code content} to a new file.
   *
   * @throws IOException if this fails
   */
  public synchronized Path keep(String title, String content, LocalDateTime time)
      throws IOException {
    Files.createDirectories(folder);
    Path file = free(TIME.format(time) + " " + shortened(title));
    ReplacedFile.write(file, content);
    prune();
    return file;
  }

  /**
   * Returns the file with this content, if there is one.
   *
   * @throws IOException if the files cannot be read
   */
  public synchronized Optional<Path> find(String content) throws IOException {
    if (Files.exists(folder)) {
      for (Path each : all()) {
        if (Files.readString(each).equals(content)) {
          return Optional.of(each);
        }
      }
    }
    return Optional.empty();
  }

  private static String shortened(String title) {
    String name = IN_NAMES.negate().replaceFrom(title, ' ').strip();
    return name.substring(0, Math.min(name.length(), LONGEST_TITLE));
  }

  /** Returns a new file name, with a number if several files are stored within a second. */
  private Path free(String name) {
    Path file = folder.resolve(name + extension);
    for (int number = 2; Files.exists(file); number++) {
      file = folder.resolve(name + " " + number + extension);
    }
    return file;
  }

  /** Returns all files, the oldest first, since their names begin with the time. */
  private List<Path> all() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(extension)).sorted().toList();
    }
  }

  private void prune() throws IOException {
    List<Path> files = all();
    for (Path file : files.subList(0, Math.max(0, files.size() - MOST))) {
      Files.deleteIfExists(file);
    }
  }
}
