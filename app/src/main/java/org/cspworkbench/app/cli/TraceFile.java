package org.cspworkbench.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The file to which a run is written line by line, or none. Only complete lines are written, so
 * that the file of an interrupted run can be read.
 */
final class TraceFile implements AutoCloseable {

  private static final int MOST_BUFFERED = 1 << 16;

  private final String name;
  private final OutputStream stream;
  private final StringBuilder lines = new StringBuilder();

  private TraceFile(String name, OutputStream stream) {
    this.name = name;
    this.stream = stream;
  }

  /** Opens and truncates {@code file}, or nothing if it is null. */
  static TraceFile open(@Nullable Path file, Usage usage) {
    if (file == null) {
      return new TraceFile("nothing", OutputStream.nullOutputStream());
    }
    try {
      return new TraceFile(file.toString(), Files.newOutputStream(file));
    } catch (NoSuchFileException e) {
      throw usage.error("--trace " + file + ": there is no such folder");
    } catch (AccessDeniedException e) {
      throw usage.error("--trace " + file + ": you may not write this file");
    } catch (IOException e) {
      String reason = Files.isDirectory(file) ? "is a directory" : "cannot be written";
      throw usage.error("--trace " + file + ": " + reason);
    }
  }

  /** Adds a complete line. */
  void write(String line) {
    lines.append(line);
    if (lines.length() >= MOST_BUFFERED) {
      flush();
    }
  }

  private void flush() {
    try {
      stream.write(lines.toString().getBytes(UTF_8));
      lines.setLength(0);
    } catch (IOException e) {
      throw new WriteFailure(name, e);
    }
  }

  @Override
  public void close() {
    try (stream) {
      flush();
    } catch (IOException e) {
      throw new WriteFailure(name, e);
    }
  }
}
