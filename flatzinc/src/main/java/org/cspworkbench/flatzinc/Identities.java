package org.cspworkbench.flatzinc;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.flatzinc.FlatModel.Declared;
import org.cspworkbench.flatzinc.FlatModel.DeclaredArray;
import org.cspworkbench.flatzinc.FlatModel.Posted;
import org.cspworkbench.flatzinc.Term.Numbers;

/**
 * Which names of a file stand for the same variable, since one is declared to be the other, or is
 * its truth value as a number; and the names and values that these variables have.
 */
final class Identities {

  /** The values of a variable are listed one by one, so that they must not be too many. */
  private final FlatModel file;

  private final Map<String, Bounds> bounds;
  private final Map<String, String> parents = new HashMap<>();
  private final Map<String, List<String>> members = new HashMap<>();
  private final Map<String, String> elements = new HashMap<>(); // name by the name of a variable
  private final List<Shown> shown = new ArrayList<>();
  private final List<Shown> second = new ArrayList<>(); // names of variables that have one already

  /**
   * What is displayed under a name of the model.
   *
   * @param name the name
   * @param meaning the variable, or a number
   * @param isTruth whether its values are truth values
   */
  record Shown(String name, Term meaning, boolean isTruth) {}

  Identities(FlatModel file) {
    this.file = file;
    bounds = Definitions.boundsOf(file);
    for (Declared variable : file.variables().values()) {
      variable.value().ifPresent(value -> join(variable.name(), value));
    }
    for (Posted constraint : file.constraints()) {
      if (isBetweenVariables(constraint)) {
        join(nameOf(constraint, 0), constraint.call().arguments().get(1));
      }
    }
    for (String name : file.variables().keySet()) {
      members.computeIfAbsent(root(name), r -> new ArrayList<>()).add(name);
    }
    file.arrays().values().forEach(this::nameElements);
    for (Declared variable : file.variables().values()) {
      if (!variable.isIntroduced()) {
        Term name = new Term.Name(variable.at(), variable.name());
        shown.add(new Shown(variable.name(), name, variable.isTruth()));
      }
    }
    shown.addAll(second);
  }

  /** Returns whether this says only that a truth value is the same variable as a number. */
  boolean isConversion(Posted constraint) {
    return isBetweenVariables(constraint)
        && root(nameOf(constraint, 0)).equals(root(nameOf(constraint, 1)));
  }

  private boolean isBetweenVariables(Posted constraint) {
    return constraint.call().name().equals("bool2int")
        && constraint.call().arguments().size() == 2
        && file.variables().containsKey(nameOf(constraint, 0))
        && file.variables().containsKey(nameOf(constraint, 1));
  }

  private static String nameOf(Posted constraint, int place) {
    return constraint.call().arguments().get(place) instanceof Term.Name name ? name.name() : "";
  }

  /** Joins two names, unless the model has both: then each is displayed. */
  private void join(String name, Term other) {
    if (other instanceof Term.Name known && file.variables().containsKey(known.name())) {
      String a = root(name);
      String b = root(known.name());
      boolean isFirstKnown = !file.variable(a).isIntroduced();
      boolean isSecondKnown = !file.variable(b).isIntroduced();
      if (!a.equals(b) && !(isFirstKnown && isSecondKnown)) {
        parents.put(isFirstKnown ? b : a, isFirstKnown ? a : b);
      }
    }
  }

  /** Returns the name that stands for all names of this variable. */
  String root(String name) {
    String root = name;
    while (parents.containsKey(root)) {
      root = parents.get(root);
    }
    if (!root.equals(name)) {
      parents.put(name, root);
    }
    return root;
  }

  private void nameElements(DeclaredArray array) {
    if (array.name().startsWith("X_INTRODUCED_") || array.annotations().has("var_is_introduced")) {
      return;
    }
    boolean isOutput = array.annotations().has("output_array");
    OutputItem item = OutputItem.of(array);
    for (int k = 0; k < array.elements().size(); k++) {
      Term value = array.elements().get(k);
      String name = item.elementName(k);
      if (value instanceof Term.Name named && file.variables().containsKey(named.name())) {
        String root = root(named.name());
        Shown element = new Shown(name, new Term.Name(named.at(), root), array.isTruth());
        boolean hasName = !file.variable(root).isIntroduced();
        if (!hasName && elements.putIfAbsent(root, name) == null) {
          shown.add(element);
        } else if (isOutput) {
          second.add(element);
        }
      } else if (isOutput) {
        shown.add(new Shown(name, value, array.isTruth()));
      }
    }
  }

  /** Returns what is displayed: all for which the model has a name. */
  ImmutableList<Shown> shown() {
    return ImmutableList.copyOf(shown);
  }

  /** Returns the name under which {@code root} is displayed: the one that the model has for it. */
  String shownName(String root) {
    return file.variable(root).isIntroduced() ? elements.getOrDefault(root, root) : root;
  }

  /**
   * Returns the values of {@code root}: those that all its declarations allow, or nothing if there
   * are none.
   *
   * @throws UnreadableException if there is no bound, or there are too many values
   */
  Optional<Domain> domain(String root) throws UnreadableException {
    Declared declared = file.variable(root);
    long min = -Bounds.INFINITE;
    long max = Bounds.INFINITE;
    List<Numbers> listed = new ArrayList<>();
    for (String member : members.getOrDefault(root, List.of(root))) {
      Declared variable = file.variable(member);
      Bounds own = bounds.getOrDefault(member, Bounds.ALL);
      min = Math.max(min, own.min());
      max = Math.min(max, own.max());
      variable.values().filter(values -> !values.listed().isEmpty()).ifPresent(listed::add);
      if (variable.value().isPresent() && variable.value().get() instanceof Term.Whole number) {
        min = Math.max(min, number.value());
        max = Math.min(max, number.value());
      }
    }
    String name = Quote.of(shownName(root));
    if (min <= -Bounds.INFINITE || max >= Bounds.INFINITE) {
      throw new UnreadableException(
          declared.at(),
          name
              + " has no bounds, neither stated nor by a definition; declare them, as in var"
              + " 0..100");
    }
    if (min < Integer.MIN_VALUE || max > Integer.MAX_VALUE || max - min >= Domain.MAX_SIZE) {
      throw new UnreadableException(
          declared.at(),
          name
              + " may take the values from "
              + min
              + " to "
              + max
              + ", of which "
              + Domain.MAX_SIZE
              + " numbers of 32 bits are supported");
    }
    if (listed.isEmpty()) {
      return min > max ? Optional.empty() : Optional.of(Domain.range((int) min, (int) max));
    }
    int[] values =
        listed.get(0).listed().subSet(min, true, Math.max(min, max), min <= max).stream()
            .filter(v -> listed.stream().allMatch(set -> set.contains(v)))
            .mapToInt(Long::intValue)
            .toArray();
    return values.length == 0 ? Optional.empty() : Optional.of(Domain.of(values));
  }

  /** Returns whether {@code root} is displayed as a truth value. */
  boolean isTruth(String root) {
    return file.variable(root).isTruth();
  }
}
