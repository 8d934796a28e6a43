package org.cspworkbench.presentation.paint.table;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.picture.Shortening;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Fonts;
import org.cspworkbench.presentation.words.IntervalText;

/**
 * The texts of a table and their widths. They are computed once for a problem, because tables are
 * painted many times a second.
 */
final class TableText {

  /** The length limits of names: the preferred one, and the one for small areas. */
  static final ImmutableList<Integer> NAME_LIMITS = ImmutableList.of(20, 12);

  private static final int LONGEST_LABEL = 12;

  /** The number of longest labels whose width is measured. */
  private static final int MEASURED = 8;

  /** The maximum number of values that are written individually. */
  private static final int MOST_LETTERED = 200;

  private final ImmutableList<Variable> variables;
  private final ImmutableList<ImmutableList<String>> names; // by limit, by variable
  private final ImmutableList<ImmutableList<String>> labels; // by variable; may be empty
  private final int lettered;
  private final int most;
  private final boolean hasIntervals;
  private final ImmutableList<String> longestLabels;

  TableText(Csp csp) {
    this.variables = csp.variables();
    List<String> full = variables.stream().map(Variable::name).toList();
    this.names =
        NAME_LIMITS.stream()
            .map(limit -> Shortening.of(full, limit))
            .collect(ImmutableList.toImmutableList());
    int[] sizes = variables.stream().mapToInt(x -> x.domain().size()).sorted().toArray();
    this.hasIntervals = variables.stream().anyMatch(x -> IntervalText.isFor(x.domain()));
    this.most =
        variables.stream()
            .filter(x -> !IntervalText.isFor(x.domain()))
            .mapToInt(x -> x.domain().size())
            .max()
            .orElse(0);
    this.lettered = sizes[(int) Math.ceil(0.9 * (sizes.length - 1))];
    Map<Domain, ImmutableList<String>> labelsOf = new LinkedHashMap<>();
    variables.forEach(x -> labelsOf.computeIfAbsent(x.domain(), this::labels));
    this.labels =
        variables.stream()
            .map(x -> labelsOf.getOrDefault(x.domain(), ImmutableList.of()))
            .collect(ImmutableList.toImmutableList());
    this.longestLabels =
        labelsOf.keySet().stream()
            .flatMap(domain -> longest(domain).stream())
            .distinct()
            .sorted(Comparator.comparingInt(String::length).reversed())
            .limit(MEASURED)
            .collect(ImmutableList.toImmutableList());
  }

  private ImmutableList<String> labels(Domain domain) {
    return domain.size() <= Math.min(lettered, MOST_LETTERED)
        ? Shortening.of(Shortening.labels(domain), LONGEST_LABEL)
        : ImmutableList.of();
  }

  /**
   * Returns labels that include the widest one; for large domains of numbers, only the ends and the
   * middle are considered.
   */
  private static List<String> longest(Domain domain) {
    IntStream indices =
        domain.size() <= MOST_LETTERED
            ? IntStream.range(0, domain.size())
            : IntStream.of(0, domain.size() / 2, domain.size() - 1);
    return Shortening.of(indices.mapToObj(domain::labelAt).toList(), LONGEST_LABEL);
  }

  int size() {
    return variables.size();
  }

  /** Returns the size of the largest domain whose values are written individually. */
  int lettered() {
    return Math.min(lettered, MOST_LETTERED);
  }

  /** Returns whether the values of most variables may be written individually. */
  boolean hasLetters() {
    return lettered <= MOST_LETTERED;
  }

  /** Returns the size of the largest domain that is not wide. */
  int most() {
    return most;
  }

  /** Returns whether the values of some variable are shown as intervals. */
  boolean hasIntervals() {
    return hasIntervals;
  }

  /** Returns the name of variable {@code x} under this limit. */
  String name(int x, int limit) {
    return names.get(limit).get(x);
  }

  /** Returns the labels of the values of variable {@code x}; empty if there are too many. */
  ImmutableList<String> labels(int x) {
    return labels.get(x);
  }

  /** Returns the label of one value of variable {@code x}. */
  String label(int x, int value) {
    return labels.get(x).isEmpty()
        ? Shortening.of(List.of(variables.get(x).domain().labelAt(value)), LONGEST_LABEL).get(0)
        : labels.get(x).get(value);
  }

  /** Returns the widths of these texts in {@code fonts}, in font sizes. */
  Widths measured(Fonts fonts) {
    return new Widths(
        names.stream()
            .map(limited -> widest(limited, fonts.mono(), fonts))
            .collect(ImmutableList.toImmutableList()),
        widest(longestLabels, fonts.bold(), fonts));
  }

  private static double widest(List<String> texts, Face face, Fonts fonts) {
    double size = 64;
    return texts.stream()
            .distinct()
            .mapToDouble(text -> fonts.width(text, face, size))
            .max()
            .orElse(0)
        / size;
  }

  /**
   * The widths of texts, in font sizes.
   *
   * @param names the width of the widest name under each limit
   * @param label the width of the widest label
   */
  record Widths(ImmutableList<Double> names, double label) {}
}
