package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Extension.Polarity;
import org.cspworkbench.core.model.ShortExtension;
import org.cspworkbench.core.model.TupleList;
import org.cspworkbench.core.model.Variable;
import org.jspecify.annotations.Nullable;
import org.xcsp.common.Constants;
import org.xcsp.common.Types.TypeChild;
import org.xcsp.common.structures.AbstractTuple;
import org.xcsp.parser.entries.XConstraints.CChild;
import org.xcsp.parser.entries.XConstraints.XCtr;

/**
 * Constraints given by a list of tuples, in which a star stands for any value. Forbidden tuples are
 * written out without stars while they are not too many, since they are then filtered fully.
 */
final class TableConstraints {

  /** The maximum number of tuples to which stars are expanded. */
  private static final long MAX_WRITTEN_OUT = 1 << 18;

  /** A star in the tuples of the model. */
  static final int STAR = ShortExtension.ANY;

  private final ModelBuilder model;
  private final Operands operands;
  private final IdentityHashMap<Object, int[][]> read =
      new IdentityHashMap<>(); // the parser shares long tables

  /** By what was read and the domains: without stars and in order. */
  private final IdentityHashMap<int[][], Map<List<Domain>, Optional<TupleList>>> plainTuples =
      new IdentityHashMap<>();

  private final IdentityHashMap<int[][], Map<Polarity, ShortExtension>> shortTables =
      new IdentityHashMap<>();

  TableConstraints(ModelBuilder model, Operands operands) {
    this.model = model;
    this.operands = operands;
  }

  void extension(XCtr c) {
    ImmutableList<Variable> scope = operands.list(c.childs[0].value);
    CChild tuples = c.childs[1];
    boolean supports = tuples.type == TypeChild.supports;
    if (tuples.value instanceof AbstractTuple[]) {
      throw new UnsupportedPart("hybrid tuples");
    }
    if (tuples.value == null || Array.getLength(tuples.value) == 0) {
      if (supports) {
        model.postNever("no tuple is allowed for " + scope);
      }
    } else if (scope.size() == 1) {
      unary(scope.get(0), tuples.value, supports);
    } else {
      table(scope, supports, tuples.value);
    }
  }

  private void unary(Variable x, Object listed, boolean supports) {
    ImmutableSet<Integer> values = ImmutableSet.copyOf(Ints.asList(unaryValues(listed)));
    model.restrict(
        (supports ? x + " ∈ " : x + " ∉ ") + values.size() + " values",
        x,
        value -> values.contains(value) == supports);
  }

  private int[] unaryValues(Object listed) {
    if (listed instanceof String[] symbols) {
      return List.of(symbols).stream().mapToInt(model::symbol).toArray();
    }
    if (listed instanceof long[] || listed instanceof int[]) {
      return Operands.numbers(listed);
    }
    return Operands.entries(listed).stream().anyMatch(o -> o.getClass().isArray())
        ? List.of(tuples(listed)).stream().mapToInt(tuple -> tuple[0]).toArray()
        : Operands.numbers(listed);
  }

  /** Returns the rows of an array of any type of number. */
  private int[][] tuples(Object rows) {
    int[][] tuples = new int[Array.getLength(rows)][];
    for (int t = 0; t < tuples.length; t++) {
      Object row = Array.get(rows, t);
      tuples[t] = new int[Array.getLength(row)];
      for (int k = 0; k < tuples[t].length; k++) {
        tuples[t][k] = entry(row, k);
      }
    }
    return tuples;
  }

  private int entry(Object row, int k) {
    if (row instanceof String[] symbols) {
      return symbols[k].equals(Constants.STAR_SYMBOL) ? STAR : model.symbol(symbols[k]);
    }
    long value = ((Number) Array.get(row, k)).longValue();
    boolean star =
        row instanceof byte[]
            ? value == Constants.STAR_BYTE
            : row instanceof short[]
                ? value == Constants.STAR_SHORT
                : row instanceof int[] ? value == Constants.STAR : value == Constants.STAR_LONG;
    return star ? STAR : Math.toIntExact(value);
  }

  private void table(ImmutableList<Variable> scope, boolean supports, Object listed) {
    int[][] tuples = read.computeIfAbsent(listed, this::tuples);
    if (tuples.length > 0) {
      CountingConstraints.sameLength(scope, Ints.asList(tuples[0]));
    }
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
