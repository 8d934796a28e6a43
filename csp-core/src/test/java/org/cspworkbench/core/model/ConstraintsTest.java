package org.cspworkbench.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import org.junit.jupiter.api.Test;

/** What each constraint says, and how people read it. */
final class ConstraintsTest {

  private static final Variable X = new Variable(0, "x", Domain.range(-9, 9));
  private static final Variable Y = new Variable(1, "y", Domain.range(-9, 9));
  private static final Variable Z = new Variable(2, "z", Domain.range(-9, 9));
  private static final Variable I = new Variable(3, "i", Domain.range(0, 9));

  @Test
  void inequalityWithAnOffsetForbidsTheLeftToBeTheRightPlusTheOffset() {
    NotEqual constraint = new NotEqual(X, Y, 2);
    assertThat(constraint.isSatisfiedBy(5, 3)).isFalse();
    assertThat(constraint.isSatisfiedBy(3, 5)).isTrue();
    assertThat(constraint.isSatisfiedBy(3, 3)).isTrue();
    assertThat(new NotEqual(X, Y).isSatisfiedBy(3, 3)).isFalse();
    assertThat(new NotEqual(X, Y, 1).isSatisfiedBy(Integer.MIN_VALUE, Integer.MAX_VALUE))
        .as("no overflow")
        .isTrue();
  }

  @Test
  void equalityAndOrderWithAnOffset() {
    assertThat(new Equal(X, Y, 2).isSatisfiedBy(5, 3)).isTrue();
    assertThat(new Equal(X, Y, 2).isSatisfiedBy(3, 5)).isFalse();
    assertThat(new LessThan(X, Y).isSatisfiedBy(3, 3)).isFalse();
    assertThat(new LessThan(X, Y).isSatisfiedBy(3, 4)).isTrue();
    assertThat(new LessThan(X, Y, 2).isSatisfiedBy(4, 3)).isTrue();
    assertThat(new LessThan(X, Y, 2).isSatisfiedBy(5, 3)).isFalse();
    assertThat(LessThan.orEqual(X, Y).isSatisfiedBy(3, 3)).isTrue();
    assertThat(LessThan.orEqual(X, Y).isSatisfiedBy(4, 3)).isFalse();
    int least = Integer.MIN_VALUE;
    int most = Integer.MAX_VALUE;
    assertThat(new Equal(X, Y, 1).isSatisfiedBy(least, most)).as("no overflow").isFalse();
    assertThat(new LessThan(X, Y, 1).isSatisfiedBy(0, most)).as("no overflow").isTrue();
    assertThat(new LessThan(X, Y, -1).isSatisfiedBy(0, least)).as("no overflow").isFalse();
  }

  @Test
  void equalityAndOrderReadAsPeopleWriteThem() {
    assertThat(new Equal(X, Y)).hasToString("x = y");
    assertThat(new Equal(X, Y, -1)).hasToString("x = y − 1");
    assertThat(new LessThan(X, Y)).hasToString("x < y");
    assertThat(LessThan.orEqual(X, Y)).hasToString("x ≤ y");
    assertThat(new LessThan(X, Y, 3)).hasToString("x < y + 3");
  }

  @Test
  void inequalitiesReadAsPeopleWriteThem() {
    assertThat(new NotEqual(X, Y)).hasToString("x ≠ y");
    assertThat(new NotEqual(X, Y, 1)).hasToString("x ≠ y + 1");
    assertThat(new NotEqual(X, Y, -2)).hasToString("x ≠ y − 2");
    assertThat(new NotEqual(X, Y, Integer.MIN_VALUE)).hasToString("x ≠ y − 2147483648");
  }

  @Test
  void allDifferentForbidsAnyTwoToBeEqual() {
    AllDifferent constraint = new AllDifferent(ImmutableList.of(X, Y, Z));
    assertThat(constraint.isSatisfiedBy(1, 2, 3)).isTrue();
    assertThat(constraint.isSatisfiedBy(1, 2, 1)).isFalse();
    assertThat(constraint.isSatisfiedBy(2, 2, 1)).isFalse();
    assertThat(constraint).hasToString("allDifferent[x, y, z]");
    assertThat(new AllDifferent("row 3", ImmutableList.of(X, Y))).hasToString("row 3");
  }

  @Test
  void aPredicateTakesTheValuesOfItsScopeInOrder() {
    Predicate sum = new Predicate("x + y = z", ImmutableList.of(X, Y, Z), v -> v[0] + v[1] == v[2]);
    assertThat(sum.isSatisfiedBy(1, 2, 3)).isTrue();
    assertThat(sum.isSatisfiedBy(3, 2, 1)).isFalse();
    assertThat(sum).hasToString("x + y = z");
  }

  @Test
  void allDifferentSumsComparesWhatTheOffsetsMakeOfTheValues() {
    AllDifferentSums rising =
        new AllDifferentSums(ImmutableList.of(X, Y, Z), ImmutableIntArray.of(1, 2, 3));
    assertThat(rising.isSatisfiedBy(3, 3, 3)).isTrue();
    assertThat(rising.isSatisfiedBy(3, 2, 5)).isFalse();
    assertThat(rising.isSatisfiedBy(3, 5, 1)).isFalse();
    assertThat(rising).hasToString("allDifferent[x + 1, y + 2, z + 3]");
    AllDifferentSums far =
        new AllDifferentSums(ImmutableList.of(X, Y), ImmutableIntArray.of(0, Integer.MAX_VALUE));
    assertThat(far.isSatisfiedBy(Integer.MIN_VALUE, 1)).as("no overflow").isTrue();
    refused(
        () -> new AllDifferentSums(ImmutableList.of(X, Y), ImmutableIntArray.of(-1, 1 << 30, 0)),
        "expected one offset for each of 2 variables, found 3");
    refused(
        () ->
            new AllDifferentSums(
                ImmutableList.of(X, Y), ImmutableIntArray.of(-1, Integer.MAX_VALUE)),
        "the offsets from -1 to 2147483647 are too far apart");
  }

  @Test
  void anElementIsTheEntryAtThePlaceOfTheIndex() {
    Element element = new Element(ImmutableList.of(X, Y), 1, I, Z);
    assertThat(element.isSatisfiedBy(1, 7, 7, 8)).isTrue();
    assertThat(element.isSatisfiedBy(2, 8, 7, 8)).isTrue();
    assertThat(element.isSatisfiedBy(2, 7, 7, 8)).isFalse();
    assertThat(element.isSatisfiedBy(0, 7, 7, 8)).as("before the list").isFalse();
    assertThat(element.isSatisfiedBy(3, 7, 7, 8)).as("behind the list").isFalse();
    assertThat(element.index()).isEqualTo(I);
    assertThat(element.value()).isEqualTo(Z);
    assertThat(element.list()).containsExactly(X, Y);
    assertThat(element).hasToString("[x, y][i − 1] = z");
    assertThat(new Element(ImmutableList.of(X, Y), I, Z)).hasToString("[x, y][i] = z");

    ElementOfNumbers number = new ElementOfNumbers(ImmutableIntArray.of(-3, 1, 4), 0, I, Z);
    assertThat(number.isSatisfiedBy(2, 4)).isTrue();
    assertThat(number.isSatisfiedBy(1, 4)).isFalse();
    assertThat(number.isSatisfiedBy(-1, 4)).isFalse();
    assertThat(number.isSatisfiedBy(3, 4)).isFalse();
    assertThat(number).hasToString("[−3, 1, 4][i] = z");
    refused(
        () -> new Element(ImmutableList.of(), I, Z), "the list of an element constraint is empty");
  }

  @Test
  void aCountSaysHowManyTakeOneOfTheValues() {
    Count zeros = new Count(ImmutableList.of(X, Y), 0, Z);
    assertThat(zeros.isSatisfiedBy(0, 0, 2)).isTrue();
    assertThat(zeros.isSatisfiedBy(0, 1, 1)).isTrue();
    assertThat(zeros.isSatisfiedBy(0, 1, 2)).isFalse();
    assertThat(zeros.counted()).containsExactly(X, Y);
    assertThat(zeros.total()).isEqualTo(Z);
    assertThat(zeros).hasToString("#(x, y = 0) = z");
    Count several = new Count(ImmutableList.of(X, Y), ImmutableSet.of(-1, 2), Z);
    assertThat(several.isSatisfiedBy(-1, 2, 2)).isTrue();
    assertThat(several).hasToString("#(x, y ∈ {−1, 2}) = z");

    ImmutableList<Variable> all = ImmutableList.of(X, Y, Z);
    CountBetween between = new CountBetween(all, ImmutableSet.of(0), 1, 2);
    assertThat(between.isSatisfiedBy(0, 0, 0)).isFalse();
    assertThat(between.isSatisfiedBy(0, 5, 0)).isTrue();
    assertThat(between.isSatisfiedBy(5, 5, 0)).isTrue();
    assertThat(between.isSatisfiedBy(5, 5, 5)).isFalse();
    assertThat(between).hasToString("1 ≤ #(x, y, z = 0) ≤ 2");
    assertThat(new CountBetween(all, ImmutableSet.of(0), 0, 2)).hasToString("#(x, y, z = 0) ≤ 2");
    assertThat(new CountBetween(all, ImmutableSet.of(0), 1, 3)).hasToString("1 ≤ #(x, y, z = 0)");
    assertThat(new CountBetween(all, ImmutableSet.of(0), 2, 2)).hasToString("#(x, y, z = 0) = 2");
    refused(
        () -> new Count(ImmutableList.of(), 0, Z), "a count needs at least one variable to count");
  }

  @Test
  void aNumberOfValuesCountsEachOnce() {
    NValues values = new NValues(ImmutableList.of(X, Y, Z), I);
    assertThat(values.isSatisfiedBy(4, 4, 4, 1)).isTrue();
    assertThat(values.isSatisfiedBy(4, 5, 4, 2)).isTrue();
    assertThat(values.isSatisfiedBy(4, 5, 4, 3)).isFalse();
    assertThat(values).hasToString("nValues(x, y, z) = i");
    refused(
        () -> new NValues(ImmutableList.of(), I),
        "a number of values needs at least one variable to count");
  }

  @Test
  void anExtremumIsTheSmallestOrTheLargest() {
    Extremum largest = new Extremum(ImmutableList.of(X, Y, Z), Extremum.Which.MAX, I);
    Extremum smallest = new Extremum(ImmutableList.of(X, Y, Z), Extremum.Which.MIN, I);
    assertThat(largest.isSatisfiedBy(4, 7, 4, 7)).isTrue();
    assertThat(largest.isSatisfiedBy(4, 7, 4, 8)).isFalse();
    assertThat(smallest.isSatisfiedBy(4, 7, 5, 4)).isTrue();
    assertThat(smallest.isSatisfiedBy(4, 7, 5, 5)).isFalse();
    assertThat(largest).hasToString("max(x, y, z) = i");
    assertThat(smallest).hasToString("min(x, y, z) = i");
    refused(
        () -> new Extremum(ImmutableList.of(), Extremum.Which.MIN, I),
        "an extremum needs at least one variable to compare");
  }

  @Test
  void lexicographicOrderIsThatOfADictionary() {
    ImmutableList<Variable> left = ImmutableList.of(X, Y);
    ImmutableList<Variable> right = ImmutableList.of(Z, I);
    Lex strict = new Lex(left, Lex.Order.STRICT, right);
    Lex orEqual = new Lex(left, Lex.Order.OR_EQUAL, right);
    assertThat(strict.isSatisfiedBy(1, 9, 2, 0)).isTrue();
    assertThat(strict.isSatisfiedBy(1, 1, 1, 2)).isTrue();
    assertThat(strict.isSatisfiedBy(1, 2, 1, 2)).isFalse();
    assertThat(orEqual.isSatisfiedBy(1, 2, 1, 2)).isTrue();
    assertThat(orEqual.isSatisfiedBy(2, 0, 1, 9)).isFalse();
    assertThat(strict.left()).isEqualTo(left);
    assertThat(strict.right()).isEqualTo(right);
    assertThat(strict).hasToString("(x, y) <lex (z, i)");
    assertThat(orEqual).hasToString("(x, y) ≤lex (z, i)");
    refused(
        () -> new Lex(left, Lex.Order.STRICT, ImmutableList.of(Z)),
        "a lexicographic order needs two lists of one length, not 3 variables");
    refused(
        () -> new Lex(left, Lex.Order.STRICT, ImmutableList.of()),
        "a lexicographic order needs two lists of one length, not 2 and 0");
  }

  @Test
  void listsDifferIfOnePlaceDoes() {
    DifferentLists lists = new DifferentLists(ImmutableList.of(X, Y, Z, I));
    assertThat(lists.isSatisfiedBy(1, 2, 1, 2)).isFalse();
    assertThat(lists.isSatisfiedBy(1, 2, 1, 3)).isTrue();
    assertThat(lists.isSatisfiedBy(1, 2, 2, 1)).isTrue();
    assertThat(lists).hasToString("(x, y) ≠ (z, i)");
    refused(
        () -> new DifferentLists(ImmutableList.of(X, Y, Z)),
        "two lists of one length are needed, not 3 variables");
  }

  @Test
  void notAllAreEqualIfTwoDiffer() {
    NotAllEqual some = new NotAllEqual(ImmutableList.of(X, Y, Z));
    assertThat(some.isSatisfiedBy(2, 2, 2)).isFalse();
    assertThat(some.isSatisfiedBy(2, 2, 1)).isTrue();
    assertThat(some.isSatisfiedBy(1, 2, 3)).isTrue();
    assertThat(new NotAllEqual(ImmutableList.of(X)).isSatisfiedBy(1)).isFalse();
    assertThat(some).hasToString("notAllEqual[x, y, z]");
    refused(() -> new NotAllEqual(ImmutableList.of()), "not-all-equal needs at least one variable");
  }

  @Test
  void aCircuitIsOneRoundTripThroughAllPlaces() {
    Circuit circuit = new Circuit(ImmutableList.of(X, Y, Z));
    assertThat(circuit.isSatisfiedBy(1, 2, 0)).isTrue();
    assertThat(circuit.isSatisfiedBy(2, 0, 1)).isTrue();
    assertThat(circuit.isSatisfiedBy(1, 0, 2)).as("z stays").isFalse();
    assertThat(circuit.isSatisfiedBy(1, 1, 0)).as("never back").isFalse();
    assertThat(circuit.isSatisfiedBy(1, 2, 3)).as("no such place").isFalse();
    assertThat(circuit.isSatisfiedBy(1, -1, 0)).as("no such place").isFalse();
    assertThat(new Circuit(ImmutableList.of(X)).isSatisfiedBy(0)).isTrue();
    assertThat(circuit).hasToString("circuit[x, y, z]");

    Circuit some = new Circuit(ImmutableList.of(X, Y, Z), 1, Circuit.Stays.LEFT_OUT);
    assertThat(some.isSatisfiedBy(2, 1, 3)).isTrue();
    assertThat(some.isSatisfiedBy(2, 3, 1)).isTrue();
    assertThat(some.isSatisfiedBy(1, 2, 3)).as("nobody moves").isFalse();
    assertThat(some.isSatisfiedBy(2, 2, 3)).as("never back").isFalse();
    assertThat(some.isSatisfiedBy(4, 2, 3)).as("no such place").isFalse();
    assertThat(some).hasToString("subcircuit[x, y, z]");
  }

  @Test
  void aRunIsLimitedWhereverItIs() {
    ImmutableList<Variable> all = ImmutableList.of(X, Y, Z, I);
    LongestRun run = new LongestRun(all, ImmutableSet.of(0, 1), 2);
    assertThat(run.isSatisfiedBy(0, 1, 2, 0)).isTrue();
    assertThat(run.isSatisfiedBy(0, 1, 0, 2)).isFalse();
    assertThat(run.isSatisfiedBy(2, 0, 1, 0)).isFalse();
    assertThat(new LongestRun(all, ImmutableSet.of(0), 0).isSatisfiedBy(1, 2, 0, 1)).isFalse();
    assertThat(run).hasToString("run(x, y, z, i ∈ {0, 1}) ≤ 2");
    refused(
        () -> new LongestRun(ImmutableList.of(), ImmutableSet.of(0), 1),
        "a run needs at least one variable");
    refused(() -> new LongestRun(all, ImmutableSet.of(0), -1), "a run is not -1 long");
  }

  /** A path x – y – z – i; a value of 1 or 3 opens the edge behind, of 2 or 3 the edge before. */
  @Test
  void aNetworkIsConnectedByEdgesThatAreOpenAtBothEnds() {
    ImmutableList<Variable> all = ImmutableList.of(X, Y, Z, I);
    ImmutableList<ImmutableSet<Integer>> ports =
        ImmutableList.of(ImmutableSet.of(1, 3), ImmutableSet.of(2, 3));
    ImmutableIntArray path = ImmutableIntArray.of(0, 0, 1, 1, 1, 0, 2, 1, 2, 0, 3, 1);
    Connected network = new Connected(all, ports, path);
    assertThat(network.isSatisfiedBy(0, 0, 0, 0)).as("nothing is open").isTrue();
    assertThat(network.isSatisfiedBy(0, 3, 0, 0)).as("one takes part").isTrue();
    assertThat(network.isSatisfiedBy(0, 1, 3, 2)).isTrue();
    assertThat(network.isSatisfiedBy(1, 2, 0, 1)).as("two networks").isFalse();
    assertThat(network.isSatisfiedBy(0, 1, 1, 0)).as("open at one end").isFalse();
    assertThat(network).hasToString("connected(x, y, z, i)");
    refused(
        () -> new Connected(all, ports, ImmutableIntArray.of(0, 0, 4, 1)),
        "an edge leads to variable number 4 of 4");
    refused(
        () -> new Connected(all, ports, ImmutableIntArray.of(0, 2, 1, 1)),
        "an edge leads to port number 2 of 2");
    refused(
        () -> new Connected(all, ports, ImmutableIntArray.of(0, 1)),
        "the last edge of a network is not whole");
  }

  @Test
  void ofManyVariablesOnlySomeAreNamed() {
    Csp.Builder csp = Csp.builder("many");
    ImmutableList<Variable> many = csp.variables("x", 101, Domain.range(0, 1));
    assertThat(new CountBetween(many, ImmutableSet.of(1), 0, 7))
        .hasToString("#(x1, x2, …, x101 = 1) ≤ 7");
  }

  private static void refused(Runnable making, String sentence) {
    assertThatThrownBy(making::run)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence);
  }
}
