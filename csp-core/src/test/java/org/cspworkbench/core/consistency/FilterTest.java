package org.cspworkbench.core.consistency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableSortedSet;
import java.util.Arrays;
import java.util.List;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.testing.ValuesLeft;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The filters by name, each at work alone. */
final class FilterTest {

  @Test
  void everyFilterIsFoundByItsId() {
    assertThat(Arrays.stream(Filter.values()).map(Filter::id))
        .containsExactly(
            "node",
            "forward-checking",
            "ac1",
            "ac3",
            "ac4",
            "ac6",
            "ac2001",
            "ac3rm",
            "ac3bit",
            "ac3bit-rm",
            "sac1",
            "gac");
    for (Filter filter : Filter.values()) {
      assertThat(Filter.of(filter.id())).contains(filter);
      assertThat(filter.description()).as("%s", filter).endsWith(".").doesNotContain("\n");
      assertThat(filter.source()).as("%s", filter).matches(".*\\d{4}");
    }
    assertThat(Filter.of("ac5")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Filter.class)
  void onlyWhatHasRevisionsCountsThem(Filter filter) {
    Csp.Builder builder = Csp.builder("a chain with a given");
    List<Variable> x = builder.variables("x", 3, Domain.range(1, 3));
    Csp csp =
        builder
            .where("x1 is odd", v -> v[0] % 2 == 1, x.get(0))
            .where("x1 < x2", v -> v[0] < v[1], x.get(0), x.get(1))
            .where("x2 < x3", v -> v[0] < v[1], x.get(1), x.get(2))
            .where("x3 > 2", v -> v[0] > 2, x.get(2))
            .build();
    FilterResult filtered = FilterResult.of(filter, new Network(csp.structure()), csp, null);
    assertThat(filtered.isConsistent()).isTrue();
    assertThat(filtered.counters().checks()).isPositive();
    assertThat(filtered.counters().revisions() > 0)
        .isEqualTo(filter.counting() != Filter.Counting.PAIRS);
    assertThat(filtered.counters().fails()).isZero();
  }

  /** Two values that are given disagree; another constraint is all right. */
  @ParameterizedTest
  @EnumSource(value = Filter.class, mode = EnumSource.Mode.EXCLUDE, names = "NODE")
  void aContradictionIsOneFailAndNamesTheConstraint(Filter filter) {
    Csp.Builder builder = Csp.builder("two givens that disagree");
    Variable x = builder.variable("x", 3, 3);
    Variable y = builder.variable("y", 1, 1);
    Variable z = builder.variable("z", 1, 3);
    builder.notEqual(y, z).where("x < y", v -> v[0] < v[1], x, y).notEqual(x, z);
    Csp csp = builder.build();
    Network network = new Network(csp.structure());
    FilterResult filtered = FilterResult.of(filter, network, csp, null);
    assertThat(filtered.isConsistent()).isFalse();
    assertThat(filtered.counters().fails()).isEqualTo(1);
    Constraint cause = network.constraint(filtered.domains().failedArc());
    assertThat(cause).isEqualTo(csp.constraints().get(1));
  }

  /** All others start from domains on which it has been done. */
  @Test
  void nodeConsistencyRemovesWhatConstraintsOnOneVariableForbidAndNothingElse() {
    Csp.Builder builder = Csp.builder("constraints on one variable");
    Variable x = builder.variable("x", 1, 6);
    Variable y = builder.variable("y", 1, 6);
    Csp csp =
        builder
            .where("x is even", v -> v[0] % 2 == 0, x)
            .where("x < y", v -> v[0] < v[1], x, y)
            .where("y · y < 10", v -> v[0] * v[1] < 10, y, y)
            .build();
    Network network = new Network(csp.structure());
    FilterResult filtered = FilterResult.of(Filter.NODE, network, csp, null);
    assertThat(ValuesLeft.in(filtered.domains()))
        .containsExactly(ImmutableSortedSet.of(2, 4, 6), ImmutableSortedSet.of(1, 2, 3));
    assertThat(filtered.counters().checks()).isEqualTo(12);
    assertThat(filtered.counters().prunings()).isEqualTo(6);
    assertThat(network.constraint(filtered.domains().failedArc()))
        .isEqualTo(csp.constraints().get(2));
  }

  @Test
  void nodeConsistencyFindsThatNothingIsLeft() {
    Csp.Builder builder = Csp.builder("nothing left");
    Variable x = builder.variable("x", 1, 2);
    Csp csp = builder.where("x > 2", v -> v[0] > 2, x).build();
    Network network = new Network(csp.structure());
    for (Filter filter : Filter.values()) {
      FilterResult filtered = FilterResult.of(filter, network, csp, null);
      assertThat(filtered.isConsistent()).as("%s", filter).isFalse();
      assertThat(filtered.counters().fails()).as("%s", filter).isEqualTo(1);
    }
  }

  /** Two variables take two values from the third, which no pair of them shows. */
  @Test
  void gacFiltersAllDifferentAsAWhole() {
    Csp.Builder builder = Csp.builder("two values for two");
    Variable x = builder.variable("x", 1, 2);
    Variable y = builder.variable("y", 1, 2);
    Variable z = builder.variable("z", 1, 3);
    Csp csp = builder.allDifferent(List.of(x, y, z)).build();
    Network network = new Network(csp.structure(), Filter.GAC.allDifferent());
    assertThat(ValuesLeft.in(FilterResult.of(Filter.GAC, network, csp, null).domains()).get(2))
        .containsExactly(3);
    assertThat(ValuesLeft.in(FilterResult.of(Filter.AC3, network, csp, null).domains()).get(2))
        .containsExactly(1, 2, 3);
  }

  /** What is asked depends on the order of the queue, where it ends does not. */
  @ParameterizedTest
  @EnumSource(Filter.class)
  void whereThereIsAQueueItsOrderCanBeChosen(Filter filter) {
    Csp csp = RandomBinary.modelRb(3, 20, 10, 0.2, 0.6);
    Network network = new Network(csp.structure());
    FilterResult first = FilterResult.of(filter, network, csp, null);
    assertThat(first.isConsistent()).isTrue();
    for (QueueOrder order : QueueOrder.values()) {
      if (order == QueueOrder.FIRST_IN_FIRST_OUT || filter.hasQueue()) {
        FilterResult other = FilterResult.of(filter.with(order), network, csp, null);
        assertThat(other.domains().snapshot()).isEqualTo(first.domains().snapshot());
        assertThat(other.counters().revisions() == first.counters().revisions())
            .isEqualTo(order == QueueOrder.FIRST_IN_FIRST_OUT);
      } else {
        assertThatThrownBy(() -> filter.with(order))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessage(filter + " has no queue whose order could be chosen");
      }
    }
  }

  @Test
  void everyQueueOrderIsFoundByItsId() {
    for (QueueOrder order : QueueOrder.values()) {
      assertThat(QueueOrder.of(order.id())).contains(order);
    }
    assertThat(QueueOrder.of("random")).isEmpty();
  }
}
