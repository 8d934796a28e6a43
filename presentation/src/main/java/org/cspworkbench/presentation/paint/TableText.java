package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.surface.Face;

/**
 * What a table of a problem has to write, and how much room that takes: computed once for a
 * problem, as tables are painted many times a second.
 */
final class TableText {

  /** How long a name may be, the limit that is tried first and the one for little room. */
  static final ImmutableList<Integer> NAME_LIMITS = ImmutableList.of(20, 12);

  private static final int LONGEST_LABEL = 12;

  /** Of so many labels, only the longest few are measured. */
  private static final int MEASURED = 8;

  /** More values are never written one by one. */
  private static final int MOST_LETTERED = 200;

  private final ImmutableList<Variable> variables;
  private final ImmutableList<ImmutableList<String>> names; // by limit, by variable
  private final ImmutableList<ImmutableList<String>> labels; // by variable; empty if not lettered
  private final int lettered;
  private final int most;
  private final ImmutableList<String> longestLabels;

  TableText(Csp csp) {
    this.variables = csp.variables();
    List<String> full = variables.stream().map(Variable::name).toList();
    this.names =
        NAME_LIMITS.stream()
            .map(limit -> Shortening.of(full, limit))
            .collect(ImmutableList.toImmutableList());
    int[] sizes = variables.stream().mapToInt(x -> x.domain().size()).sorted().toArray();
    this.most = sizes[sizes.length - 1];
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
        ? Shortening.of(Pictures.labels(domain), LONGEST_LABEL)
        : ImmutableList.of();
  }

  /** Labels of which one is the widest; of numbers, only the ends need be looked at. */
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

  /** The values of the largest domain whose values are written one by one. */
  int lettered() {
    return Math.min(lettered, MOST_LETTERED);
  }

  /** Whether the values of most variables may be written one by one. */
  boolean hasLetters() {
    return lettered <= MOST_LETTERED;
  }

  /** The values of the largest domain. */
  int most() {
    return most;
  }

  /** What is written for the name of variable {@code x} under this limit. */
  String name(int x, int limit) {
    return names.get(limit).get(x);
  }

  /** What is written for the values of variable {@code x}; empty if there are too many. */
  ImmutableList<String> labels(int x) {
    return labels.get(x);
  }

  /** What is written for one value of variable {@code x}. */
  String label(int x, int value) {
    return labels.get(x).isEmpty()
        ? Shortening.of(List.of(variables.get(x).domain().labelAt(value)), LONGEST_LABEL).get(0)
        : labels.get(x).get(value);
  }

  /** The widths that these texts have in {@code fonts}, in sizes of the text. */
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
   * How wide the texts are, in sizes of the text.
   *
   * @param names the widest name under each limit
   * @param label the widest label
   */
  record Widths(ImmutableList<Double> names, double label) {}
}
