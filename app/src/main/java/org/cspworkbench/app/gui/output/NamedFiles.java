package org.cspworkbench.app.gui.output;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.cspworkbench.app.file.ReplacedFile;

/** Writes the files that a document names. */
public final class NamedFiles {

  private NamedFiles() {}

  /**
   * Writes files beside a document; a file with other content is never replaced.
   *
   * @throws IOException if this fails
   */
  public static void write(ImmutableMap<String, byte[]> files, Path document) throws IOException {
    for (Map.Entry<String, byte[]> each : files.entrySet()) {
      Path file = document.resolveSibling(each.getKey());
      boolean exists = Files.exists(file);
      if (exists && !Arrays.equals(Files.readAllBytes(file), each.getValue())) {
        throw new IOException(text("save.tileset.exists", file.getFileName()));
      }
      if (!exists) {
        ReplacedFile.write(file, stream -> stream.write(each.getValue()));
      }
    }
  }
}
