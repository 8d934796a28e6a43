package org.cspworkbench.app.gui.output;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.filechooser.FileFilter;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.cspworkbench.app.file.ReplacedFile;

/**
 * A form in which something can be written to a file.
 *
 * @param description what people call it
 * @param extension how the names of its files end
 * @param taking takes what there is now, on the event thread; what it gives is written beside it
 */
public record OutputForm(String description, String extension, Supplier<Writing> taking) {

  /** A form of something that does not change. */
  public static OutputForm of(String description, String extension, Writing writing) {
    return new OutputForm(description, extension, () -> writing);
  }

  /** A form of something that is written at once, with nothing more to say of it. */
  public static OutputForm ofContent(
      String description, String extension, Supplier<ReplacedFile.Content> taking) {
    return new OutputForm(
        description,
        extension,
        () -> {
          ReplacedFile.Content content = taking.get();
          return (stream, progress) -> {
            content.writeTo(stream);
            return "";
          };
        });
  }

  /** Writes something to a file. */
  @FunctionalInterface
  public interface Writing {
    /**
     * Writes it to {@code stream}, which is closed by the caller.
     *
     * @param progress is told how far it is, if it takes long
     * @return what else there is to say of it, as a sentence; may be empty
     */
    String write(OutputStream stream, Progress progress) throws IOException;
  }

  /** Is told how far something is. */
  @FunctionalInterface
  public interface Progress {
    /**
     * So much is done.
     *
     * @throws java.util.concurrent.CancellationException if the rest is no longer wanted
     */
    void at(int done, int of);
  }

  /** The files of this form, for a dialog. */
  public FileFilter filter() {
    return new FileNameExtensionFilter(description, extension);
  }

  /** Adds the ending of this form to {@code name}, unless it ends so already. */
  String named(String name) {
    return FileEnding.of(name).equals(Optional.of(extension))
        ? name
        : name.replaceFirst("\\.+$", "") + "." + extension;
  }
}
