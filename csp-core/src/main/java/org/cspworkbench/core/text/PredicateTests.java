package org.cspworkbench.core.text;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.math.LongMath;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.model.NotEncodableException;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;

/**
 * The tests of predicates: an expression as its tree, and any other as the list of its answers,
 * where that is short enough.
 */
final class PredicateTests {

  /** A test is asked about up to this many combinations of values. */
  private static final long MAX_COMBINATIONS = 1L << 21;

  private static final int EXPRESSION = 0;
  private static final int ANSWERS = 1;

  /** The use of a test over some domains: equal uses are the same relation. */
  private record Use(Predicate.Test test, ImmutableList<Domain> domains) {}

  private PredicateTests() {}

  static void write(Predicate predicate, ModelWriter out) throws NotEncodableException {
    ImmutableList<Domain> domains = domains(predicate.scope());
    if (!out.isNewTest(new Use(predicate.test(), domains))) {
      return;
    }
    if (predicate.test() instanceof Condition test) {
      out.bytes().unsigned(EXPRESSION);
      ExpressionTrees.write(test, out);
      return;
    }
    if (combinations(domains) > MAX_COMBINATIONS) {
      throw new NotEncodableException(
          String.format(
              "the constraint %s cannot be encoded: its test is code, and its variables have more"
                  + " than %,d combinations of values, too many to list",
              predicate, MAX_COMBINATIONS));
    }
    out.bytes().unsigned(ANSWERS);
    out.bytes().block(ListedAnswers.of(domains, predicate.test()).answers());
  }

  static Predicate.Test read(ImmutableList<Variable> scope, ModelReader in)
      throws MalformedEncodingException {
    Predicate.Test test = in.sharedTest(() -> newTest(scope, in));
    int places =
        test instanceof Condition expression
            ? expression.scope().size()
            : ((ListedAnswers) test).domains().size();
    if (places != scope.size()) {
      throw new MalformedEncodingException(
          "expected a test of " + scope.size() + " values, found one of " + places);
    }
    return test;
  }

  private static Predicate.Test newTest(ImmutableList<Variable> scope, ModelReader in)
      throws MalformedEncodingException {
    if (in.bytes().below(2, "the form of a test") == EXPRESSION) {
      return ExpressionTrees.read(in);
    }
    ImmutableList<Domain> domains = domains(scope);
    long combinations = combinations(domains);
    if (combinations > MAX_COMBINATIONS) {
      throw new MalformedEncodingException("a list of more than " + MAX_COMBINATIONS + " answers");
    }
    return new ListedAnswers(domains, in.bytes().block(ListedAnswers.bytes(combinations)));
  }

  private static ImmutableList<Domain> domains(ImmutableList<Variable> scope) {
    return scope.stream().map(Variable::domain).collect(toImmutableList());
  }

  private static long combinations(ImmutableList<Domain> domains) {
    return domains.stream().mapToLong(Domain::size).reduce(1, LongMath::saturatedMultiply);
  }
}
