package org.cspworkbench.core.text;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableLongArray;
import java.util.Optional;
import org.cspworkbench.core.model.ByteReader;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Drawing;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Variable;

/** Makes problems from the bytes of a {@link CspEncoder}. */
public final class CspDecoder {

  private CspDecoder() {}

  /**
   * Returns the problem in {@code bytes}.
   *
   * @throws MalformedEncodingException if they are not the encoding of a problem
   */
  public static Csp decode(byte[] bytes) throws MalformedEncodingException {
    return decodeContents(bytes).csp();
  }

  /**
   * Returns the problem in {@code bytes}, with the variables that are displayed and the objective.
   *
   * @throws MalformedEncodingException if they are not the encoding of a problem
   */
  public static ProblemContents decodeContents(byte[] bytes) throws MalformedEncodingException {
    ByteReader reader = new ByteReader(bytes);
    long version = reader.unsigned();
    if (version != CspEncoder.VERSION) {
      throw new MalformedEncodingException(
          "expected a problem in version " + CspEncoder.VERSION + ", found version " + version);
    }
    try {
      ProblemContents contents = contents(new ModelReader(reader));
      reader.end();
      return contents;
    } catch (IllegalArgumentException | IllegalStateException | ArithmeticException e) {
      // the constructors of the model check what they are given
      throw new MalformedEncodingException("the encoding states no problem: " + e.getMessage(), e);
    }
  }

  private static ProblemContents contents(ModelReader in) throws MalformedEncodingException {
    String name = in.text();
    Csp.Builder builder = Csp.builder(name);
    ImmutableList<Variable> all = variables(builder, in);
    ImmutableMap<Variable, Domain> restricted = restrictions(in);
    boolean showsAll = in.bytes().below(2, "the form of the displayed variables") == 0;
    ImmutableList<Variable> shown = showsAll ? all : in.variables();
    boolean hasObjective = in.bytes().below(2, "the number of objectives") == 1;
    Optional<Objective> objective = hasObjective ? Optional.of(objective(in)) : Optional.empty();
    if (in.bytes().left() > 0) {
      builder.depicting(in.choice(Drawing.values()));
    }
    Csp csp = builder.build();
    checkArgument(
        csp.depiction(Drawing.class).stream().allMatch(drawing -> drawing.fits(csp)),
        "it cannot be drawn as it states");
    return new ProblemContents(
        restricted.isEmpty() ? csp : csp.restricted(name, restricted), shown, objective);
  }

  /** Reads the variables and constraints. */
  private static ImmutableList<Variable> variables(Csp.Builder csp, ModelReader in)
      throws MalformedEncodingException {
    ImmutableList.Builder<Variable> declared = ImmutableList.builder();
    int variables = in.bytes().count();
    for (int x = 0; x < variables; x++) {
      Variable variable = csp.variable(in.text(), in.domain());
      in.declare(variable);
      declared.add(variable);
    }
    int constraints = in.bytes().count();
    for (int c = 0; c < constraints; c++) {
      csp.post(BinaryForms.read(in));
    }
    return declared.build();
  }

  private static ImmutableMap<Variable, Domain> restrictions(ModelReader in)
      throws MalformedEncodingException {
    int restrictions = in.bytes().count();
    ImmutableMap.Builder<Variable, Domain> restricted = ImmutableMap.builder();
    for (int r = 0; r < restrictions; r++) {
      restricted.put(in.variable(), in.domain());
    }
    return restricted.buildOrThrow();
  }

  private static Objective objective(ModelReader in) throws MalformedEncodingException {
    Objective.Goal goal = in.choice(Objective.Goal.values());
    ImmutableList<Variable> scope = in.variables();
    return new Objective(
        goal, scope, ImmutableLongArray.copyOf(in.list(scope.size(), in::number)), in.number());
  }
}
