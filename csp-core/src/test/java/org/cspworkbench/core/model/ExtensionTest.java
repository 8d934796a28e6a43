package org.cspworkbench.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Extension.Polarity;
import org.cspworkbench.core.random.RandomStream;
import org.junit.jupiter.api.Test;

/** A table of any width says what its list says. */
final class ExtensionTest {

  private static final ImmutableList<Variable> SCOPE =
      IntStream.range(0, 5)
          .mapToObj(i -> new Variable(i, "x" + i, Domain.range(-3, 3)))
          .collect(ImmutableList.toImmutableList());

  @Test
  void exactlyTheListedTuplesAreAllowedOrForbidden() {
    RandomStream random = new RandomStream(5);
    for (int arity = 1; arity <= SCOPE.size(); arity++) {
      int[][] tuples = new int[20][];
      Set<List<Integer>> listed = new HashSet<>();
      for (int t = 0; t < tuples.length; t++) {
        tuples[t] = IntStream.range(0, arity).map(k -> random.nextInt(4) - 2).toArray();
        listed.add(Arrays.stream(tuples[t]).boxed().toList());
      }
      Extension allowing = Extension.allowing(SCOPE.subList(0, arity), tuples);
      Extension forbidding = Extension.forbidding(SCOPE.subList(0, arity), tuples);
      assertThat(allowing.size()).isEqualTo(listed.size());
      for (int t = 0; t < 500; t++) {
        int[] tuple = IntStream.range(0, arity).map(k -> random.nextInt(5) - 2).toArray();
        boolean isListed = listed.contains(Arrays.stream(tuple).boxed().toList());
        assertThat(allowing.isSatisfiedBy(tuple)).isEqualTo(isListed);
        assertThat(forbidding.isSatisfiedBy(tuple)).isNotEqualTo(isListed);
      }
    }
  }

  @Test
  void theListIsFlatInOrderAndWithoutRepetitions() {
    Extension table =
        Extension.allowing(
            SCOPE.subList(0, 2), new int[] {2, 1}, new int[] {-1, 3}, new int[] {2, 1});
    assertThat(table.tuples().values()).isEqualTo(ImmutableIntArray.of(-1, 3, 2, 1));
    assertThat(table.size()).isEqualTo(2);
    assertThat(table.value(1, 0)).isEqualTo(2);
    assertThat(table)
        .isEqualTo(
            new Extension(
                SCOPE.subList(0, 2),
                Polarity.SUPPORTS,
                new TupleList(2, ImmutableIntArray.of(-1, 3, 2, 1))));
  }

  @Test
  void anEmptyListAllowsNothingOrForbidsNothing() {
    assertThat(Extension.allowing(SCOPE).isSatisfiedBy(0, 0, 0, 0, 0)).isFalse();
    assertThat(Extension.forbidding(SCOPE).isSatisfiedBy(0, 0, 0, 0, 0)).isTrue();
  }

  @Test
  void tablesReadAsPeopleWriteThem() {
    assertThat(Extension.allowing(SCOPE.subList(0, 2), new int[] {1, 2}))
        .hasToString("(x0, x1) ∈ 1 pairs");
    assertThat(Extension.forbidding(SCOPE.subList(0, 3))).hasToString("(x0, x1, x2) ∉ 0 tuples");
  }

  @Test
  void aListThatDoesNotFitIsRefused() {
    refused(() -> Extension.allowing(List.of()), "a table needs at least one variable");
    refused(
        () -> Extension.allowing(SCOPE.subList(0, 2), new int[] {1, 2, 3}),
        "expected 2 values in a tuple for [x0, x1], found 3");
    refused(
        () -> new TupleList(2, ImmutableIntArray.of(1, 2, 3)),
        "the last tuple of a table is not whole");
    refused(
        () -> new TupleList(1, ImmutableIntArray.of(1, 1)),
        "the tuples of a table stand in lexicographic order, each once");
  }

  @Test
  void otherVariablesShareTheList() {
    Extension table = Extension.allowing(SCOPE.subList(0, 2), new int[] {1, 2});
    Extension other = table.over(SCOPE.subList(1, 3));
    assertThat(other.tuples()).isSameAs(table.tuples());
    assertThat(other).hasToString("(x1, x2) ∈ 1 pairs");
    refused(
        () -> table.over(SCOPE.subList(0, 1)), "expected 1 values in a tuple for [x0], found 2");
  }

  private static void refused(Runnable making, String sentence) {
    assertThatThrownBy(making::run)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence);
  }
}
