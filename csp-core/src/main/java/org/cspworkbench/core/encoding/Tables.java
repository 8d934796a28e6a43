package org.cspworkbench.core.encoding;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.core.model.DecisionDiagram;
import org.cspworkbench.core.model.Element;
import org.cspworkbench.core.model.ElementOfNumbers;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Extension.Polarity;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.ShortExtension;
import org.cspworkbench.core.model.TupleList;
import org.cspworkbench.core.model.Variable;

/** Constraints that list values. What several of them share is written once and shared again. */
final class Tables {

  static final ImmutableList<ConstraintKind<?>> KINDS =
      ImmutableList.of(
          new ConstraintKind<>(60, Extension.class, Tables::write, Tables::extension),
          new ConstraintKind<>(61, ShortExtension.class, Tables::write, Tables::shortExtension),
          new ConstraintKind<>(
              62,
              DecisionDiagram.class,
              (c, out) -> {
                out.variables(c.scope());
                c.layers().forEach(out::integers);
              },
              Tables::decisionDiagram),
          new ConstraintKind<>(
              63,
              Element.class,
              (c, out) -> {
                out.variables(c.scope());
                out.bytes().signed(c.first());
              },
              in -> new Element(in.variables(), in.bytes().integer())),
          new ConstraintKind<>(
              64,
              ElementOfNumbers.class,
              (c, out) -> {
                out.integers(c.list());
                out.bytes().signed(c.first());
                out.variable(c.index());
                out.variable(c.value());
              },
              in ->
                  new ElementOfNumbers(
                      in.integers(), in.bytes().integer(), in.variable(), in.variable())),
          new ConstraintKind<>(
              65,
              Predicate.class,
              (c, out) -> {
                out.text(c.name());
                out.variables(c.scope());
                Tests.write(c, out);
              },
              in -> {
                String name = in.text();
                ImmutableList<Variable> scope = in.variables();
                return new Predicate(name, scope, Tests.read(scope, in));
              }));

  private Tables() {}

  private static void write(Extension table, ModelWriter out) {
    out.variables(table.scope());
    out.choice(table.polarity());
    if (out.isNewTable(table.tuples())) {
      out.bytes().unsigned(table.tuples().arity());
      out.integers(table.tuples().values());
    }
  }

  private static Extension extension(ModelReader in) throws MalformedEncodingException {
    return new Extension(
        in.variables(),
        in.choice(Polarity.values()),
        in.table(
            TupleList.class,
            () -> new TupleList(in.bytes().below(Integer.MAX_VALUE, "an arity"), in.integers())));
  }

  private static void write(ShortExtension table, ModelWriter out) {
    out.variables(table.scope());
    // all empty lists are one object, even of different length
    if (out.isNewTable(table.tuples().isEmpty() ? table : table.tuples())) {
      out.choice(table.polarity());
      out.integers(table.tuples());
    }
  }

  private static ShortExtension shortExtension(ModelReader in) throws MalformedEncodingException {
    ImmutableList<Variable> scope = in.variables();
    return in.table(ShortExtension.class, () -> newShortExtension(scope, in)).over(scope);
  }

  private static ShortExtension newShortExtension(ImmutableList<Variable> scope, ModelReader in)
      throws MalformedEncodingException {
    Polarity polarity = in.choice(Polarity.values());
    int[][] tuples = tuples(in.integers(), scope.size());
    return polarity == Polarity.SUPPORTS
        ? ShortExtension.allowing(scope, tuples)
        : ShortExtension.forbidding(scope, tuples);
  }

  private static int[][] tuples(ImmutableIntArray values, int arity)
      throws MalformedEncodingException {
    if (arity == 0 || values.length() % arity != 0) {
      throw new MalformedEncodingException("the last tuple of a table is not whole");
    }
    int[][] tuples = new int[values.length() / arity][];
    for (int t = 0; t < tuples.length; t++) {
      tuples[t] = values.subArray(t * arity, (t + 1) * arity).toArray();
    }
    return tuples;
  }

  private static DecisionDiagram decisionDiagram(ModelReader in) throws MalformedEncodingException {
    ImmutableList<Variable> scope = in.variables();
    return new DecisionDiagram(scope, in.list(scope.size(), in::integers));
  }
}
