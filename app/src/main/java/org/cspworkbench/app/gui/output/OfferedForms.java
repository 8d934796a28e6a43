package org.cspworkbench.app.gui.output;

import static java.util.stream.Collectors.joining;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.cspworkbench.viewer.output.FileEnding;
import org.cspworkbench.viewer.output.OutputForm;

/** The formats in which a document can be written, selected by the extension of the file name. */
public final class OfferedForms {

  private final ImmutableList<OutputForm> forms;

  /**
   * Offers at least one format.
   *
   * @param forms the formats; the first is the default
   */
  public OfferedForms(ImmutableList<OutputForm> forms) {
    this.forms = forms;
  }

  /** The result of choosing a file. */
  public sealed interface Choice {

    /** The document is written in the format {@code form} to {@code file}. */
    record Target(OutputForm form, Path file) implements Choice {}

    /** The file cannot be used; {@code sentence} explains why. */
    record Rejected(String sentence) implements Choice {}
  }

  /** Returns all formats. */
  ImmutableList<OutputForm> all() {
    return forms;
  }

  /** Returns the default format. */
  OutputForm preset() {
    return forms.get(0);
  }

  /**
   * Selects the format for {@code file} by its extension; without an extension, selects {@code
   * chosen} and adds its extension.
   */
  Choice choose(File file, OutputForm chosen) {
    Optional<OutputForm> form = form(file.getName(), chosen);
    if (form.isEmpty()) {
      return new Choice.Rejected(
          text("output.unknown", FileEnding.of(file.getName()).orElseThrow(), endings()));
    }
    try {
      Path path = file.toPath();
      return new Choice.Target(form.get(), path.resolveSibling(form.get().named(file.getName())));
    } catch (InvalidPathException e) {
      return new Choice.Rejected(text("output.badname", file.getName()));
    }
  }

  /** Returns the format for a file name; {@code chosen} if the name has no other extension. */
  Optional<OutputForm> form(String name, OutputForm chosen) {
    Optional<String> ending = FileEnding.of(name);
    if (ending.isEmpty() || ending.get().equals(chosen.extension())) {
      return Optional.of(chosen);
    }
    return forms.stream().filter(form -> form.extension().equals(ending.get())).findFirst();
  }

  private String endings() {
    return forms.stream().map(form -> "." + form.extension()).distinct().collect(joining(", "));
  }
}
