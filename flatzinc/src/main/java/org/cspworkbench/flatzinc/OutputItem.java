package org.cspworkbench.flatzinc;

import com.google.common.collect.ImmutableList;
import java.util.StringJoiner;
import java.util.function.ToIntFunction;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.flatzinc.FlatModel.Declared;
import org.cspworkbench.flatzinc.FlatModel.DeclaredArray;
import org.cspworkbench.flatzinc.Term.Call;
import org.cspworkbench.flatzinc.Term.Items;
import org.cspworkbench.flatzinc.Term.Numbers;

/**
 * A variable or an array of variables that is printed, with its name and its indices in the model.
 *
 * @param name its name
 * @param isTruth whether its values are truth values
 * @param indices the ranges of the indices of an array; empty for a variable
 */
public record OutputItem(String name, boolean isTruth, ImmutableList<Numbers> indices) {

  /** Returns a variable. */
  static OutputItem of(Declared variable) {
    return new OutputItem(variable.name(), variable.isTruth(), ImmutableList.of());
  }

  /** Returns an array; without indices of the model, those of the file. */
  static OutputItem of(DeclaredArray array) {
    ImmutableList.Builder<Numbers> indices = ImmutableList.builder();
    ImmutableList<Term> stated =
        array.annotations().call("output_array").map(Call::arguments).orElse(ImmutableList.of());
    if (!stated.isEmpty() && stated.get(0) instanceof Items ranges) {
      for (Term range : ranges.items()) {
        if (range instanceof Numbers numbers) {
          indices.add(numbers);
        }
      }
    }
    OutputItem item = new OutputItem(array.name(), array.isTruth(), indices.build());
    return item.indices.isEmpty() || item.size() != array.elements().size()
        ? new OutputItem(
            array.name(),
            array.isTruth(),
            ImmutableList.of(Numbers.range(SourcePosition.NOWHERE, 1, array.elements().size())))
        : item;
  }

  private long size() {
    return indices.stream()
        .mapToLong(range -> Math.max(0, range.most() - range.least() + 1))
        .reduce(1, (a, b) -> a * b);
  }

  /** Returns the name of the element at {@code place}, from 0, such as {@code q[2,3]}. */
  String elementName(int place) {
    StringJoiner name = new StringJoiner(",", this.name + "[", "]");
    long rest = size();
    long below = place;
    for (Numbers range : indices) {
      rest /= range.most() - range.least() + 1;
      name.add(Long.toString(range.least() + below / rest));
      below %= rest;
    }
    return name.toString();
  }

  /** Returns the line that assigns these values to it, as FlatZinc prescribes. */
  String assignment(ImmutableList<Variable> elements, ToIntFunction<Variable> values) {
    StringJoiner list = new StringJoiner(", ");
    for (Variable x : elements) {
      int value = values.applyAsInt(x);
      list.add(isTruth ? Boolean.toString(value == 1) : Integer.toString(value));
    }
    if (indices.isEmpty()) {
      return name + " = " + list + ";\n";
    }
    StringBuilder line = new StringBuilder(name + " = array" + indices.size() + "d(");
    for (Numbers range : indices) {
      line.append(range.least()).append("..").append(range.most()).append(", ");
    }
    return line.append('[').append(list).append("]);\n").toString();
  }
}
