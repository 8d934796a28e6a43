package org.cspworkbench.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Path;
import org.cspworkbench.solvers.Parameter;
import picocli.CommandLine.Mixin;

/** The option for the destination of text: a file, or standard output. */
final class TextOutput {

  private static final Parameter.FileName OUTPUT =
      new Parameter.FileName(
          "output",
          "Write to FILE instead of standard output. An existing file is replaced only when"
              + " everything is complete.",
          "FILE");

  @Mixin private FormOptions form = new FormOptions().with(OUTPUT, "-o", "--output");

  /** Returns whether {@code other} is the destination. */
  boolean isTo(Path other) {
    return form.given(OUTPUT)
        .filter(file -> file.toAbsolutePath().equals(other.toAbsolutePath()))
        .isPresent();
  }

  /** Opens the destination; rejects a file that cannot be written. */
  Target open(Console console, Usage usage) {
    return form.given(OUTPUT)
        .<Target>map(file -> new NamedFile(OutputFile.open("--output", file, usage)))
        .orElseGet(() -> new StandardOutput(console));
  }

  /** An open destination. A file that is closed before it is complete is discarded. */
  sealed interface Target extends AutoCloseable {

    /**
     * Writes complete lines.
     *
     * @throws WriteFailure if they cannot be written
     */
    void write(String lines);

    /**
     * Completes the text after the last line.
     *
     * @throws WriteFailure if this fails
     */
    void complete();

    @Override
    void close();
  }

  private record StandardOutput(Console console) implements Target {
    @Override
    public void write(String lines) {
      console.write(lines);
    }

    @Override
    public void complete() {}

    @Override
    public void close() {}
  }

  private record NamedFile(OutputFile file) implements Target {
    @Override
    public void write(String lines) {
      file.write(stream -> stream.write(lines.getBytes(UTF_8)));
    }

    @Override
    public void complete() {
      file.complete();
    }

    @Override
    public void close() {
      file.close();
    }
  }
}
