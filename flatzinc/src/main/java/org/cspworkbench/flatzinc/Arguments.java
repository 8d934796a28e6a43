package org.cspworkbench.flatzinc;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.LinearForm;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.flatzinc.Term.Call;
import org.cspworkbench.flatzinc.Term.Numbers;

/** The arguments of a constraint, as variables and numbers of the problem under construction. */
final class Arguments {

  private final ModelBuilder model;
  private final Call call;

  Arguments(ModelBuilder model, Call call) {
    this.model = model;
    this.call = call;
  }

  /** Returns the problem under construction. */
  ModelBuilder model() {
    return model;
  }

  /** Returns the number of arguments. */
  int count() {
    return call.arguments().size();
  }

  /** Checks that there are {@code count} arguments. */
  void expect(int count) throws UnreadableException {
    if (count() != count) {
      throw fault(
          "expected "
              + count
              + " arguments of '"
              + call.name()
              + "', found "
              + call.arguments().size());
    }
  }

  /** Returns the fault that this sentence describes, at the constraint. */
  UnreadableException fault(String sentence) {
    return new UnreadableException(call.at(), sentence);
  }

  private Term at(int place) throws UnreadableException {
    if (place >= count()) {
      throw fault(
          "expected at least "
              + (place + 1)
              + " arguments of '"
              + call.name()
              + "', found "
              + count());
    }
    return call.arguments().get(place);
  }

  /** Returns the variable at {@code place}, which is one with a single value for a number. */
  Variable variable(int place) throws UnreadableException {
    return model.variable(at(place));
  }

  /** Returns the variable at {@code place}, or its number if it has one value only. */
  Expression operand(int place) throws UnreadableException {
    if (model.isNumber(at(place))) {
      return new Literal(model.integer(at(place)));
    }
    Variable x = variable(place);
    return x.domain().size() == 1 ? new Literal(x.domain().min()) : new Reference(x);
  }

  /** Returns the sum of the arguments from {@code place} on, each times its factor. */
  LinearForm weighted(int place, ImmutableLongArray factors) throws UnreadableException {
    return model.weighted(call.arguments().subList(place, place + factors.length()), factors);
  }

  /** Returns the sum of the list at {@code place}, each times its factor, less {@code right}. */
  LinearForm weighted(int place, ImmutableLongArray factors, int right) throws UnreadableException {
    List<Term> terms = new ArrayList<>(model.elements(at(place)));
    if (terms.size() != factors.length()) {
      throw fault(
          "expected one factor for each of "
              + terms.size()
              + " variables, found "
              + factors.length());
    }
    terms.add(at(right));
    return model.weighted(terms, ImmutableLongArray.builder().addAll(factors).add(-1).build());
  }

  /** Returns the variables of the list at {@code place}. */
  ImmutableList<Variable> variables(int place) throws UnreadableException {
    ImmutableList.Builder<Variable> list = ImmutableList.builder();
    for (Term element : model.elements(at(place))) {
      list.add(model.variable(element));
    }
    return list.build();
  }

  /** Returns the number at {@code place}. */
  long number(int place) throws UnreadableException {
    return model.number(at(place));
  }

  /** Returns the number at {@code place}, which must have 32 bits. */
  int integer(int place) throws UnreadableException {
    return model.integer(at(place));
  }

  /** Returns the numbers of the list at {@code place}. */
  ImmutableLongArray numbers(int place) throws UnreadableException {
    ImmutableLongArray.Builder list = ImmutableLongArray.builder();
    for (Term element : model.elements(at(place))) {
      list.add(model.number(element));
    }
    return list.build();
  }

  /** Returns the numbers of the list at {@code place}, each of which must have 32 bits. */
  ImmutableIntArray integers(int place) throws UnreadableException {
    ImmutableIntArray.Builder list = ImmutableIntArray.builder();
    for (Term element : model.elements(at(place))) {
      list.add(model.integer(element));
    }
    return list.build();
  }

  /** Returns the set at {@code place}. */
  Numbers set(int place) throws UnreadableException {
    return model.set(at(place));
  }

  /** Returns the sets of the list at {@code place}. */
  ImmutableList<Numbers> sets(int place) throws UnreadableException {
    ImmutableList.Builder<Numbers> list = ImmutableList.builder();
    for (Term element : model.elements(at(place))) {
      list.add(model.set(element));
    }
    return list.build();
  }

  /** Returns those numbers of {@code set} that one of {@code variables} may take. */
  static ImmutableSet<Integer> valuesIn(Numbers set, List<Variable> variables) {
    ImmutableSet.Builder<Integer> values = ImmutableSet.builder();
    for (Variable x : variables) {
      x.domain().values().filter(set::contains).forEach(values::add);
    }
    return values.build();
  }
}
