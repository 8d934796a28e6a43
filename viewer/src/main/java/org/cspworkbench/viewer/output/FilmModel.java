package org.cspworkbench.viewer.output;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.cspworkbench.presentation.input.ParameterWords;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/**
 * The form for a film of a run: its size, the part of the run, its speed, and an estimate of the
 * file, which is made in the background after each change.
 */
public final class FilmModel extends ObservableModel {

  /** Whether each event has a frame. */
  public static final Parameter.Truth EVENTS =
      new Parameter.Truth(
          "events",
          "Write a frame for every event, not only for decisions and their consequences.");

  /** The width of the pictures. */
  public static final Parameter.WholeNumber WIDTH =
      new Parameter.WholeNumber("width", "The width of the picture.", 160, 4000, 640, "pixels");

  /** The shortest time that browsers show a frame, in milliseconds. */
  public static final int SHORTEST_DELAY = 20;

  private static final int LONGEST_DELAY = 10_000;
  private static final double MILLIS_A_SECOND = 1000;
  private static final double BYTES_A_MEGABYTE = 1_000_000;

  /**
   * A film.
   *
   * @param width the width in pixels
   * @param from the number of events before the first frame
   * @param to the number of events before the last frame
   * @param isWhole whether each event has a frame
   * @param delay how long each frame is shown, in milliseconds
   */
  public record Film(int width, int from, int to, boolean isWhole, int delay) {}

  /**
   * The expected properties of a file.
   *
   * @param frames the number of frames
   * @param millis how long they take
   * @param bytes the approximate size
   */
  public record Estimate(int frames, long millis, long bytes) {}

  private final ParameterWords words = new ParameterWords(Texts.phrases());
  private final Parameter.WholeNumber from;
  private final Parameter.WholeNumber to;
  private final Parameter.WholeNumber delay;
  private final Map<Parameter, String> typed = new LinkedHashMap<>();
  private final Function<Film, Estimate> estimating;
  private final Background background;
  private boolean running; // an estimate
  private @Nullable Film estimated;
  private @Nullable Estimate estimate; // of that film

  /**
   * Creates a form for a run.
   *
   * @param length the number of events of the run
   * @param width the initial width
   * @param usualDelay the initial delay in milliseconds
   * @param estimating estimates a file
   * @param background executes that
   */
  public FilmModel(
      int length,
      int width,
      int usualDelay,
      Function<Film, Estimate> estimating,
      Background background) {
    this.estimating = estimating;
    this.background = background;
    from = from(length);
    to = to(length);
    delay =
        new Parameter.WholeNumber(
            "delay",
            "How long each frame is displayed.",
            SHORTEST_DELAY,
            LONGEST_DELAY,
            Math.max(SHORTEST_DELAY, usualDelay),
            "milliseconds");
    typed.put(WIDTH, Integer.toString(width));
    for (Parameter field : new Parameter[] {from, to, delay, EVENTS}) {
      typed.put(field, field.usual());
    }
  }

  /** Returns the field for the event after which a film of a run of {@code length} begins. */
  public static Parameter.WholeNumber from(long length) {
    return new Parameter.WholeNumber("from", "Begin after event N.", 0, length, 0);
  }

  /** Returns the field for the event after which a film of a run of {@code length} ends. */
  public static Parameter.WholeNumber to(long length) {
    return new Parameter.WholeNumber("to", "End after event N.", 0, length, length);
  }

  /** Returns the fields in the order of the form. */
  public ImmutableList<Parameter> fields() {
    return ImmutableList.copyOf(typed.keySet());
  }

  /** Returns the label of a field. */
  public String label(Parameter field) {
    return text("film." + field.name());
  }

  /** Returns the text of a field. */
  public String typed(Parameter field) {
    return Objects.requireNonNull(typed.get(field));
  }

  /** Changes the text of a field, and estimates the file anew. */
  public void type(Parameter field, String newText) {
    typed.put(field, newText);
    estimate();
    notifyListeners();
  }

  /** Returns why there is no such film, if there is none. */
  public Optional<String> fault() {
    Optional<String> first =
        fields().stream()
            .flatMap(field -> words.fault(field, label(field), typed(field)).stream())
            .findFirst();
    return first.isEmpty() && number(from) > number(to)
        ? Optional.of(text("film.order", number(from), number(to)))
        : first;
  }

  /** Returns the film; there is one unless there is a fault. */
  public Film film() {
    return new Film(
        number(WIDTH), number(from), number(to), EVENTS.parse(typed(EVENTS)), number(delay));
  }

  private int number(Parameter.WholeNumber field) {
    return Ints.checkedCast(field.parse(typed(field)));
  }

  /** Estimates the file in the background, if there is one that is not estimated yet. */
  public void estimate() {
    if (running || fault().isPresent() || film().equals(estimated)) {
      return;
    }
    Film film = film();
    running = true;
    background.run(
        () -> estimating.apply(film),
        result -> {
          running = false;
          estimated = film;
          estimate = result;
          estimate(); // the form may have changed meanwhile
          notifyListeners();
        });
  }

  /** Returns the sentence about the file: the fault, its estimate, or that it is being made. */
  public String sentence() {
    Optional<String> fault = fault();
    Estimate known = estimate;
    if (fault.isPresent()) {
      return fault.get();
    }
    return known == null || !film().equals(estimated)
        ? text("film.estimating")
        : text(
            "film.estimate",
            known.frames(),
            known.millis() / MILLIS_A_SECOND,
            known.bytes() / BYTES_A_MEGABYTE);
  }
}
