package org.cspworkbench.app.gui.output;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The text of file errors. */
public final class FileFaults {

  private FileFaults() {}

  /** Returns which file could not be read or written, and why. */
  public static String sentence(IOException fault) {
    if (fault instanceof AccessDeniedException denied) {
      return Texts.text("file.denied", denied.getFile());
    }
    if (fault instanceof NoSuchFileException missing) {
      return Texts.text("file.missing", missing.getFile());
    }
    if (fault instanceof FileSystemException other && other.getFile() != null) {
      return other.getFile() + ": " + orUnknown(other.getReason());
    }
    return orUnknown(fault.getMessage());
  }

  private static String orUnknown(@Nullable String reason) {
    return Optional.ofNullable(reason).orElseGet(() -> Texts.text("file.unknown"));
  }
}
