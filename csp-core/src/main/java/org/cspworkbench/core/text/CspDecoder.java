package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableLongArray;
import java.util.Optional;
import org.cspworkbench.core.model.BinaryForms;
import org.cspworkbench.core.model.ByteReader;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
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
    Csp csp = csp(in);
    boolean showsAll = in.bytes().below(2, "the form of the displayed variables") == 0;
    ImmutableList<Variable> shown = showsAll ? csp.variables() : in.variables();
    boolean hasObjective = in.bytes().below(2, "the number of objectives") == 1;
    Optional<Objective> objective = hasObjective ? Optional.of(objective(in)) : Optional.empty();
    return new ProblemContents(csp, shown, objective);
  }

  private static Csp csp(ModelReader in) throws MalformedEncodingException {
    String name = in.text();
    Csp.Builder csp = Csp.builder(name);
    int variables = in.bytes().count();
    for (int x = 0; x < variables; x++) {
      in.declare(csp.variable(in.text(), in.domain()));
    }
    int constraints = in.bytes().count();
    for (int c = 0; c < constraints; c++) {
      csp.post(BinaryForms.read(in));
    }
    int restrictions = in.bytes().count();
    ImmutableMap.Builder<Variable, Domain> restricted = ImmutableMap.builder();
    for (int r = 0; r < restrictions; r++) {
      restricted.put(in.variable(), in.domain());
    }
    Csp whole = csp.build();
    return restrictions == 0 ? whole : whole.restricted(name, restricted.buildOrThrow());
  }

  private static Objective objective(ModelReader in) throws MalformedEncodingException {
    Objective.Goal goal = in.choice(Objective.Goal.values());
    ImmutableList<Variable> scope = in.variables();
    return new Objective(
        goal, scope, ImmutableLongArray.copyOf(in.list(scope.size(), in::number)), in.number());
  }
}
