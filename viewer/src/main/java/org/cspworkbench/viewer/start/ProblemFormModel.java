package org.cspworkbench.viewer.start;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.presentation.input.GalleryForm;
import org.cspworkbench.presentation.input.GalleryWords;
import org.cspworkbench.presentation.input.ParameterWords;
import org.cspworkbench.presentation.input.ProblemGallery;
import org.cspworkbench.presentation.input.ShippedProblem;
import org.cspworkbench.presentation.tile.ImageFields;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.words.Texts;

/**
 * The form of a problem of the gallery: the selected problem, and what is typed for its parameters.
 * Used on the event thread; needs no display.
 */
public final class ProblemFormModel {

  private final GalleryWords words = new GalleryWords(Locale.getDefault());
  private final ParameterWords sentences = new ParameterWords(Texts.phrases());
  private final Map<String, String> typed = new HashMap<>(); // by problem and parameter
  private Gallery.Entry entry = ProblemGallery.ENTRIES.get(0);

  /** Creates a form in which the first problem is selected. */
  public ProblemFormModel() {}

  /** Returns the sentences about fields. */
  public ParameterWords sentences() {
    return sentences;
  }

  /** Returns the words about the problems. */
  public GalleryWords words() {
    return words;
  }

  /** Returns all problems, in teaching order. */
  public ImmutableList<Gallery.Entry> entries() {
    return ProblemGallery.ENTRIES;
  }

  /** Returns the selected problem. */
  public Gallery.Entry entry() {
    return entry;
  }

  /** Selects a problem. */
  public void select(Gallery.Entry newEntry) {
    entry = newEntry;
  }

  /** Returns the text of the selected problem, if it is one that can be changed. */
  public Optional<ShippedProblem> shipped() {
    return ShippedProblem.of(entry);
  }

  /** Returns the fields of the selected problem, with the seed if the problem is drawn from one. */
  public ImmutableList<Parameter> fields() {
    return GalleryForm.fields(entry);
  }

  /** Returns the label of a field. */
  public String label(Parameter field) {
    return field.equals(Settings.SEED) ? sentences.seed() : words.parameter(field.name());
  }

  /** Returns what is typed into a field. */
  public String text(Parameter field) {
    return typed.getOrDefault(key(field), field.usual());
  }

  /** Types a text into a field. */
  public void type(Parameter field, String newText) {
    typed.put(key(field), newText.strip());
  }

  /** Returns the key of a text: each problem has its own, and all have one seed. */
  private String key(Parameter field) {
    return field.equals(Settings.SEED) ? field.name() : entry.id() + ":" + field.name();
  }

  /** Returns the problem as it is written on the command line, such as {@code queens:8}. */
  public String usage() {
    return GalleryForm.usage(
        entry, GalleryForm.arguments(entry).stream().map(this::text).collect(toImmutableList()));
  }

  /** Returns a sentence about the first field whose text is not a value of it. */
  public Optional<String> fault() {
    return fields().stream()
        .flatMap(field -> sentences.fault(field, label(field), text(field)).stream())
        .findFirst();
  }

  /** Returns the request for the problem as it is typed now. */
  public Request request() {
    return new Request(
        usage(), GalleryForm.isRandom(entry) ? text(Settings.SEED) : "1", solver(), fault());
  }

  /** Returns the id of a solver that shows the problem well. */
  public String solver() {
    return entry.parameters().contains("set") ? ImageFields.USUAL_SOLVER : "mac";
  }

  /**
   * A problem that was asked for.
   *
   * @param usage its name and arguments
   * @param seed the seed of a random problem
   * @param solver the id of a solver that shows it well
   * @param fault what is wrong
   */
  public record Request(String usage, String seed, String solver, Optional<String> fault) {

    /** Returns the problem, or a sentence about what is wrong; may take a while. */
    public Reading reading() {
      return fault.isPresent()
          ? new Reading.Refused(fault.get())
          : PuzzleEntry.ofGallery(usage, Long.parseLong(seed));
    }
  }
}
