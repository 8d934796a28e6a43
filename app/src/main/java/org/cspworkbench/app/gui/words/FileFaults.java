package org.cspworkbench.app.gui.words;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;

/** Says what is wrong with a file, in words for people. */
public final class FileFaults {

  private FileFaults() {}

  /** Which file could not be read or written, and why. */
  public static String sentence(IOException fault) {
    if (fault instanceof AccessDeniedException denied) {
      return Texts.text("file.denied", denied.getFile());
    }
    if (fault instanceof NoSuchFileException missing) {
      return Texts.text("file.missing", missing.getFile());
    }
    if (fault instanceof FileSystemException other && other.getReason() != null) {
      return other.getFile() + ": " + other.getReason();
    }
    return Optional.ofNullable(fault.getMessage()).orElseGet(() -> Texts.text("file.unknown"));
  }
}
