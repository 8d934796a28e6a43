package org.cspworkbench.flatzinc;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import java.util.Arrays;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.flatzinc.FlatModel.Annotations;
import org.cspworkbench.flatzinc.Term.Call;

/**
 * How some variables are searched, as an annotation of the model states it.
 *
 * @param variables the variables
 * @param order which of them is decided next
 * @param choice what is decided on it
 */
public record SearchAnnotation(ImmutableList<Variable> variables, Order order, Choice choice) {

  /** Which variable is decided next; of equal ones, the first. */
  public enum Order {
    /** The first one. */
    INPUT_ORDER,
    /** The one with the fewest values. */
    FIRST_FAIL,
    /** The one with the most values. */
    ANTI_FIRST_FAIL,
    /** The one with the smallest value. */
    SMALLEST,
    /** The one with the largest value. */
    LARGEST,
    /** The one in the most constraints. */
    OCCURRENCE,
    /** The one with the fewest values; of equal ones, the one in the most constraints. */
    MOST_CONSTRAINED,
    /** The one whose two smallest values differ most. */
    MAX_REGRET,
    /** The one with the least quotient of values and weighted degree. */
    DOM_W_DEG
  }

  /** What is decided on a variable. */
  public enum Choice {
    /** That it has its smallest value, or not. */
    MIN,
    /** That it has its largest value, or not. */
    MAX,
    /** That it has the middle one of its values, or not. */
    MEDIAN,
    /** That it has the value next to the middle between its bounds, or not. */
    MIDDLE,
    /** That it has a random value, or not. */
    RANDOM,
    /** That it is in the lower half between its bounds, or not. */
    SPLIT,
    /** That it is in the upper half between its bounds, or not. */
    REVERSE_SPLIT
  }

  private static final ImmutableMap<String, Order> ORDERS =
      Maps.uniqueIndex(Arrays.asList(Order.values()), order -> Ascii.toLowerCase(order.name()));

  private static final ImmutableMap<String, Choice> CHOICES =
      ImmutableMap.<String, Choice>builder()
          .put("indomain", Choice.MIN)
          .put("indomain_min", Choice.MIN)
          .put("indomain_max", Choice.MAX)
          .put("indomain_median", Choice.MEDIAN)
          .put("indomain_middle", Choice.MIDDLE)
          .put("indomain_random", Choice.RANDOM)
          .put("indomain_split", Choice.SPLIT)
          .put("indomain_interval", Choice.SPLIT)
          .put("indomain_reverse_split", Choice.REVERSE_SPLIT)
          .put("indomain_split_random", Choice.SPLIT)
          .put("outdomain_max", Choice.MIN)
          .put("outdomain_min", Choice.MAX)
          .buildOrThrow();

  private static final ImmutableSet<String> SEARCHES = ImmutableSet.of("int_search", "bool_search");

  /**
   * Returns the searches that {@code annotations} state, one after the other; annotations of other
   * kinds are skipped, as they do not change the solutions.
   *
   * @throws UnreadableException if a search is not as it should be
   */
  static ImmutableList<SearchAnnotation> of(Annotations annotations, ModelBuilder model)
      throws UnreadableException {
    ImmutableList.Builder<SearchAnnotation> searches = ImmutableList.builder();
    for (Term term : annotations.terms()) {
      collect(term, model, searches);
    }
    return searches.build();
  }

  private static void collect(
      Term term, ModelBuilder model, ImmutableList.Builder<SearchAnnotation> searches)
      throws UnreadableException {
    if (!(term instanceof Call call) || call.arguments().isEmpty()) {
      return;
    }
    if (call.name().equals("seq_search")) {
      for (Term each : model.elements(call.arguments().get(0))) {
        collect(each, model, searches);
      }
    } else if (SEARCHES.contains(call.name())) {
      searches.add(search(call, model));
    }
  }

  private static SearchAnnotation search(Call call, ModelBuilder model) throws UnreadableException {
    if (call.arguments().size() < 3) {
      throw new UnreadableException(
          call.at(),
          "expected variables, their order and the choice of values in '" + call.name() + "'");
    }
    ImmutableList.Builder<Variable> variables = ImmutableList.builder();
    for (Term element : model.elements(call.arguments().get(0))) {
      Variable x = model.variable(element);
      if (x.domain().size() > 1) {
        variables.add(x);
      }
    }
    return new SearchAnnotation(
        variables.build(),
        named(call.arguments().get(1), ORDERS, "an order of variables, such as first_fail"),
        named(call.arguments().get(2), CHOICES, "a choice of values, such as indomain_min"));
  }

  private static <T> T named(Term term, ImmutableMap<String, T> known, String what)
      throws UnreadableException {
    T found = term instanceof Term.Name name ? known.get(name.name()) : null;
    if (found == null) {
      String word = term instanceof Term.Name name ? ", found " + Quote.of(name.name()) : "";
      throw new UnreadableException(term.at(), "expected " + what + word);
    }
    return found;
  }
}
