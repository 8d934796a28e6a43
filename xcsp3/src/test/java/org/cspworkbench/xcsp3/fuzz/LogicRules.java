package org.cspworkbench.xcsp3.fuzz;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Random constraints on the truth of others. */
final class LogicRules {

  private static final ImmutableList<Function<Draw, Rule>> PARTS =
      ImmutableList.of(
          TableRules::intension,
          TableRules::intension,
          TableRules::extension,
          TableRules::regular,
          ComparisonRules::allDifferent,
          ComparisonRules::allEqual,
          ComparisonRules::ordered,
          ComparisonRules::lex,
          CountingRules::sum,
          CountingRules::count,
          CountingRules::nValues,
          CountingRules::cardinality,
          ConnectionRules::element,
          ConnectionRules::extremum,
          Templates::groupOfIntensions,
          Templates::groupOfSums,
          Templates::slideOfSums);

  private LogicRules() {}

  static Rule any(Draw draw) {
    Rule rule = logical(draw, part(draw), part(draw), part(draw));
    return draw.oneIn(3) ? logical(draw, rule, part(draw), part(draw)) : rule;
  }

  private static Rule part(Draw draw) {
    return draw.oneOf(PARTS).apply(draw);
  }

  private static Rule logical(Draw draw, Rule first, Rule second, Rule third) {
    Predicate<int[]> a = first.holds();
    Predicate<int[]> b = second.holds();
    Predicate<int[]> c = third.holds();
    return switch (draw.below(6)) {
      case 0 -> of("and", a.and(b), first, second);
      case 1 -> of("or", a.or(b).or(c), first, second, third);
      case 2 -> of("not", a.negate(), first);
      case 3 -> of("iff", v -> a.test(v) == b.test(v), first, second);
      case 4 -> of("ifThen", a.negate().or(b), first, second);
      default -> of("ifThenElse", v -> a.test(v) ? b.test(v) : c.test(v), first, second, third);
    };
  }

  private static Rule of(String name, Predicate<int[]> holds, Rule... parts) {
    return new Rule(
        Rule.element(name, List.of(parts).stream().map(Rule::xml).collect(Collectors.joining())),
        holds);
  }
}
