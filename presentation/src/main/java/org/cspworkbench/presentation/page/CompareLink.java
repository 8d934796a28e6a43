package org.cspworkbench.presentation.page;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.presentation.page.PageLink.word;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Longs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.page.LinkNotice.Kind;
import org.cspworkbench.solvers.Settings;

/**
 * A moment of a comparison as the fragment of a URL, such as {@code
 * problem=queens:8&solvers=backtracking,mac&seed=1&lock=decision&at=12&view=chart}.
 *
 * @param statement the problem; empty for that of the page
 * @param solvers the solvers, at most {@link #MOST_SOLVERS}; empty for those of the page
 * @param seed the seed of all solvers
 * @param unit the unit in which all boards have come equally far
 * @param place the place in these units
 * @param view what is displayed where there is room for one thing only
 */
public record CompareLink(
    Optional<ProblemStatement> statement,
    ImmutableList<SolverSpec> solvers,
    long seed,
    Unit unit,
    int place,
    View view) {

  /** The maximum number of solvers. */
  public static final int MOST_SOLVERS = 4;

  private static final String SOLVERS = "solvers";
  private static final String SEED = "seed";
  private static final String LOCK = "lock";
  private static final String AT = "at";

  private static final ImmutableSet<String> NAMES =
      ImmutableSet.<String>builder()
          .addAll(StatementFields.NAMES)
          .add(SOLVERS, SEED, LOCK, AT, PageLink.VIEW)
          .build();

  /** A unit in which boards advance together. */
  public enum Unit {
    /** All have shown the same number of decisions. */
    DECISION,
    /** All have shown the same number of events. */
    EVENT
  }

  /** A view beside the boards. */
  public enum View {
    /** The table of figures. */
    FIGURES,
    /** The bar chart. */
    CHART,
    /** The measured times. */
    TIMES
  }

  /**
   * Checks the numbers.
   *
   * @param statement the problem
   * @param solvers the solvers
   * @param seed the seed of all solvers
   * @param unit the unit in which all boards have come equally far
   * @param place the place in these units
   * @param view what is displayed where there is room for one thing only
   */
  public CompareLink {
    checkArgument(solvers.size() <= MOST_SOLVERS, "%s solvers", solvers.size());
    checkArgument(place >= 0, "there is no place %s", place);
  }

  /** Returns the fragment, without the number sign, or why there is none. */
  public PageLink.Written write() {
    List<String> parts = new ArrayList<>();
    Map<String, String> stated =
        statement.map(each -> StatementFields.of(each, seed)).orElse(ImmutableMap.of());
    stated.forEach((name, value) -> parts.add(name + "=" + PercentText.encode(value)));
    if (!solvers.isEmpty()) {
      parts.add(
          SOLVERS
              + "="
              + PercentText.encode(
                  solvers.stream().map(SolverSpec::toString).collect(Collectors.joining(","))));
    }
    parts.add(SEED + "=" + seed);
    parts.add(LOCK + "=" + word(unit));
    parts.add(AT + "=" + place);
    parts.add(PageLink.VIEW + "=" + word(view));
    return PageLink.Written.of(String.join("&", parts));
  }

  /**
   * What was read.
   *
   * @param link as much of the link as can be understood
   * @param notice what cannot, if there is anything
   */
  public record Reading(CompareLink link, Optional<LinkNotice> notice) {}

  /** Reads a fragment, with the number sign or without. */
  public static Reading read(String fragment) {
    LinkFields fields = new LinkFields(NAMES);
    fields.read(LinkFields.text(fragment));
    long seed = seed(fields);
    CompareLink link =
        new CompareLink(
            statement(fields, seed),
            solvers(fields),
            seed,
            fields.constant(LOCK, Unit.values()),
            fields.count(AT),
            fields.constant(PageLink.VIEW, View.values()));
    return new Reading(link, fields.notice());
  }

  private static long seed(LinkFields fields) {
    String text = fields.all().get(SEED);
    Long seed = text == null ? Long.valueOf(Settings.defaults().seed()) : Longs.tryParse(text);
    if (seed == null) {
      fields.report(LinkNotice.ofPart(Kind.PART, SEED));
      return Settings.defaults().seed();
    }
    return seed;
  }

  private static Optional<ProblemStatement> statement(LinkFields fields, long seed) {
    try {
      return StatementFields.read(fields.all(), seed);
    } catch (UnreadableException e) {
      fields.report(LinkNotice.of(e));
      return Optional.empty();
    }
  }

  private static ImmutableList<SolverSpec> solvers(LinkFields fields) {
    String text = fields.all().get(SOLVERS);
    try {
      ImmutableList<SolverSpec> all = text == null ? ImmutableList.of() : SolverSpec.readAll(text);
      if (all.size() <= MOST_SOLVERS) {
        return all;
      }
      fields.report(LinkNotice.ofPart(Kind.PART, SOLVERS));
      return all.subList(0, MOST_SOLVERS);
    } catch (UnreadableException e) {
      fields.report(LinkNotice.of(e));
      return ImmutableList.of();
    }
  }
}
