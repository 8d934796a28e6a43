package org.cspworkbench.flatzinc;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.flatzinc.FlatModel.Declared;
import org.cspworkbench.flatzinc.FlatModel.Posted;
import org.cspworkbench.flatzinc.Term.Numbers;

/**
 * The bounds of variables: as declared, or, where a declaration states none, what the constraints
 * on it leave. The variables that MiniZinc introduces are often defined by one constraint, and have
 * no bounds of their own.
 *
 * <p>A bound that is found stays as it is, so that this ends, whatever the constraints are.
 */
final class Definitions {

  private final FlatModel model;
  private final Map<String, Bounds> bounds = new HashMap<>();
  private boolean changed;

  private Definitions(FlatModel model) {
    this.model = model;
  }

  /** Returns the bounds of all variables, by name. */
  static Map<String, Bounds> boundsOf(FlatModel model) {
    Definitions definitions = new Definitions(model);
    model.variables().values().forEach(definitions::declare);
    definitions.complete();
    return definitions.bounds;
  }

  private void declare(Declared variable) {
    Bounds declared =
        variable
            .values()
            .map(values -> new Bounds(values.least(), values.most()))
            .orElse(variable.isTruth() ? Bounds.TRUTH : Bounds.ALL);
    bounds.put(variable.name(), declared);
  }

  private void complete() {
    List<Posted> open = new ArrayList<>();
    for (Posted constraint : model.constraints()) {
      if (constraint.call().arguments().stream().anyMatch(this::isOpen)) {
        open.add(constraint);
      }
    }
    do {
      changed = false;
      for (Declared variable : model.variables().values()) {
        variable.value().ifPresent(value -> equal(variable, value));
      }
      for (Posted constraint : open) {
        Cancellation.check();
        infer(constraint.call().name(), constraint.call().arguments());
      }
    } while (changed);
  }

  private void equal(Declared variable, Term value) {
    narrow(new Term.Name(variable.at(), variable.name()), of(value));
    narrow(value, of(new Term.Name(variable.at(), variable.name())));
  }

  private boolean isOpen(Term term) {
    return elements(term).stream().anyMatch(element -> !of(element).areFinite());
  }

  /** Returns the elements of an array, or the term alone. */
  private ImmutableList<Term> elements(Term term) {
    if (term instanceof Term.Items items) {
      return items.items();
    }
    if (term instanceof Term.Name name && model.arrays().containsKey(name.name())) {
      return model.arrays().get(name.name()).elements();
    }
    if (term instanceof Term.Name name
        && model.parameters().get(name.name()) instanceof Term.Items items) {
      return items.items();
    }
    return ImmutableList.of(term);
  }

  private Bounds of(Term term) {
    if (term instanceof Term.Whole number) {
      return Bounds.of(number.value());
    }
    if (term instanceof Numbers numbers) {
      return new Bounds(numbers.least(), numbers.most());
    }
    if (term instanceof Term.Name name) {
      Bounds known = bounds.get(name.name());
      Term value = model.parameters().get(name.name());
      return known != null ? known : value == null ? Bounds.ALL : of(value);
    }
    return Bounds.ALL;
  }

  private Bounds ofAny(Term list) {
    return elements(list).stream().map(this::of).reduce(Bounds::or).orElse(Bounds.ALL);
  }

  private void narrow(Term term, Bounds found) {
    if (term instanceof Term.Name name && bounds.containsKey(name.name())) {
      Bounds known = of(term);
      Bounds completed = known.completedBy(found);
      if (!completed.equals(known)) {
        bounds.put(name.name(), completed);
        changed = true;
      }
    }
  }

  private void infer(String name, List<Term> a) {
    switch (name) {
      case "int_lin_eq", "bool_lin_eq" -> linear(a, true);
      case "int_lin_le", "bool_lin_le" -> linear(a, false);
      case "int_eq", "bool2int" -> {
        narrow(a.get(0), of(a.get(1)));
        narrow(a.get(1), of(a.get(0)));
      }
      case "int_le", "int_lt" -> {
        long gap = name.equals("int_lt") ? 1 : 0;
        narrow(a.get(0), new Bounds(-Bounds.INFINITE, of(a.get(1)).plus(Bounds.of(-gap)).max()));
        narrow(a.get(1), new Bounds(of(a.get(0)).plus(Bounds.of(gap)).min(), Bounds.INFINITE));
      }
      case "set_in" -> narrow(a.get(0), of(a.get(1)));
      case "int_plus" -> {
        narrow(a.get(2), of(a.get(0)).plus(of(a.get(1))));
        narrow(a.get(0), of(a.get(2)).plus(of(a.get(1)).negated()));
        narrow(a.get(1), of(a.get(2)).plus(of(a.get(0)).negated()));
      }
      case "int_times" -> times(a);
      case "int_div" -> {
        Bounds size = of(a.get(0)).absolute();
        narrow(a.get(2), new Bounds(-size.max(), size.max()));
      }
      case "int_mod" -> {
        Bounds size = of(a.get(1)).absolute();
        Bounds dividend = of(a.get(0));
        narrow(
            a.get(2),
            new Bounds(
                dividend.min() >= 0 ? 0 : -size.max(), dividend.max() <= 0 ? 0 : size.max()));
      }
      case "int_abs" -> {
        narrow(a.get(1), of(a.get(0)).absolute());
        narrow(a.get(0), of(a.get(1)).or(of(a.get(1)).negated()));
      }
      case "int_max", "int_min" -> narrow(a.get(2), extremum(name, of(a.get(0)), of(a.get(1))));
      case "int_pow" -> narrow(a.get(2), power(of(a.get(0)), of(a.get(1))));
      case "array_int_maximum", "array_int_minimum" -> narrow(a.get(0), ofAny(a.get(1)));
      case "array_int_element", "array_var_int_element" -> {
        narrow(a.get(0), new Bounds(1, elements(a.get(1)).size()));
        narrow(a.get(2), ofAny(a.get(1)));
      }
      case "csp_count" -> narrow(a.get(2), new Bounds(0, elements(a.get(0)).size()));
      case "csp_among", "csp_nvalue" -> narrow(a.get(0), new Bounds(0, elements(a.get(1)).size()));
      default -> {
        // bounds nothing that other constraints do not bound
      }
    }
  }

  private static Bounds extremum(String name, Bounds a, Bounds b) {
    return name.equals("int_max")
        ? new Bounds(Math.max(a.min(), b.min()), Math.max(a.max(), b.max()))
        : new Bounds(Math.min(a.min(), b.min()), Math.min(a.max(), b.max()));
  }

  private static Bounds power(Bounds base, Bounds exponent) {
    Bounds power = Bounds.of(1);
    Bounds all = power;
    for (long k = 0; k < Math.min(exponent.max(), 62); k++) {
      power = power.times(base);
      all = all.or(power);
    }
    return all.or(new Bounds(-1, 1));
  }

  /** A square root is bounded by its square, which is not less than it is. */
  private void times(List<Term> a) {
    narrow(a.get(2), of(a.get(0)).times(of(a.get(1))));
    Bounds product = of(a.get(2)).absolute();
    boolean isSquare =
        a.get(0) instanceof Term.Name x
            && a.get(1) instanceof Term.Name y
            && x.name().equals(y.name());
    for (int k = 0; k < 2; k++) {
      Bounds other = of(a.get(1 - k));
      if (isSquare || other.min() > 0 || other.max() < 0) {
        narrow(a.get(k), new Bounds(-product.max(), product.max()));
      }
    }
  }

  private void linear(List<Term> a, boolean isEquation) {
    List<Term> factors = elements(a.get(0));
    List<Term> terms = elements(a.get(1));
    if (factors.size() != terms.size()) {
      return; // reported where the constraint is stated
    }
    for (int k = 0; k < terms.size(); k++) {
      long factor = of(factors.get(k)).min();
      if (factor != 0 && !of(terms.get(k)).areFinite()) {
        Bounds rest = of(a.get(2));
        for (int j = 0; j < terms.size(); j++) {
          if (j != k) {
            rest = rest.plus(of(factors.get(j)).times(of(terms.get(j))).negated());
          }
        }
        Bounds side = isEquation ? rest : new Bounds(-Bounds.INFINITE, rest.max());
        narrow(terms.get(k), side.dividedBy(factor));
      }
    }
  }
}
