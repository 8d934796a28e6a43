package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Extension.Polarity;
import org.cspworkbench.core.model.ShortExtension;
import org.cspworkbench.core.model.TupleList;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Operator;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Element;

/**
 * Constraints given by a list of tuples, in which a star stands for any value. Forbidden tuples are
 * written out without stars while they are not too many, since they are then filtered fully; so are
 * tuples with ranges and sets. Tuples that compare their entries become an expression.
 */
final class TableConstraints {

  /** The maximum number of tuples to which stars, ranges and sets are expanded. */
  private static final long MAX_WRITTEN_OUT = 1 << 18;

  /** The most values of the tuples to which ranges and sets are expanded. */
  private static final long MAX_VALUES = 1 << 22;

  /** A star in the tuples of the model. */
  static final int STAR = ShortExtension.ANY;

  /** The types of tables that have restrictions in place of values. */
  private static final ImmutableSet<String> TYPES =
      ImmutableSet.of("hybrid", "hybrid-1", "hybrid-2");

  private final ModelBuilder model;
  private final ExpressionConstraints expressions;
  private final Operands operands;

  /** By what was read, which the constraints of a group share: values and stars only. */
  private final IdentityHashMap<Element, Optional<int[][]>> valuesOf = new IdentityHashMap<>();

  private final IdentityHashMap<Element, List<ImmutableList<Restriction>>> restrictionsOf =
      new IdentityHashMap<>();

  /** By what was read and the domains: without stars and in order. */
  private final IdentityHashMap<int[][], Map<List<Domain>, Optional<TupleList>>> plainTuples =
      new IdentityHashMap<>();

  private final IdentityHashMap<int[][], Map<Polarity, ShortExtension>> shortTables =
      new IdentityHashMap<>();

  TableConstraints(ModelBuilder model, ExpressionConstraints expressions, Operands operands) {
    this.model = model;
    this.expressions = expressions;
    this.operands = operands;
  }

  void extension(Part c) {
    ImmutableList<Variable> scope = operands.list(c.child("list"));
    Optional<String> type = c.attribute("type");
    if (type.isPresent() && !TYPES.contains(type.get())) {
      throw new UnsupportedPart("a table of type " + Screening.quoted(type.get()));
    }
    Optional<Part> conflicts = c.optional("conflicts");
    Part tuples = conflicts.orElseGet(() -> c.child("supports"));
    boolean supports = conflicts.isEmpty();
    Element table = tuples.table();
    Optional<int[][]> values =
        valuesOf.computeIfAbsent(table, element -> TupleText.read(Tokens.ofTable(element)));
    if (values.isPresent()) {
      listed(scope, supports, values.get());
    } else {
      restricted(scope, supports, restrictions(table));
    }
  }

  private List<ImmutableList<Restriction>> restrictions(Element table) {
    return restrictionsOf.computeIfAbsent(
        table,
        element -> {
          String text = Tokens.ofTable(element);
          List<List<String>> tuples =
              text.startsWith("(")
                  ? Tokens.tuples(text).stream().map(Tokens::ofTuple).toList()
                  : Tokens.ofList(text).stream().map(List::of).toList();
          return tuples.stream()
              .map(
                  tuple ->
                      tuple.stream()
                          .map(entry -> Restriction.read(entry, model))
                          .collect(ImmutableList.toImmutableList()))
              .toList();
        });
  }

  /** Tuples with restrictions in place of values. */
  private void restricted(
      ImmutableList<Variable> scope, boolean supports, List<ImmutableList<Restriction>> tuples) {
    tuples.forEach(tuple -> CountingConstraints.sameLength(scope, tuple));
    Optional<int[][]> writtenOut = writtenOut(scope, tuples);
    if (writtenOut.isPresent()) {
      listed(scope, supports, writtenOut.get());
      return;
    }
    Expression listed =
        new Operation(
            Operator.OR,
            tuples.stream()
                .map(tuple -> holds(scope, tuple))
                .collect(ImmutableList.toImmutableList()));
    expressions.post(supports ? listed : Operation.of(Operator.NOT, listed));
  }

  private static Expression holds(ImmutableList<Variable> scope, List<Restriction> tuple) {
    ImmutableList.Builder<Expression> parts = ImmutableList.builder();
    parts.add(new Literal(1));
    for (int k = 0; k < tuple.size(); k++) {
      if (!(tuple.get(k) instanceof Restriction.Any)) {
        parts.add(tuple.get(k).holds(scope, k));
      }
    }
    return new Operation(Operator.AND, parts.build());
  }

  /** Returns the tuples with values and stars only, unless they are too many or compare entries. */
  private static Optional<int[][]> writtenOut(
      ImmutableList<Variable> scope, List<ImmutableList<Restriction>> tuples) {
    List<int[]> written = new ArrayList<>();
    long count = 0;
    for (ImmutableList<Restriction> tuple : tuples) {
      Cancellation.check();
      if (tuple.stream().anyMatch(entry -> entry instanceof Restriction.Column)) {
        return Optional.empty();
      }
      int[][] choices = new int[tuple.size()][];
      long copies = 1;
      for (int k = 0; k < choices.length; k++) {
        choices[k] =
            tuple.get(k) instanceof Restriction.Any
                ? new int[] {STAR}
                : tuple.get(k).among(scope.get(k).domain().values());
        copies = Math.min(copies * choices[k].length, MAX_WRITTEN_OUT + 1);
      }
      count += copies;
      if (count > MAX_WRITTEN_OUT || count * choices.length > MAX_VALUES) {
        return Optional.empty();
      }
      if (copies > 0) {
        combine(choices, written);
      }
    }
    return Optional.of(written.toArray(new int[0][]));
  }

  /** Adds all tuples with one of the choices at each place, of which there are one or more. */
  private static void combine(int[][] choices, List<int[]> written) {
    int[] chosen = new int[choices.length];
    int k = 0;
    while (k >= 0) {
      int[] tuple = new int[choices.length];
      Arrays.setAll(tuple, place -> choices[place][chosen[place]]);
      written.add(tuple);
      k = choices.length - 1;
      while (k >= 0 && ++chosen[k] == choices[k].length) {
        chosen[k] = 0;
        k--;
      }
    }
  }

  private void listed(ImmutableList<Variable> scope, boolean supports, int[][] tuples) {
    for (int[] tuple : tuples) {
      Cancellation.check();
      if (tuple.length != scope.size()) {
        CountingConstraints.sameLength(scope, Ints.asList(tuple));
      }
    }
    if (tuples.length == 0) {
      if (supports) {
        model.postNever("no tuple is allowed for " + scope);
      }
    } else if (scope.size() == 1) {
      unary(scope.get(0), supports, tuples);
    } else {
      table(scope, supports, tuples);
    }
  }

  private void unary(Variable x, boolean supports, int[][] tuples) {
    Set<Integer> values = new HashSet<>();
    for (int[] tuple : tuples) {
      values.add(tuple[0]);
    }
    boolean all = values.contains(STAR);
    model.restrict(
        (supports ? x + " ∈ " : x + " ∉ ") + values.size() + " values",
        x,
        value -> (all || values.contains(value)) == supports);
  }

  private void table(ImmutableList<Variable> scope, boolean supports, int[][] tuples) {
    Polarity polarity = supports ? Polarity.SUPPORTS : Polarity.CONFLICTS;
    if (supports && hasStars(tuples)) {
      model.post(shortTable(scope, polarity, tuples));
      return;
    }
    List<Domain> domains = scope.stream().map(Variable::domain).toList();
    Optional<TupleList> plain =
        plainTuples
            .computeIfAbsent(tuples, t -> new HashMap<>())
            .computeIfAbsent(domains, d -> plain(domains, tuples));
    model.post(
        plain.isPresent()
            ? new Extension(scope, polarity, plain.get())
            : shortTable(scope, polarity, tuples));
  }

  private Optional<TupleList> plain(List<Domain> domains, int[][] tuples) {
    model.weighTable(domains, tuples.length);
    return Optional.ofNullable(writtenOut(domains, tuples))
        .map(listed -> TupleList.of(domains.size(), listed));
  }

  private static boolean hasStars(int[][] tuples) {
    return Arrays.stream(tuples).flatMapToInt(Arrays::stream).anyMatch(value -> value == STAR);
  }

  private ShortExtension shortTable(
      ImmutableList<Variable> scope, Polarity polarity, int[][] tuples) {
    return shortTables
        .computeIfAbsent(tuples, t -> new EnumMap<>(Polarity.class))
        .computeIfAbsent(
            polarity,
            p -> {
              model.weighTable(scope.stream().map(Variable::domain).toList(), tuples.length);
              return p == Polarity.SUPPORTS
                  ? ShortExtension.allowing(scope, tuples)
                  : ShortExtension.forbidding(scope, tuples);
            })
        .over(scope);
  }

  /**
   * Returns the tuples without stars, of values that the variables have, or {@code null} if they
   * are too many.
   */
  private static int @Nullable [][] writtenOut(List<Domain> domains, int[][] tuples) {
    long count = 0;
    List<int[]> plain = new ArrayList<>();
    for (int[] tuple : tuples) {
      Cancellation.check();
      long copies = 1;
      for (int k = 0; k < tuple.length; k++) {
        Domain domain = domains.get(k);
        copies *= tuple[k] == STAR ? domain.size() : domain.contains(tuple[k]) ? 1 : 0;
        copies = Math.min(copies, MAX_WRITTEN_OUT + 1);
      }
      count += copies;
      if (copies > 1 && count > MAX_WRITTEN_OUT) {
        return null;
      }
      if (copies > 0) {
        writeOut(domains, tuple.clone(), 0, plain);
      }
    }
    return plain.toArray(new int[0][]);
  }

  private static void writeOut(List<Domain> domains, int[] tuple, int from, List<int[]> plain) {
    int k = from;
    while (k < tuple.length && tuple[k] != STAR) {
      k++;
    }
    if (k == tuple.length) {
      plain.add(tuple.clone());
      return;
    }
    for (int value : domains.get(k).values().toArray()) {
      tuple[k] = value;
      writeOut(domains, tuple, k + 1, plain);
    }
    tuple[k] = STAR;
  }
}
