package org.cspworkbench.xcsp3.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.cspworkbench.core.random.RandomStream;

/** Draws what random constraints are made of, over a few variables with small domains. */
final class Draw {

  private final RandomStream random;
  private final List<Term> variables = new ArrayList<>();
  private final List<int[]> domains = new ArrayList<>();
  private final StringBuilder declarations = new StringBuilder();

  /** Two to five variables, some of them in an array. */
  Draw(long seed) {
    random = new RandomStream(seed);
    int count = between(2, 5);
    int inArray = oneIn(2) ? 0 : between(2, count);
    if (inArray > 0) {
      int[] domain = domain(oneIn(4) ? 2 : 4);
      declarations
          .append("<array id=\"a\" size=\"[")
          .append(inArray)
          .append("]\"> ")
          .append(text(domain))
          .append(" </array>");
      IntStream.range(0, inArray).forEach(k -> declare("a[" + k + "]", domain));
    }
    for (int k = inArray; k < count; k++) {
      int[] domain = domain(4);
      declarations.append(Rule.element("var id=\"x" + k + "\"", text(domain)));
      declare("x" + k, domain);
    }
  }

  private void declare(String name, int[] domain) {
    int place = variables.size();
    variables.add(new Term(name, values -> values[place]));
    domains.add(domain);
  }

  private int[] domain(int most) {
    int size = oneIn(12) ? 1 : between(2, most);
    int least = oneIn(3) ? between(-3, 2) : between(0, 1);
    boolean gaps = oneIn(4);
    int[] domain = new int[size];
    for (int k = 0, next = least; k < size; k++, next++) {
      next += gaps && oneIn(2) ? 1 : 0;
      domain[k] = next;
    }
    return domain;
  }

  private static String text(int[] domain) {
    int last = domain[domain.length - 1];
    if (domain.length > 1 && last - domain[0] == domain.length - 1) {
      return domain[0] + ".." + last;
    }
    return IntStream.of(domain).mapToObj(Integer::toString).reduce((a, b) -> a + " " + b).get();
  }

  /** The elements that declare the variables. */
  String declarations() {
    return declarations.toString();
  }

  /** The names of the variables, in order. */
  List<String> names() {
    return variables.stream().map(Term::text).toList();
  }

  /** The values of the variables, in order. */
  List<int[]> domains() {
    return domains;
  }

  /** A number from 0 to {@code bound} − 1. */
  int below(int bound) {
    return random.nextInt(bound);
  }

  /** A number from {@code least} to {@code most}. */
  int between(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  /** True once in so many times. */
  boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }

  /** One of several. */
  <T> T oneOf(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  /** So many of something. */
  <T> List<T> several(int count, IntFunction<T> maker) {
    return IntStream.range(0, count).mapToObj(maker).toList();
  }

  /** A number such as the variables have. */
  int value() {
    return oneIn(4) ? between(-3, 5) : between(0, 3);
  }

  /** A variable. */
  Term variable() {
    return oneOf(variables);
  }

  /** Some variables, possibly one of them several times. */
  List<Term> someVariables(int count) {
    return several(count, k -> variable());
  }

  /** Several variables or numbers; only variables, only numbers, or some of each. */
  List<Term> operands(int count) {
    int numbers = oneOf(List.of(0, 0, 0, 0, 1, 1, 2, 9));
    return several(count, k -> below(9) < numbers ? Term.number(value()) : variable());
  }

  /** Several variables, or numbers, or both, or expressions. */
  List<Term> terms(int count) {
    return oneIn(4)
        ? several(count, k -> ExpressionTree.number(this, between(0, 2)))
        : operands(count);
  }

  /** The attribute of a first index that is not 0, and sometimes of one that is. */
  static String startIndex(String attribute, int first) {
    return first == 0 ? "" : " " + attribute + "=\"" + first + "\"";
  }
}
