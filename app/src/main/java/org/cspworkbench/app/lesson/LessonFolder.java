package org.cspworkbench.app.lesson;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * The folder of a lesson, which may read the files in it and no others: whoever opens a lesson of
 * somebody else has not agreed to show that person's choice of files.
 *
 * @param path the folder
 */
record LessonFolder(Path path) {

  /** The file that {@code name} stands for in it. */
  String resolve(String name) {
    return path.resolve(name).toString();
  }

  /**
   * Whether {@code name} stands for a file in it or below it, there or not. A symbolic link counts
   * as the file that it leads to.
   *
   * @throws IOException if links cannot be followed
   */
  boolean holds(String name) throws IOException {
    try {
      Path named = Path.of(name);
      Path folder = path.toAbsolutePath().normalize();
      Path file = folder.resolve(named).normalize();
      return !named.isAbsolute()
          && file.startsWith(folder)
          && (!Files.exists(file) || isOwn(file, folder));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** A pipe or a device is no file of a lesson: to read it may take for ever. */
  private static boolean isOwn(Path file, Path folder) throws IOException {
    return (Files.isRegularFile(file) || Files.isDirectory(file))
        && file.toRealPath().startsWith(folder.toRealPath());
  }
}
