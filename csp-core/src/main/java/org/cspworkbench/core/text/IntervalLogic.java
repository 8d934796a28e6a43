package org.cspworkbench.core.text;

import org.cspworkbench.core.model.Domain;

/**
 * The operators of logic over intervals, whose values are 0 and 1. Each narrows its operands once
 * its own truth is known; every number except 0 is true.
 */
final class IntervalLogic {

  private IntervalLogic() {}

  /** a + distance ≤ b: a &lt; b where the distance is 1, a ≤ b where it is 0. */
  static final class Less extends Interval {
    private final int distance;

    Less(Interval a, Interval b, int distance) {
      super(a, b);
      this.distance = distance;
    }

    @Override
    void evaluate() {
      Interval a = operands[0];
      Interval b = operands[1];
      boolean canBeFalse = distance == 0 ? a.most > b.least : a.most >= b.least;
      setTruth(a.least <= b.most - distance, canBeFalse);
    }

    @Override
    boolean project() {
      if (isTrue()) {
        return order(operands[0], operands[1], distance);
      }
      return !isFalse() || order(operands[1], operands[0], 1 - distance);
    }

    private static boolean order(Interval a, Interval b, int distance) {
      return a.keep(Long.MIN_VALUE, b.most - distance)
          && b.keep(a.least + distance, Long.MAX_VALUE);
    }
  }

  /** All operands are equal. */
  static final class AllEqual extends Interval {
    AllEqual(Interval... operands) {
      super(operands);
    }

    @Override
    void evaluate() {
      long low = Long.MIN_VALUE;
      long high = Long.MAX_VALUE;
      boolean areSingle = true;
      for (Interval operand : operands) {
        low = Math.max(low, operand.least);
        high = Math.min(high, operand.most);
        areSingle &= operand.isSingle();
      }
      setTruth(low <= high, !areSingle || low > high);
    }

    @Override
    boolean project() {
      if (!isTrue()) {
        return !isFalse() || operands.length != 2 || differ(operands[0], operands[1]);
      }
      for (int k = 1; k < operands.length; k++) { // the first one becomes the intersection
        if (!operands[0].keep(operands[k].least, operands[k].most)) {
          return false;
        }
      }
      for (int k = 1; k < operands.length; k++) {
        operands[k].keep(operands[0].least, operands[0].most);
      }
      return true;
    }
  }

  /** The operands differ pairwise. */
  static final class AllDifferent extends Interval {
    AllDifferent(Interval... operands) {
      super(operands);
    }

    @Override
    void evaluate() {
      boolean areDisjoint = true;
      boolean areEqual = false;
      for (int j = 0; j < operands.length; j++) {
        for (int k = 0; k < j; k++) {
          areDisjoint &= operands[j].isDisjoint(operands[k]);
          areEqual |= areEqual(operands[j], operands[k]);
        }
      }
      setTruth(!areEqual, !areDisjoint);
    }

    @Override
    boolean project() {
      if (isFalse() && operands.length == 2) {
        return operands[0].keep(operands[1].least, operands[1].most)
            && operands[1].keep(operands[0].least, operands[0].most);
      }
      for (int j = 0; j < operands.length && isTrue(); j++) {
        for (int k = 0; k < j; k++) {
          if (!differ(operands[j], operands[k])) {
            return false;
          }
        }
      }
      return true;
    }
  }

  /** The first operand is equal to one of the others. */
  static final class AmongRest extends Interval {
    AmongRest(Interval... operands) {
      super(operands);
    }

    @Override
    void evaluate() {
      boolean canBeTrue = false;
      boolean isEqual = false;
      for (int k = 1; k < operands.length; k++) {
        canBeTrue |= !operands[0].isDisjoint(operands[k]);
        isEqual |= areEqual(operands[0], operands[k]);
      }
      setTruth(canBeTrue, !isEqual);
    }

    @Override
    boolean project() {
      if (!isTrue()) {
        return true;
      }
      long low = Long.MAX_VALUE;
      long high = Long.MIN_VALUE;
      for (int k = 1; k < operands.length; k++) {
        if (!operands[0].isDisjoint(operands[k])) {
          low = Math.min(low, operands[k].least);
          high = Math.max(high, operands[k].most);
        }
      }
      return operands[0].keep(low, high);
    }
  }

  /** The value is in a set. */
  static final class Member extends Interval {
    private final Domain set;

    Member(Interval value, Domain set) {
      super(value);
      this.set = set;
    }

    private int countBelow(long value) {
      return value == Long.MIN_VALUE ? 0 : set.countUpTo(value - 1);
    }

    @Override
    void evaluate() {
      Interval value = operands[0];
      long within = set.countUpTo(value.most) - (long) countBelow(value.least);
      setTruth(within > 0, !value.isBounded() || within < value.most - value.least + 1);
    }

    @Override
    boolean project() {
      Interval value = operands[0];
      if (isTrue()) {
        int first = countBelow(value.least);
        int last = set.countUpTo(value.most) - 1;
        return first <= last && value.keep(set.valueAt(first), set.valueAt(last));
      }
      while (isFalse() && contains(value.least)) {
        long beyond = set.isRange() ? set.max() + 1L : value.least + 1;
        if (!value.keep(beyond, Long.MAX_VALUE)) {
          return false;
        }
      }
      while (isFalse() && contains(value.most)) {
        long beyond = set.isRange() ? set.min() - 1L : value.most - 1;
        if (!value.keep(Long.MIN_VALUE, beyond)) {
          return false;
        }
      }
      return true;
    }

    private boolean contains(long value) {
      return value == (int) value && set.contains((int) value);
    }
  }

  /** a is false. */
  static final class Not extends Interval {
    Not(Interval a) {
      super(a);
    }

    @Override
    void evaluate() {
      setTruth(!operands[0].isTrue(), !operands[0].isFalse());
    }

    @Override
    boolean project() {
      return !isSingle() || operands[0].keep(isFalse());
    }
  }

  /** All operands are true. */
  static final class Conjunction extends Interval {
    Conjunction(Interval... operands) {
      super(operands);
    }

    @Override
    void evaluate() {
      boolean anyIsFalse = false;
      boolean allAreTrue = true;
      for (Interval operand : operands) {
        anyIsFalse |= operand.isFalse();
        allAreTrue &= operand.isTrue();
      }
      setTruth(!anyIsFalse, !allAreTrue);
    }

    /** Where it is false, and one operand alone can be so, this one is. */
    @Override
    boolean project() {
      int open = 0;
      Interval last = operands[0];
      for (Interval operand : operands) {
        if (isTrue() && !operand.keep(true)) {
          return false;
        }
        if (!operand.isTrue()) {
          open++;
          last = operand;
        }
      }
      return !isFalse() || open > 1 || last.keep(false);
    }
  }

  /** An odd number of operands is true. */
  static final class Parity extends Interval {
    Parity(Interval... operands) {
      super(operands);
    }

    @Override
    void evaluate() {
      int open = 0;
      int count = 0;
      for (Interval operand : operands) {
        count += operand.isTrue() ? 1 : 0;
        open += operand.isTrue() || operand.isFalse() ? 0 : 1;
      }
      setTruth(open > 0 || count % 2 == 1, open > 0 || count % 2 == 0);
    }

    /** Where it is known, and one operand alone is not, this one is known too. */
    @Override
    boolean project() {
      int open = 0;
      int count = 0;
      Interval last = operands[0];
      for (Interval operand : operands) {
        count += operand.isTrue() ? 1 : 0;
        if (!operand.isTrue() && !operand.isFalse()) {
          open++;
          last = operand;
        }
      }
      return !isSingle() || open != 1 || last.keep((count % 2 == 1) != isTrue());
    }
  }

  /** All operands are true, or none is. */
  static final class Equivalence extends Interval {
    Equivalence(Interval... operands) {
      super(operands);
    }

    @Override
    void evaluate() {
      boolean anyIsTrue = false;
      boolean anyIsFalse = false;
      boolean allAreKnown = true;
      for (Interval operand : operands) {
        anyIsTrue |= operand.isTrue();
        anyIsFalse |= operand.isFalse();
        allAreKnown &= operand.isTrue() || operand.isFalse();
      }
      setTruth(!anyIsTrue || !anyIsFalse, !allAreKnown || (anyIsTrue && anyIsFalse));
    }

    @Override
    boolean project() {
      for (int j = 0; j < operands.length && isSingle(); j++) {
        boolean isKnown = operands[j].isTrue() || operands[j].isFalse();
        for (int k = 0; k < operands.length && isKnown && (isTrue() || operands.length == 2); k++) {
          if (k != j && !operands[k].keep(operands[j].isTrue() == isTrue())) {
            return false;
          }
        }
      }
      return true;
    }
  }

  /** The second operand where the first is true, the third where it is false. */
  static final class Choice extends Interval {
    Choice(Interval... operands) {
      super(operands);
    }

    @Override
    void evaluate() {
      Interval ifTrue = operands[1];
      Interval ifFalse = operands[2];
      set(
          operands[0].isTrue()
              ? ifTrue.least
              : operands[0].isFalse() ? ifFalse.least : Math.min(ifTrue.least, ifFalse.least),
          operands[0].isTrue()
              ? ifTrue.most
              : operands[0].isFalse() ? ifFalse.most : Math.max(ifTrue.most, ifFalse.most));
    }

    @Override
    boolean project() {
      boolean canBeTrue = !operands[0].isFalse() && !isDisjoint(operands[1]);
      boolean canBeFalse = !operands[0].isTrue() && !isDisjoint(operands[2]);
      if (!canBeTrue) {
        return canBeFalse && operands[0].keep(false) && operands[2].keep(least, most);
      }
      return canBeFalse || (operands[0].keep(true) && operands[1].keep(least, most));
    }
  }

  private static boolean areEqual(Interval a, Interval b) {
    return a.isSingle() && b.isSingle() && a.least == b.least;
  }

  /** Cuts off the only value of one where it is an end of the other. */
  private static boolean differ(Interval a, Interval b) {
    return (!b.isSingle() || a.cutOff(b.least)) && (!a.isSingle() || b.cutOff(a.least));
  }
}
