package org.cspworkbench.app.gui.output;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import javax.swing.filechooser.FileFilter;
import javax.swing.filechooser.FileNameExtensionFilter;

/**
 * A form in which something can be written to a file.
 *
 * @param description what people call it
 * @param extension how the names of its files end
 * @param writing writes it; not on the thread that paints
 */
public record OutputForm(String description, String extension, Writing writing) {

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

  /** {@code chosen} with the ending of this form, unless it has one. */
  public Path named(Path chosen) {
    String name = String.valueOf(chosen.getFileName());
    return name.contains(".") ? chosen : chosen.resolveSibling(name + "." + extension);
  }
}
