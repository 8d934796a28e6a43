package org.cspworkbench.app.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * The folder of a document that names other files, which must be in this folder. Otherwise a
 * document from an untrusted source could read arbitrary files of the user.
 *
 * @param path the folder
 */
public record ConfinedFolder(Path path) {

  /**
   * Returns whether {@code name} denotes a file in the folder or below it, which need not exist.
   * Symbolic links are resolved. Pipes and devices are excluded, because reading them may block.
   *
   * @throws IOException if links cannot be resolved
   */
  public boolean holds(String name) throws IOException {
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

  private static boolean isOwn(Path file, Path folder) throws IOException {
    return (Files.isRegularFile(file) || Files.isDirectory(file))
        && file.toRealPath().startsWith(folder.toRealPath());
  }
}
