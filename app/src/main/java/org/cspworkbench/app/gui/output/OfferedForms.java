package org.cspworkbench.app.gui.output;

import static java.util.stream.Collectors.joining;
import static org.cspworkbench.app.gui.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The forms in which something can be written, of which the ending of the file's name selects one.
 */
public final class OfferedForms {

  private final ImmutableList<OutputForm> forms;

  /**
   * At least one form.
   *
   * @param forms the first is the preset one
   */
  public OfferedForms(ImmutableList<OutputForm> forms) {
    this.forms = forms;
  }

  /** What a file that was chosen comes to. */
  public sealed interface Choice {

    /** It is written in {@code form} to {@code file}. */
    record Target(OutputForm form, Path file) implements Choice {}

    /** It cannot be written, as {@code sentence} explains. */
    record Rejected(String sentence) implements Choice {}
  }

  /** All of them. */
  ImmutableList<OutputForm> all() {
    return forms;
  }

  /** The form that is chosen at first. */
  OutputForm preset() {
    return forms.get(0);
  }

  /**
   * Selects the form for {@code file}: the one that its ending names, or {@code chosen} where it
   * has no ending, which is then added.
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

  /** The form of a file of this name, of which {@code chosen} is one if it has no other ending. */
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
