package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;

/**
 * A constraint satisfaction problem: variables, the values each may take, and constraints that the
 * values must satisfy. Immutable.
 *
 * <p>A problem is a {@link Structure} (variables and constraints) and, for some of the variables,
 * fewer values to start from: the givens of a puzzle. Puzzles of one kind share one structure, so
 * that it is compiled only once.
 *
 * <pre>{@code
 * Csp.Builder csp = Csp.builder("three regions");
 * Domain colours = Domain.named("red", "green", "blue");
 * Variable wa = csp.variable("WA", colours);
 * Variable nt = csp.variable("NT", colours);
 * Variable sa = csp.variable("SA", colours);
 * Csp problem = csp.notEqual(wa, nt).notEqual(nt, sa).notEqual(wa, sa).build();
 * }</pre>
 */
public final class Csp {

  /** The largest number of values that the domains of a problem may have together, to be solved. */
  public static final long MAX_VALUES = 1L << 30;

  /** What puzzles of one kind have in common. Compared by identity. */
  public static final class Structure {
    private final ImmutableList<Variable> variables;
    private final ImmutableList<Constraint> constraints;
    private final Optional<Depiction> depiction;
    private final MemoTable memo = new MemoTable();

    private Structure(
        ImmutableList<Variable> variables,
        ImmutableList<Constraint> constraints,
        Optional<Depiction> depiction) {
      this.variables = variables;
      this.constraints = constraints;
      this.depiction = depiction;
    }

    /** Returns the variables, by index. */
    public ImmutableList<Variable> variables() {
      return variables;
    }

    /** Returns the constraints, in the order in which they were posted. */
    public ImmutableList<Constraint> constraints() {
      return constraints;
    }

    /**
     * Returns the table of values that other classes have computed from this structure, such as its
     * networks.
     */
    public MemoTable memo() {
      return memo;
    }
  }

  private final String name;
  private final Structure structure;
  private final ImmutableMap<Variable, Domain> restrictions;

  private Csp(String name, Structure structure, ImmutableMap<Variable, Domain> restrictions) {
    this.name = name;
    this.structure = structure;
    this.restrictions = restrictions;
  }

  /** Starts the statement of a problem of this name. */
  public static Builder builder(String name) {
    return new Builder(name);
  }

  /** Returns the name of the problem, such as {@code 8 queens}. */
  public String name() {
    return name;
  }

  /** Returns what this problem shares with others of its kind. */
  public Structure structure() {
    return structure;
  }

  /** Returns the variables, by index. */
  public ImmutableList<Variable> variables() {
    return structure.variables;
  }

  /** Returns the constraints, in the order in which they were posted. */
  public ImmutableList<Constraint> constraints() {
    return structure.constraints;
  }

  /** Returns what this problem depicts, if that was stated where it was made. */
  public Optional<Depiction> depiction() {
    return structure.depiction;
  }

  /** Returns what this problem depicts if it is of this kind. */
  public <D extends Depiction> Optional<D> depiction(Class<D> kind) {
    return structure.depiction.filter(kind::isInstance).map(kind::cast);
  }

  /**
   * Returns the values from which {@code variable} starts in this problem: its domain, or the part
   * of it that is given.
   */
  public Domain initialDomain(Variable variable) {
    return restrictions.getOrDefault(variable, variable.domain());
  }

  /** Returns the variables that start from less than their domain. */
  public ImmutableSet<Variable> restrictedVariables() {
    return restrictions.keySet();
  }

  /**
   * Returns the same structure under another name, starting from fewer values; earlier restrictions
   * are replaced.
   *
   * @param restrictions the initial domain of each variable that has fewer values than its domain
   * @throws IllegalArgumentException if a variable or a value does not belong to this problem
   */
  public Csp restricted(String newName, Map<Variable, Domain> restrictions) {
    restrictions.forEach(
        (variable, domain) -> {
          checkArgument(isOwn(variable), "%s is not a variable of %s", variable, name);
          checkArgument(
              domain.values().allMatch(variable.domain()::contains),
              "%s may not start from %s: its domain is %s",
              variable,
              domain,
              variable.domain());
        });
    return new Csp(newName, structure, ImmutableMap.copyOf(restrictions));
  }

  /**
   * Returns whether these values are a solution: each in the initial domain of its variable, every
   * constraint satisfied. Slow and simple; for verification.
   *
   * @param values one value (not index) for each variable, by index
   */
  public boolean isSolution(int... values) {
    return values.length == variables().size()
        && variables().stream().allMatch(x -> initialDomain(x).contains(values[x.index()]))
        && constraints().stream()
            .allMatch(
                c ->
                    c.isSatisfiedBy(c.scope().stream().mapToInt(x -> values[x.index()]).toArray()));
  }

  private boolean isOwn(Variable variable) {
    return variable.index() < variables().size()
        && variables().get(variable.index()).equals(variable);
  }

  @Override
  public String toString() {
    return name;
  }

  /** Collects the variables and constraints of one problem. */
  public static final class Builder {
    private final String name;
    private final List<Variable> variables = new ArrayList<>();
    private final List<Constraint> constraints = new ArrayList<>();
    private final Set<String> names = new HashSet<>();
    private Optional<Depiction> depiction = Optional.empty();

    private Builder(String name) {
      this.name = name;
    }

    /**
     * Adds a variable.
     *
     * @throws IllegalArgumentException if there is a variable of that name already
     */
    public Variable variable(String variableName, Domain domain) {
      checkArgument(names.add(variableName), "there are two variables called %s", variableName);
      Variable variable = new Variable(variables.size(), variableName, domain);
      variables.add(variable);
      return variable;
    }

    /** Adds a variable with the values from {@code min} to {@code max}, both included. */
    public Variable variable(String variableName, int min, int max) {
      return variable(variableName, Domain.range(min, max));
    }

    /** Adds {@code count} variables of one domain, called by {@code prefix} and 1, 2, … */
    public ImmutableList<Variable> variables(String prefix, int count, Domain domain) {
      return IntStream.rangeClosed(1, count)
          .mapToObj(i -> variable(prefix + i, domain))
          .collect(ImmutableList.toImmutableList());
    }

    /**
     * Adds a constraint: one that has no method here, such as a sum, {@code Linear.of(x).plus(2,
     * y).atMost(9)}, tasks that share a resource, {@code new Cumulative(starts, lengths, uses,
     * limit)}, or a machine, {@code new Disjunctive(starts, lengths)}.
     *
     * @throws IllegalArgumentException if it has no variables, or one that this builder did not
     *     create
     * @throws CancelledException if the cancellation of this work was requested
     */
    public Builder post(Constraint constraint) {
      Cancellation.check();
      checkArgument(!constraint.scope().isEmpty(), "%s has no variables", constraint);
      for (Variable x : constraint.scope()) {
        checkArgument(
            x.index() < variables.size() && variables.get(x.index()).equals(x),
            "%s contains %s, which is not a variable of %s",
            constraint,
            x,
            name);
      }
      constraints.add(constraint);
      return this;
    }

    /** Returns the number of constraints so far. */
    public int constraintCount() {
      return constraints.size();
    }

    /** States what the problem depicts. */
    public Builder depicting(Depiction stated) {
      depiction = Optional.of(stated);
      return this;
    }

    /** x ≠ y. */
    public Builder notEqual(Variable x, Variable y) {
      return post(new NotEqual(x, y));
    }

    /** x ≠ y + offset. */
    public Builder notEqual(Variable x, Variable y, int offset) {
      return post(new NotEqual(x, y, offset));
    }

    /** No two of these take the same value. */
    public Builder allDifferent(Iterable<Variable> scope) {
      return post(new AllDifferent(ImmutableList.copyOf(scope)));
    }

    /** x = y. */
    public Builder equal(Variable x, Variable y) {
      return post(new Equal(x, y));
    }

    /** x = y + offset. */
    public Builder equal(Variable x, Variable y, int offset) {
      return post(new Equal(x, y, offset));
    }

    /** x &lt; y. */
    public Builder lessThan(Variable x, Variable y) {
      return post(new LessThan(x, y));
    }

    /** x &lt; y + offset. */
    public Builder lessThan(Variable x, Variable y, int offset) {
      return post(new LessThan(x, y, offset));
    }

    /** x ≤ y. */
    public Builder atMost(Variable x, Variable y) {
      return post(LessThan.orEqual(x, y));
    }

    /** {@code truth} is 1 where {@code sum} holds, and 0 where it does not. */
    public Builder reified(LinearSum sum, Variable truth) {
      return post(new ReifiedSum(sum, truth));
    }

    /** {@code value} is the smallest of these. */
    public Builder minimum(Iterable<Variable> compared, Variable value) {
      return post(new Extremum(compared, Extremum.Which.MIN, value));
    }

    /** {@code value} is the largest of these. */
    public Builder maximum(Iterable<Variable> compared, Variable value) {
      return post(new Extremum(compared, Extremum.Which.MAX, value));
    }

    /** The variables take one of these tuples of values. */
    public Builder table(Iterable<Variable> scope, int[]... tuples) {
      return post(Extension.allowing(scope, tuples));
    }

    /** The two tasks, which start at {@code x} and {@code y}, do not run at the same time. */
    public Builder noOverlap(Variable x, int lengthOfX, Variable y, int lengthOfY) {
      return post(new NoOverlap(x, lengthOfX, y, lengthOfY));
    }

    /** The entry of {@code list} at place {@code index}, counted from 0, is {@code value}. */
    public Builder element(Iterable<Variable> list, Variable index, Variable value) {
      return post(new Element(list, index, value));
    }

    /** {@code total} of these variables take {@code value}. */
    public Builder count(Iterable<Variable> counted, int value, Variable total) {
      return post(new Count(counted, value, total));
    }

    /** {@code total} of these variables take {@code value}. */
    public Builder count(Iterable<Variable> counted, int value, int total) {
      return post(
          new CountBetween(ImmutableList.copyOf(counted), ImmutableSet.of(value), total, total));
    }

    /** {@code left} stands before {@code right} in a dictionary, or is the same. */
    public Builder inOrder(ImmutableList<Variable> left, ImmutableList<Variable> right) {
      return post(new Lex(left, Lex.Order.OR_EQUAL, right));
    }

    /** A round trip through as many places, where each variable names the next, counted from 0. */
    public Builder circuit(ImmutableList<Variable> successors) {
      return post(new Circuit(successors));
    }

    /** Any relation, given by its text and a test of the values. */
    public Builder where(String relation, Predicate.Test test, Variable... scope) {
      return post(new Predicate(relation, ImmutableList.copyOf(scope), test));
    }

    /**
     * Returns the problem as stated so far.
     *
     * @throws IllegalStateException if it has no variable
     */
    public Csp build() {
      checkState(!variables.isEmpty(), "%s has no variables", name);
      return new Csp(
          name,
          new Structure(
              ImmutableList.copyOf(variables), ImmutableList.copyOf(constraints), depiction),
          ImmutableMap.of());
    }
  }
}
