package org.cspworkbench.document;

import com.google.common.base.Ascii;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import org.jspecify.annotations.Nullable;

/** Describes why the system did not read or write. */
public final class SystemReason {

  private SystemReason() {}

  /** Returns the reason, as the end of a sentence: {@code no space left on device}. */
  public static String of(IOException fault) {
    if (fault instanceof NoSuchFileException) {
      return "there is no such file or folder";
    }
    if (fault instanceof AccessDeniedException) {
      return "access is denied";
    }
    if (fault instanceof FileSystemLoopException) {
      return "its symbolic links form a cycle";
    }
    // Their message begins with the file, which the caller has already named.
    return words(
        fault instanceof FileSystemException system ? system.getReason() : fault.getMessage());
  }

  private static String words(@Nullable String told) {
    return told == null || told.isBlank()
        ? "the system gives no reason"
        : Ascii.toLowerCase(told.charAt(0)) + told.substring(1).strip();
  }
}
