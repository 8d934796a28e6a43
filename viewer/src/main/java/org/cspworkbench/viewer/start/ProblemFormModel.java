package org.cspworkbench.viewer.start;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Longs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.presentation.input.FormField;
import org.cspworkbench.presentation.input.GalleryForm;
import org.cspworkbench.presentation.input.GalleryWords;
import org.cspworkbench.presentation.input.ProblemGallery;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;

/**
 * The form of a problem of the gallery: the selected problem, and what is typed for its parameters.
 * Used on the event thread; needs no display.
 */
public final class ProblemFormModel {

  private final GalleryWords words = new GalleryWords(Locale.getDefault());
  private final Map<String, List<String>> typed = new HashMap<>();
  private Gallery.Entry entry = ProblemGallery.ENTRIES.get(0);
  private String seed = "1";

  /** Creates a form in which the first problem is selected. */
  public ProblemFormModel() {}

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

  /** Returns the fields of the selected problem. */
  public ImmutableList<FormField> fields() {
    return GalleryForm.fields(entry);
  }

  /** Returns what is typed into the fields. */
  public ImmutableList<String> typed() {
    return ImmutableList.copyOf(texts());
  }

  private List<String> texts() {
    return typed.computeIfAbsent(
        entry.id(), id -> new ArrayList<>(fields().stream().map(FormField::usual).toList()));
  }

  /** Types a text into the field at {@code index}. */
  public void type(int index, String newText) {
    texts().set(index, newText.strip());
  }

  /** Returns whether the problem is drawn from a seed. */
  public boolean isRandom() {
    return GalleryForm.isRandom(entry);
  }

  /** Returns the typed seed. */
  public String seed() {
    return seed;
  }

  /** Types a seed. */
  public void typeSeed(String newSeed) {
    seed = newSeed.strip();
  }

  /** Returns the problem as it is written on the command line, such as {@code queens:8}. */
  public String usage() {
    return GalleryForm.usage(entry, texts());
  }

  /** Returns a sentence about the first field whose text is not a value of it. */
  public Optional<String> fault() {
    List<String> texts = texts();
    ImmutableList<FormField> fields = fields();
    for (int i = 0; i < fields.size(); i++) {
      if (!fields.get(i).accepts(texts.get(i))) {
        return Optional.of(fault(fields.get(i), texts.get(i)));
      }
    }
    return isRandom() && Longs.tryParse(seed) == null
        ? Optional.of(text("problem.fault.seed", seed))
        : Optional.empty();
  }

  private String fault(FormField field, String found) {
    String name = words.parameter(field.parameter());
    if (field instanceof FormField.Whole whole) {
      return text("problem.fault.whole", name, whole.least(), whole.greatest(), found);
    }
    return field instanceof FormField.Share
        ? text("problem.fault.share", name, found)
        : text("problem.fault.name", name, found);
  }

  /** Returns the request for the problem as it is typed now. */
  public Request request() {
    return new Request(usage(), isRandom() ? seed : "1", solver(), fault());
  }

  /** Returns the id of a solver that shows the problem well. */
  public String solver() {
    return entry.parameters().contains("set") ? "wfc-backjump" : "mac";
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
