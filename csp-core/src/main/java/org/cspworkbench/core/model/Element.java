package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.model.Scope.NONE;

import com.google.common.collect.ImmutableList;

/**
 * The entry of a list at a variable place: {@code list[index] = value}. An index outside the list
 * satisfies nothing.
 *
 * @param scope the index, the value, then the entries of the list in order; at least one entry
 * @param first the index of the first entry: 0 where people count from 0
 */
public record Element(ImmutableList<Variable> scope, int first) implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<Element> FORM =
      new BinaryForm<>(63, Element.class, Element::write, Element::read);

  private static final int INDEX = 0; // positions in the scope
  private static final int VALUE = 1;
  private static final int ENTRIES = 2; // where the entries begin in the scope

  /**
   * Checks the list.
   *
   * @param scope the index, the value, then the entries of the list in order
   * @param first the index of the first entry
   * @throws IllegalArgumentException if the list is empty
   */
  public Element {
    checkArgument(scope.size() > ENTRIES, "the list of an element constraint is empty");
  }

  /** {@code list[index] = value}, counting the entries from 0. */
  public Element(Iterable<Variable> list, Variable index, Variable value) {
    this(list, 0, index, value);
  }

  /** {@code list[index] = value}, counting the entries from {@code first}. */
  public Element(Iterable<Variable> list, int first, Variable index, Variable value) {
    this(ImmutableList.<Variable>builder().add(index).add(value).addAll(list).build(), first);
  }

  /** Returns the place in the list. */
  public Variable index() {
    return scope.get(INDEX);
  }

  /** Returns what stands at that place. */
  public Variable value() {
    return scope.get(VALUE);
  }

  /** Returns the entries of the list. */
  public ImmutableList<Variable> list() {
    return scope.subList(ENTRIES, scope.size());
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    long place = (long) values[INDEX] - first;
    return place >= 0
        && place < values.length - ENTRIES
        && values[ENTRIES + (int) place] == values[VALUE];
  }

  @Override
  public Propagator propagator(Scope scope) {
    return new ElementSupports(this, scope);
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
    out.number(first);
  }

  private static Element read(ConstraintReader in) throws MalformedEncodingException {
    return new Element(in.variables(), in.integer());
  }

  /**
   * Returns text such as {@code [a, b, c][i] = v}, or {@code [a, b, c][i − 1] = v} when counted
   * from 1.
   */
  @Override
  public String toString() {
    return RelationText.entry(list(), index(), first) + " = " + value();
  }

  /**
   * Domain consistency of {@code list[index] = value} (Van Hentenryck and Carillon, "Generality
   * versus Specificity: An Experience with AI and OR Techniques", AAAI 1988): a place stays if its
   * entry and the value have something in common, a value if an entry at a place that is left has
   * it; once one place is left, its entry keeps what the value has.
   *
   * <p>What a place and the value had in common last is tried first, and so is the place where a
   * value was found last. O(n·d) at worst for n entries over d values. Exact while no variable is
   * repeated.
   */
  private static final class ElementSupports implements Propagator {

    private final Scope scope;
    private final int first;
    private final int[] common; // by place: what it had in common with the value last
    private final int[] entryOf; // by value: the position of an entry that had it last, 0 before

    ElementSupports(Element element, Scope scope) {
      this.scope = scope;
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
}
