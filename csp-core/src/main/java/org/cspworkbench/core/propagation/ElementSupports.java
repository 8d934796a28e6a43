package org.cspworkbench.core.propagation;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.function.IntConsumer;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.model.Element;

/**
 * Domain consistency of {@code list[index] = value} (Van Hentenryck and Carillon, "Generality
 * versus Specificity: An Experience with AI and OR Techniques", AAAI 1988): a place stays if its
 * entry and the value have something in common, a value if an entry at a place that is left has it;
 * once one place is left, its entry keeps what the value has.
 *
 * <p>What a place and the value had in common last is tried first, and so is the place where a
 * value was found last. O(n·d) at worst for n entries over d values. Exact while no variable is
 * repeated.
 */
final class ElementSupports implements Propagator {

  private static final int INDEX = 0;
  private static final int VALUE = 1;
  private static final int ENTRIES = 2; // where the entries begin in the scope

  private final Scope scope;
  private final int first;
  private final int[] common; // by place: what it had in common with the value last
  private final int[] entryOf; // by value: the position of an entry that had it last, 0 before

  /**
   * The propagator of the element constraint at {@code constraint} of the structure; it notifies
   * {@code changed} of each variable that it filters.
   */
  ElementSupports(Domains domains, int constraint, IntConsumer changed) {
    scope = new Scope(domains, constraint, changed);
    Element element = (Element) scope.constraint();
    first = element.first();
    common = new int[element.list().size()];
    entryOf = new int[scope.wholeSize(VALUE)];
  }

  @Override
  public boolean propagate() {
    return keepPlaces() && keepValues() && keepEntry();
  }

  private boolean keepPlaces() {
    for (int i = scope.first(INDEX); i != NONE; i = scope.next(INDEX, i)) {
      long place = (long) scope.value(INDEX, i) - first;
      boolean fits = place >= 0 && place < common.length && meetsValue((int) place);
      if (!fits && !scope.remove(INDEX, i)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether what stands at {@code place} may be the value. */
  private boolean meetsValue(int place) {
    int entry = ENTRIES + place;
    if (scope.hasValue(entry, common[place]) && scope.hasValue(VALUE, common[place])) {
      return true;
    }
    for (int i = scope.first(entry); i != NONE; i = scope.next(entry, i)) {
      int value = scope.value(entry, i);
      if (scope.hasValue(VALUE, value)) {
        common[place] = value;
        return true;
      }
    }
    return false;
  }

  private boolean keepValues() {
    for (int i = scope.first(VALUE); i != NONE; i = scope.next(VALUE, i)) {
      if (!isListed(i) && !scope.remove(VALUE, i)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether value number {@code i} may stand at a place that is left. */
  private boolean isListed(int i) {
    int value = scope.value(VALUE, i);
    int last = entryOf[i];
    if (last != 0 && isLeft(last) && scope.hasValue(last, value)) {
      return true;
    }
    for (int at = scope.first(INDEX); at != NONE; at = scope.next(INDEX, at)) {
      int entry = entry(at);
      if (scope.hasValue(entry, value)) {
        entryOf[i] = entry;
        return true;
      }
    }
    return false;
  }

  private boolean isLeft(int entry) {
    return scope.hasValue(INDEX, (long) first + entry - ENTRIES);
  }

  /** Returns the position of the entry to which value number {@code i} of the index points. */
  private int entry(int i) {
    return ENTRIES + scope.value(INDEX, i) - first;
  }

  private boolean keepEntry() {
    if (scope.domainSize(INDEX) > 1) {
      return true;
    }
    int entry = entry(scope.first(INDEX));
    for (int i = scope.first(entry); i != NONE; i = scope.next(entry, i)) {
      if (!scope.hasValue(VALUE, scope.value(entry, i)) && !scope.remove(entry, i)) {
        return false;
      }
    }
    return true;
  }
}
