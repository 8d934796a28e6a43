package org.cspworkbench.xcsp3;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/** The constraint in a {@code <group>} or {@code <slide>}, used once for each list of arguments. */
final class Template {

  private final Part parent;
  private final Part constraint;
  private final int numbered;
  private final int uses;
  private final IntFunction<List<String>> values;
  private final IntFunction<Part> places; // in which the arguments are

  /** Reads a group or a slide up to its arguments. */
  Template(Part parent, Operands operands) {
    this.parent = parent;
    boolean isGroup = parent.tag().equals("group");
    constraint = parent.childOtherThan(isGroup ? "args" : "list");
    constraint.pass();
    numbered = Arguments.numberedIn(constraint.element().getTextContent());
    if (isGroup) {
      List<Part> arguments = parent.all("args");
      if (arguments.isEmpty()) {
        throw parent.fault("<args> is missing in <group>");
      }
      uses = arguments.size();
      values = k -> operands.tokens(arguments.get(k));
      places = arguments::get;
    } else {
      Windows windows = Windows.of(parent, numbered, operands);
      uses = windows.count();
      values = windows::window;
      places = k -> parent;
    }
  }

  /** Returns whether {@code part} holds a constraint that is used several times. */
  static boolean isIn(Part part) {
    return part.tag().equals("group") || part.tag().equals("slide");
  }

  /** Returns the constraint with its parameters. */
  Part constraint() {
    return constraint;
  }

  /** Returns how many lists of arguments there are. */
  int uses() {
    return uses;
  }

  /** Returns the element in which the arguments number {@code k} are. */
  Part place(int k) {
    return places.apply(k);
  }

  /** Passes the constraint with the arguments number {@code k} to {@code reader}. */
  void use(int k, Consumer<Part> reader) {
    Arguments arguments = new Arguments(values.apply(k), numbered, places.apply(k).element());
    Part use = constraint.with(arguments);
    try {
      reader.accept(use);
      use.refuseRest();
      arguments.refuseRest();
    } catch (UnsupportedPart e) {
      throw e.in(use.place());
    }
  }

  /** Rejects the group or slide if something of it was not read in all uses. */
  void refuseRest() {
    parent.refuseRest();
  }
}
