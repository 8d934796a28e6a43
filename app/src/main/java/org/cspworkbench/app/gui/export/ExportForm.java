package org.cspworkbench.app.gui.export;

import java.util.function.Supplier;
import org.cspworkbench.app.file.ReplacedFile;

/**
 * A form in which a workspace hands out what it shows.
 *
 * @param description what a dialog calls it
 * @param extension how the names of its files end
 * @param content takes a picture of what is shown now, on the event thread; what it gives is
 *     written beside it
 */
public record ExportForm(
    String description, String extension, Supplier<ReplacedFile.Content> content) {}
