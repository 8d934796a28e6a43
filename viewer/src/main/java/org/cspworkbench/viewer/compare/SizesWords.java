package org.cspworkbench.viewer.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.primitives.ImmutableLongArray;
import java.util.Optional;
import java.util.stream.Collectors;
import org.cspworkbench.presentation.comparison.EntrantName;
import org.cspworkbench.presentation.comparison.FinishColumn;
import org.cspworkbench.presentation.comparison.FinishCurve;
import org.cspworkbench.presentation.comparison.FinishLimits;
import org.cspworkbench.viewer.words.Texts;

/** Formulates the texts about finished images at several sizes. */
public final class SizesWords {

  /** The limits of contradictions that are offered. */
  public static final Iterable<Long> CONTRADICTIONS = ImmutableLongArray.of(10, 100, 1000).asList();

  private SizesWords() {}

  /** Returns the limits of each run. */
  public static String limits(FinishLimits limits) {
    return text("sizes.limits", limits.seeds(), limits.contradictions());
  }

  /** Returns the limits of each run, and the size that is being measured, if one is. */
  public static String limits(SizesModel model) {
    String limits = limits(model.limits());
    return model
        .measuring()
        .map(side -> limits + " · " + text("sizes.measuring", side))
        .orElse(limits);
  }

  /** Returns the figure at a marker: {@code Start again, 24: 27 of 40}. */
  public static Optional<String> marker(FinishCurve curve, int solver, int side) {
    return curve
        .at(solver, side)
        .map(
            figures ->
                text(
                    "sizes.marker",
                    curve.entrants().get(solver).label(),
                    side,
                    FinishColumn.FINISHED.write(figures, Texts.phrases())));
  }

  /** Returns all markers as text, for screen readers. */
  public static String description(FinishCurve curve) {
    StringBuilder words = new StringBuilder();
    for (int solver = 0; solver < curve.entrants().size(); solver++) {
      EntrantName entrant = curve.entrants().get(solver);
      String shares =
          curve.of(solver).entrySet().stream()
              .map(
                  at ->
                      at.getKey()
                          + ": "
                          + FinishColumn.FINISHED.write(at.getValue(), Texts.phrases()))
              .collect(Collectors.joining(", "));
      if (!shares.isEmpty()) {
        words.append(words.isEmpty() ? "" : "; ").append(entrant.label()).append(", ");
        words.append(shares);
      }
    }
    return words.toString();
  }
}
