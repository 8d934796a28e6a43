package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Drawing;
import org.cspworkbench.core.model.NotEncodableException;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Variable;

/**
 * Encodes problems, so that a {@link CspDecoder} makes the same problem from the bytes: the same
 * variables, domains, labels and givens, and the same constraints in the same order. What several
 * constraints share, such as a table, they share again; what other classes have computed from the
 * problem (its {@link Csp.Structure#memo() memo}) is left out.
 *
 * <p>A predicate with a test in code becomes the list of the answers of that test, where it has few
 * enough combinations of values; every problem of the gallery can be encoded.
 */
public final class CspEncoder {

  /** The version of the form, its first number. */
  static final int VERSION = 1;

  private CspEncoder() {}

  /**
   * Returns {@code csp} as bytes.
   *
   * @throws NotEncodableException if it has a constraint of a class from outside, or one with a
   *     test in code that has too many combinations of values to be listed
   */
  public static byte[] encode(Csp csp) throws NotEncodableException {
    return encode(new ProblemContents(csp));
  }

  /**
   * Returns {@code contents} as bytes.
   *
   * @throws NotEncodableException if the problem has a constraint of a class from outside, or one
   *     with a test in code that has too many combinations of values to be listed
   */
  public static byte[] encode(ProblemContents contents) throws NotEncodableException {
    ModelWriter out = new ModelWriter();
    out.bytes().unsigned(VERSION);
    write(contents.csp(), out);
    boolean showsAll = contents.shown().equals(contents.csp().variables());
    out.bytes().unsigned(showsAll ? 0 : 1);
    if (!showsAll) {
      out.variables(contents.shown());
    }
    out.bytes().unsigned(contents.objective().isPresent() ? 1 : 0);
    contents.objective().ifPresent(objective -> write(objective, out));
    contents.csp().depiction(Drawing.class).ifPresent(out::choice); // older problems end here
    return out.bytes().toBytes();
  }

  private static void write(Csp csp, ModelWriter out) throws NotEncodableException {
    out.text(csp.name());
    out.bytes().unsigned(csp.variables().size());
    for (Variable variable : csp.variables()) {
      out.text(variable.name());
      out.domain(variable.domain());
    }
    out.bytes().unsigned(csp.constraints().size());
    for (Constraint constraint : csp.constraints()) {
      BinaryForms.write(constraint, out);
    }
    ImmutableList<Variable> restricted = // in one order, whatever that of a hash table was
        ImmutableList.sortedCopyOf(
            Comparator.comparingInt(Variable::index), csp.restrictedVariables());
    out.bytes().unsigned(restricted.size());
    for (Variable variable : restricted) {
      out.variable(variable);
      out.domain(csp.initialDomain(variable));
    }
  }

  private static void write(Objective objective, ModelWriter out) {
    out.choice(objective.goal());
    out.variables(objective.variables());
    objective.coefficients().forEach(out::number);
    out.number(objective.number());
  }
}
