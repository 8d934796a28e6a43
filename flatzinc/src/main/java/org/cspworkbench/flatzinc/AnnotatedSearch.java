package org.cspworkbench.flatzinc;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Decisions;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.RandomValue;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.trace.Decision.Operator;
import org.cspworkbench.flatzinc.SearchAnnotation.Choice;
import org.cspworkbench.flatzinc.SearchAnnotation.Order;

/**
 * The search that a model describes: its annotations one after the other, then the other variables,
 * of which the one with the fewest values is next. Domains are generalised arc consistent after
 * each decision, and each decision has two branches.
 */
public final class AnnotatedSearch implements Branching {

  /** Of a variable of the last group with more values, the domain is halved. */
  private static final int MOST_TRIED = 1 << 10;

  private final Csp csp;
  private final Choice[] choices; // by variable

  private AnnotatedSearch(Csp csp, ImmutableList<SearchAnnotation> annotations) {
    this.csp = csp;
    choices = new Choice[csp.variables().size()];
    Arrays.fill(choices, Choice.MIN);
    for (SearchAnnotation annotation : annotations.reverse()) { // the first one counts
      annotation.variables().forEach(x -> choices[x.index()] = annotation.choice());
    }
  }

  /** Returns the search that the model of {@code instance} states. */
  public static Search of(FlatZincInstance instance, long seed) {
    Csp csp = instance.csp();
    Network network = new Network(csp.structure(), AllDifferentFiltering.DOMAIN_CONSISTENT);
    ImmutableList<SearchAnnotation> annotations = complete(instance);
    AnnotatedSearch branching = new AnnotatedSearch(csp, annotations);
    RandomStream random = new RandomStream(seed);
    RandomValue randomValue = new RandomValue(random);
    ValueOrder values = (x, domains) -> branching.value(x, domains, randomValue);
    return new Search(network, csp)
        .order(new AnnotatedOrder(csp, annotations))
        .values(values)
        .lookAhead(Gac::new)
        .branching(branching)
        .random(random);
  }

  /** Returns the annotations, and one for the variables that they do not mention. */
  private static ImmutableList<SearchAnnotation> complete(FlatZincInstance instance) {
    Set<Variable> mentioned = new HashSet<>();
    instance.search().forEach(annotation -> mentioned.addAll(annotation.variables()));
    ImmutableList.Builder<Variable> narrow = ImmutableList.builder();
    ImmutableList.Builder<Variable> wide = ImmutableList.builder();
    for (Variable x : instance.csp().variables()) {
      if (mentioned.add(x)) {
        (x.domain().size() > MOST_TRIED ? wide : narrow).add(x);
      }
    }
    return ImmutableList.<SearchAnnotation>builder()
        .addAll(instance.search())
        .add(new SearchAnnotation(narrow.build(), Order.FIRST_FAIL, Choice.MIN))
        .add(new SearchAnnotation(wide.build(), Order.FIRST_FAIL, Choice.SPLIT))
        .build();
  }

  private int value(int x, Domains domains, RandomValue random) {
    return switch (choices[x]) {
      case MIN, SPLIT, REVERSE_SPLIT -> domains.first(x);
      case MAX -> domains.last(x);
      case MEDIAN -> domains.middle(x);
      case MIDDLE -> nextToMiddle(x, domains);
      case RANDOM -> random.next(x, domains);
    };
  }

  /** Of two values that are as near, the lower one. */
  private int nextToMiddle(int x, Domains domains) {
    Domain domain = csp.variables().get(x).domain();
    long sum = (long) domain.valueAt(domains.first(x)) + domain.valueAt(domains.last(x));
    int best = domains.first(x);
    for (int i = best; i != domains.last(x); ) {
      i = domains.next(x, i);
      if (Math.abs(2L * domain.valueAt(i) - sum) < Math.abs(2L * domain.valueAt(best) - sum)) {
        best = i;
      }
    }
    return best;
  }

  @Override
  public void choose(int x, Domains domains, ValueOrder values, Decisions decisions) {
    Choice choice = choices[x];
    if (domains.isSingle(x) || (choice != Choice.SPLIT && choice != Choice.REVERSE_SPLIT)) {
      decisions.choose(x, Operator.EQUAL, values.next(x, domains));
    } else {
      Operator half = choice == Choice.SPLIT ? Operator.AT_MOST : Operator.GREATER;
      decisions.choose(x, half, lastOfLowerHalf(x, domains));
    }
  }

  private int lastOfLowerHalf(int x, Domains domains) {
    Domain domain = csp.variables().get(x).domain();
    long sum = (long) domain.valueAt(domains.first(x)) + domain.valueAt(domains.last(x));
    return domain.countUpTo(Math.floorDiv(sum, 2)) - 1;
  }

  @Override
  public boolean isBinary() {
    return true;
  }

  @Override
  public boolean splitsDomains() {
    return Arrays.stream(choices)
        .anyMatch(choice -> choice == Choice.SPLIT || choice == Choice.REVERSE_SPLIT);
  }

  @Override
  public String toString() {
    return "as the model states";
  }
}
