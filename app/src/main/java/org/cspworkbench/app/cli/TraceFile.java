package org.cspworkbench.app.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The file to which a run is written, line by line; or none. */
final class TraceFile implements AutoCloseable {

  private final String name;
  private final Writer writer;

  private TraceFile(String name, Writer writer) {
    this.name = name;
    this.writer = writer;
  }

  /** Opens {@code file}, or nothing if there is none. What was in it is gone. */
  static TraceFile open(@Nullable Path file, Usage usage) {
    if (file == null) {
      return new TraceFile("nothing", new BufferedWriter(Writer.nullWriter()));
    }
    try {
      return new TraceFile(file.toString(), Files.newBufferedWriter(file));
    } catch (NoSuchFileException e) {
      throw usage.refuse("--trace " + file + ": there is no such folder");
    } catch (AccessDeniedException e) {
      throw usage.refuse("--trace " + file + ": you may not write this file");
    } catch (IOException e) {
      String reason = Files.isDirectory(file) ? "is a directory" : "cannot be written";
      throw usage.refuse("--trace " + file + ": " + reason);
    }
  }

  /** Adds a complete line. */
  void write(String line) {
    try {
      writer.write(line);
    } catch (IOException e) {
      throw new WriteFailure(name, e);
    }
  }

  @Override
  public void close() {
    try {
      writer.close();
    } catch (IOException e) {
      throw new WriteFailure(name, e);
    }
  }
}
