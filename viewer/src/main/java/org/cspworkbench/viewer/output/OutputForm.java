package org.cspworkbench.viewer.output;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.function.Supplier;
import org.cspworkbench.document.Content;

/**
 * A format in which a document can be written to a file.
 *
 * @param description the displayed name
 * @param extension the extension of its files
 * @param taking captures the document on the event thread; the result is written in the background
 * @param film the form for a film, whose fields are shown beside the name of the file
 */
public record OutputForm(
    String description, String extension, Supplier<Writing> taking, Optional<FilmModel> film) {

  /** Creates a format without a form. */
  public OutputForm(String description, String extension, Supplier<Writing> taking) {
    this(description, extension, taking, Optional.empty());
  }

  /** Returns a format for a document that does not change. */
  public static OutputForm of(String description, String extension, Writing writing) {
    return new OutputForm(description, extension, () -> writing);
  }

  /** Returns a format for a document that is written without progress or remarks. */
  public static OutputForm ofContent(
      String description, String extension, Supplier<Content> taking) {
    return new OutputForm(
        description,
        extension,
        () -> {
          Content content = taking.get();
          return (stream, progress) -> {
            content.writeTo(stream);
            return "";
          };
        });
  }

  /** Returns a format for a text. */
  public static OutputForm ofText(String description, String extension, Supplier<String> taking) {
    return ofContent(
        description,
        extension,
        () -> {
          byte[] bytes = taking.get().getBytes(UTF_8);
          return stream -> stream.write(bytes);
        });
  }

  /** An operation that writes a document. */
  @FunctionalInterface
  public interface Writing {
    /**
     * Writes the document to {@code stream}, which the caller closes.
     *
     * @param progress receives the progress of a long operation
     * @return a remark for the user as a sentence; may be empty
     */
    String write(OutputStream stream, Progress progress) throws IOException;

    /**
     * Returns the files that the document names, by their names. They are written beside it, after
     * it has been written and before it replaces another file; a file of another content is never
     * replaced by them.
     */
    default ImmutableMap<String, byte[]> namedFiles() {
      return ImmutableMap.of();
    }

    /** Called on the event thread after the document and the files that it names were written. */
    default void complete() {}
  }

  /** A receiver of progress. */
  @FunctionalInterface
  public interface Progress {
    /**
     * Reports that {@code done} of {@code of} parts are done.
     *
     * @throws java.util.concurrent.CancellationException if the operation has been cancelled
     */
    void at(int done, int of);
  }

  /** Returns {@code name} with the extension of this format. */
  public String named(String name) {
    return FileEnding.of(name).equals(Optional.of(extension))
        ? name
        : name.replaceFirst("\\.+$", "") + "." + extension;
  }
}
