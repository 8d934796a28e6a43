package org.cspworkbench.flatzinc;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import com.google.common.primitives.ImmutableLongArray;
import com.google.common.primitives.Ints;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Drawing;
import org.cspworkbench.core.model.Equal;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.notation.ExpressionText;
import org.cspworkbench.core.text.Condition;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.LinearForm;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.flatzinc.FlatModel.Declared;
import org.cspworkbench.flatzinc.FlatModel.DeclaredArray;
import org.cspworkbench.flatzinc.Term.Numbers;

/**
 * The problem under construction: the variables of a file, and one for each number that is used.
 */
final class ModelBuilder {

  /** A relation between more than two variables is listed for up to this many combinations. */
  private static final long MOST_LISTED = 1 << 12;

  private static final ImmutableList<String> TRUTHS = ImmutableList.of("false", "true");

  private final FlatModel file;
  private final Identities identities;
  private final Csp.Builder csp;
  private final Map<String, Variable> variables = new HashMap<>();
  private final Map<Integer, Variable> constants = new LinkedHashMap<>();
  private final Map<Variable, Domain> givens = new LinkedHashMap<>();
  private Optional<Board> board = Optional.empty();
  private long values;

  /**
   * A square whose cells have as many values as there are rows, like the board of a Latin square.
   *
   * @param cells the names of its variables
   * @param values the values of each cell; a variable that has fewer is a given
   */
  record Board(ImmutableSet<String> cells, Domain values) {}

  ModelBuilder(String name, FlatModel file, Identities identities) {
    this.file = file;
    this.identities = identities;
    csp = Csp.builder(name);
  }

  /** Returns the variable that {@code term} names, or one with the number that it is. */
  Variable variable(Term term) throws UnreadableException {
    Term meant = meaning(term);
    if (meant instanceof Term.Name name && file.variables().containsKey(name.name())) {
      String root = identities.root(name.name());
      Variable known = variables.get(root);
      return known != null ? known : declare(root);
    }
    return constant(integer(meant));
  }

  private Variable declare(String root) throws UnreadableException {
    Declared declared = file.variable(root);
    Optional<Domain> allowed = identities.domain(root);
    Domain domain = labelled(allowed.orElse(Domain.of(0)), identities.isTruth(root));
    Variable variable = add(identities.shownName(root), domain, declared.at());
    variables.put(root, variable);
    if (allowed.isEmpty()) {
      postNever(variable + " has no value");
    }
    return variable;
  }

  private static Domain labelled(Domain domain, boolean isTruth) {
    return isTruth && domain.min() >= 0 && domain.max() <= 1
        ? domain.withLabels(TRUTHS.subList(domain.min(), domain.max() + 1))
        : domain;
  }

  private Variable add(String name, Domain domain, SourcePosition at) throws UnreadableException {
    values += (domain.size() + 63) & ~63; // whole words, as domains are stored
    if (values > Csp.MAX_VALUES) {
      throw new UnreadableException(
          at, "the variables up to this one have more than " + Csp.MAX_VALUES + " values in all");
    }
    if (board.isEmpty() || !board.get().cells().contains(name)) {
      return csp.variable(name, domain);
    }
    Variable cell = csp.variable(name, board.get().values());
    if (!domain.equals(cell.domain())) {
      givens.put(cell, domain);
    }
    return cell;
  }

  /** Returns a variable that has this one value. */
  Variable constant(int value) {
    return constants.computeIfAbsent(value, v -> csp.variable(Integer.toString(v), Domain.of(v)));
  }

  /** Returns what {@code term} stands for if it names a parameter, or else itself. */
  private Term meaning(Term term) {
    return term instanceof Term.Name name
        ? file.parameters().getOrDefault(name.name(), term)
        : term;
  }

  /** Returns the number that {@code term} is. */
  long number(Term term) throws UnreadableException {
    if (meaning(term) instanceof Term.Whole number) {
      return number.value();
    }
    if (term instanceof Term.Name name && !file.parameters().containsKey(name.name())) {
      throw new UnreadableException(
          term.at(),
          file.variables().containsKey(name.name())
              ? "expected a number, found the variable " + Quote.of(name.name())
              : "there is no variable or number " + Quote.of(name.name()));
    }
    throw new UnreadableException(term.at(), "expected a whole number or a truth value");
  }

  /** Returns whether {@code term} is a number, and no variable. */
  boolean isNumber(Term term) {
    return meaning(term) instanceof Term.Whole;
  }

  /** Returns the sum of {@code terms}, each times its factor; numbers need no variable. */
  LinearForm weighted(List<Term> terms, ImmutableLongArray factors) throws UnreadableException {
    ImmutableList.Builder<Variable> list = ImmutableList.builder();
    ImmutableLongArray.Builder listed = ImmutableLongArray.builder();
    long number = 0;
    for (int k = 0; k < terms.size(); k++) {
      if (isNumber(terms.get(k))) {
        int known = integer(terms.get(k));
        number = Math.addExact(number, Math.multiplyExact(factors.get(k), known));
      } else {
        list.add(variable(terms.get(k)));
        listed.add(factors.get(k));
      }
    }
    return LinearForm.weighted(list.build(), listed.build(), number);
  }

  /** Returns the number that {@code term} is, which must have 32 bits. */
  int integer(Term term) throws UnreadableException {
    long number = number(term);
    if (number != (int) number) {
      throw new UnreadableException(
          term.at(), "expected a number of at most 32 bits, found " + number);
    }
    return (int) number;
  }

  /** Returns the elements of the list that {@code term} is. */
  ImmutableList<Term> elements(Term term) throws UnreadableException {
    if (meaning(term) instanceof Term.Items items) {
      return items.items();
    }
    if (term instanceof Term.Name name && file.arrays().containsKey(name.name())) {
      return file.arrays().get(name.name()).elements();
    }
    throw new UnreadableException(
        term.at(), "expected a list, as in [x, y], or the name of an array");
  }

  /** Returns the set that {@code term} is. */
  Numbers set(Term term) throws UnreadableException {
    if (meaning(term) instanceof Numbers numbers) {
      return numbers;
    }
    throw new UnreadableException(term.at(), "expected a set of numbers, as in 1..3 or {1, 5}");
  }

  /** Adds a constraint. */
  void post(Constraint constraint) {
    csp.post(constraint);
  }

  /** Adds a contradiction. */
  void postNever(String text) {
    post(new Predicate(text, ImmutableList.of(constant(0)), values -> false));
  }

  /** Requires that {@code x} takes a value that passes {@code test}. */
  void restrict(Variable x, String text, IntPredicate test) {
    if (x.domain().values().anyMatch(v -> !test.test(v))) {
      Domain all = x.domain();
      int[] allowed = all.values().filter(test).toArray();
      if (allowed.length == 0) {
        postNever(text);
      } else {
        relate(new Expression.Membership(new Expression.Reference(x), Domain.of(allowed)));
      }
    }
  }

  /**
   * Requires that {@code expression} is true: lists the tuples where they are few, so that all that
   * contradicts it is removed, and bounds its variables otherwise.
   */
  void relate(Expression expression) {
    ImmutableList<Variable> scope = expression.scope();
    if (scope.isEmpty()) {
      if (!new Condition(expression, scope).holds()) {
        postNever("a constraint without variables");
      }
      return;
    }
    long combinations = 1;
    for (Variable x : scope) {
      combinations = Math.min(MOST_LISTED + 1, combinations * x.domain().size());
    }
    Condition condition = new Condition(expression, scope);
    String text = ExpressionText.of(expression);
    if (scope.size() > 2 && combinations <= MOST_LISTED) {
      post(listed(scope, condition));
    } else {
      post(new Predicate(text, scope, condition));
    }
  }

  private static Extension listed(ImmutableList<Variable> scope, Condition condition) {
    List<List<Integer>> domains =
        scope.stream().map(x -> Ints.asList(x.domain().values().toArray())).toList();
    int[][] tuples =
        Lists.cartesianProduct(domains).stream()
            .map(Ints::toArray)
            .filter(condition::holds)
            .toArray(int[][]::new);
    return Extension.allowing(scope, tuples);
  }

  /**
   * Creates the variables that are displayed, in order: they are the first ones. A variable for
   * which the model has a second name is displayed under both.
   */
  ImmutableList<Variable> declareShown() throws UnreadableException {
    board = board();
    ImmutableList.Builder<Variable> shown = ImmutableList.builder();
    for (Identities.Shown each : identities.shown()) {
      if (!(each.meaning() instanceof Term.Name name)) {
        int value = integer(each.meaning());
        shown.add(
            add(each.name(), labelled(Domain.of(value), each.isTruth()), each.meaning().at()));
      } else if (variables.containsKey(identities.root(name.name()))) {
        Variable known = variable(name);
        Variable second = add(each.name(), known.domain(), name.at());
        post(new Equal(second, known));
        shown.add(second);
      } else {
        shown.add(declare(identities.root(name.name())));
      }
    }
    return shown.build();
  }

  /** Returns the board that is displayed first, if it is one. */
  private Optional<Board> board() throws UnreadableException {
    for (DeclaredArray array : file.arrays().values()) {
      ImmutableList<Numbers> indices = OutputItem.of(array).indices();
      if (array.annotations().has("output_array")) {
        return indices.size() == 2 && indices.get(0).size() == indices.get(1).size()
            ? board(array, indices.get(0).size())
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  private Optional<Board> board(DeclaredArray array, long rows) throws UnreadableException {
    ImmutableSet.Builder<String> cells = ImmutableSet.builder();
    TreeSet<Integer> all = new TreeSet<>();
    OutputItem item = OutputItem.of(array);
    for (int k = 0; k < array.elements().size(); k++) {
      Term element = array.elements().get(k);
      cells.add(item.elementName(k));
      if (element instanceof Term.Name name && file.variables().containsKey(name.name())) {
        Optional<Domain> own = identities.domain(identities.root(name.name()));
        if (own.isPresent() && own.get().size() > rows) {
          return Optional.empty();
        }
        own.ifPresent(values -> values.values().forEach(all::add));
      } else {
        all.add(integer(element));
      }
    }
    return all.size() == rows && !array.isTruth()
        ? Optional.of(new Board(cells.build(), Domain.of(Ints.toArray(all))))
        : Optional.empty();
  }

  /** Returns the problem as stated so far. */
  Csp build() {
    if (variables.isEmpty() && identities.shown().isEmpty()) {
      constant(0);
    }
    Csp stated = csp.build();
    if (board.isPresent() && Drawing.BOARD.fits(stated)) {
      stated = csp.depicting(Drawing.BOARD).build();
    }
    return stated.restricted(stated.name(), givens);
  }
}
