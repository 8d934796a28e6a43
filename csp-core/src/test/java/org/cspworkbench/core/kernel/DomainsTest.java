package org.cspworkbench.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Domains are sets that can be set back, whatever the number of words that they take. */
final class DomainsTest {

  /** Against plain bit sets, copied at each mark; sizes on both sides of every border of a word. */
  @ParameterizedTest(name = "domains of up to {0} values")
  @ValueSource(ints = {1, 2, 63, 64, 65, 128, 130, 200})
  void anySequenceOfChangesAndUndosLeavesWhatAPlainSetWouldHold(int size) {
    for (long seed = 0; seed < 30; seed++) {
      new Replay(seed, size, Network.DEFAULT_NARROW).run();
    }
  }

  /** The same where some or all of them are intervals. */
  @ParameterizedTest(name = "domains of up to {0} values")
  @ValueSource(ints = {2, 63, 64, 65, 128, 200, 2000})
  void anIntervalWithHolesIsASetToo(int size) {
    for (long seed = 0; seed < 30; seed++) {
      new Replay(seed, size, 1).run();
      new Replay(seed, size, size / 2).run();
    }
  }

  /** A domain that has no hole takes no memory for its values. */
  @Test
  void aThousandIntervalsOfAMillionValuesAreAThousandWords() {
    Domains domains = domains(variables(1_000, 1_000_000));
    for (int x = 0; x < 1_000; x++) {
      assertThat(domains.removeUpTo(x, 300_000, 0)).isTrue();
      assertThat(domains.removeBehind(x, 600_000, 0)).isTrue();
      assertThat(domains.size(x)).isEqualTo(300_000);
    }
    assertThat(domains.trail().words().length).isLessThan(3_000);
  }

  /** The first hole may come at any level. */
  @Test
  void aHoleOfADeepLevelIsUndoneWithIt() {
    Domains domains = domains(variables(2, 5_000));
    for (int level = 0; level < 300; level++) {
      domains.mark();
    }
    domains.remove(0, 77, 0);
    domains.undo(10);
    assertThat(domains.contains(0, 77)).isTrue();
    domains.remove(0, 78, 0);
    domains.undo(290);
    assertThat(domains.size(0)).isEqualTo(5_000);
    assertThat(domains.contains(0, 78)).isTrue();
  }

  @Test
  void undoingALevelOpensTheVariablesAssignedOnIt() {
    Csp csp = variables(130, 3);
    Domains domains = domains(csp);
    Assignment assignment = new Assignment(domains);
    assignment.decide(0, 2);
    domains.mark();
    assignment.decide(64, 1);
    domains.mark();
    assignment.decide(129, 0);
    assertThat(assignment.nextOpen(0)).isEqualTo(1);
    assertThat(assignment.nextOpen(64)).isEqualTo(65);
    assertThat(assignment.nextOpen(129)).isEqualTo(Network.NONE);
    assertThat(assignment.value(129)).isEqualTo(0);
    domains.undo();
    assertThat(assignment.isAssigned(129)).isFalse();
    assertThat(domains.size(129)).isEqualTo(3);
    assertThat(assignment.isAssigned(64)).isTrue();
    domains.undo();
    assertThat(assignment.isAssigned(64)).isFalse();
    assertThat(assignment.isAssigned(0)).as("decided before the first mark").isTrue();
    assertThat(assignment.value(0)).isEqualTo(2);
  }

  @Test
  void onlyPruningsAreCountedAsPrunings() {
    Domains domains = domains(variables(2, 5));
    domains.assign(0, 3);
    domains.refute(1, 4);
    assertThat(domains.counters().prunings).isZero();
    domains.remove(1, 0, 0);
    domains.remove(1, 2, 0);
    assertThat(domains.counters().prunings).isEqualTo(2);
    assertThat(domains.size(1)).isEqualTo(2);
  }

  @Test
  void theProblemMustBeOneOfTheNetworksStructure() {
    Network network = new Network(variables(2, 2).structure());
    Csp other = variables(2, 2);
    assertThatThrownBy(() -> new Domains(network, other, new Counters(), null))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("2 variables is not of the structure of this network");
  }

  private static Csp variables(int n, int size) {
    Csp.Builder csp = Csp.builder(n + " variables");
    csp.variables("x", n, Domain.range(0, size - 1));
    return csp.build();
  }

  private static Domains domains(Csp csp) {
    return new Domains(new Network(csp.structure()), csp, new Counters(), null);
  }

  /** Random changes, made to domains and to plain sets alike. */
  private static final class Replay {
    private final RandomStream random;
    private final String seed;
    private final List<Integer> sizes = new ArrayList<>();
    private final Domains domains;
    private final Deque<List<BitSet>> levels = new ArrayDeque<>();
    private List<BitSet> sets = new ArrayList<>();

    Replay(long seed, int size, int mostNarrow) {
      this.random = new RandomStream(seed);
      this.seed = "seed " + seed;
      Csp.Builder csp = Csp.builder("sets");
      for (int x = 0; x < 3; x++) {
        int itsSize = x == 0 ? size : 1 + random.nextInt(size);
        Variable variable = csp.variable("x" + x, 0, itsSize - 1);
        sizes.add(variable.domain().size());
        BitSet set = new BitSet();
        set.set(0, itsSize);
        sets.add(set);
      }
      Csp problem = csp.build();
      Network network =
          new Network(
              problem.structure(),
              AllDifferentFiltering.PAIRWISE,
              Network.DEFAULT_TABLE_BYTES,
              mostNarrow);
      domains = new Domains(network, problem, new Counters(), null);
    }

    void run() {
      compare();
      for (int step = 0; step < 300; step++) {
        change(random.nextInt(3));
        compare();
      }
    }

    private void change(int x) {
      BitSet set = sets.get(x);
      int i = set.nextSetBit(random.nextInt(sizes.get(x)));
      switch (random.nextInt(8)) {
        case 0 -> {
          domains.mark();
          levels.push(sets);
          sets = new ArrayList<>(sets.stream().map(s -> (BitSet) s.clone()).toList());
        }
        case 1 -> {
          if (!levels.isEmpty()) {
            int undone = 1 + random.nextInt(Math.min(3, levels.size()));
            domains.undo(undone);
            for (int level = 0; level < undone; level++) {
              sets = levels.pop();
            }
          }
        }
        case 2 -> {
          if (i >= 0 && random.nextInt(3) == 0) {
            domains.assign(x, i);
            set.clear();
            set.set(i);
          }
        }
        case 3 -> {
          if (i >= 0) {
            domains.refute(x, i);
            set.clear(i);
          }
        }
        case 4 -> cutOff(x, random.nextInt(sizes.get(x)), set);
        default -> {
          if (i >= 0) {
            domains.remove(x, i, 0);
            set.clear(i);
          }
        }
      }
    }

    private void cutOff(int x, int i, BitSet set) {
      boolean isWide = domains.network().isWide(x);
      boolean keepsLower = random.nextInt(2) == 0;
      BitSet left = (BitSet) set.clone();
      left.clear(keepsLower ? i + 1 : 0, keepsLower ? Math.max(i + 1, sizes.get(x)) : i + 1);
      if (isWide && random.nextInt(2) == 0) {
        assertThat(keepsLower ? domains.removeBehind(x, i, 0) : domains.removeUpTo(x, i, 0))
            .as(seed)
            .isEqualTo(!left.equals(set));
      } else if (keepsLower) {
        domains.keepUpTo(x, i);
      } else {
        domains.keepBehind(x, i);
      }
      sets.set(x, left);
    }

    private void compare() {
      for (int x = 0; x < 3; x++) {
        BitSet set = sets.get(x);
        assertThat(values(x)).as(seed).isEqualTo(set);
        assertThat(domains.size(x)).as(seed).isEqualTo(set.cardinality());
        assertThat(domains.isEmpty(x)).as(seed).isEqualTo(set.isEmpty());
        assertThat(domains.isSingle(x)).as(seed).isEqualTo(set.cardinality() == 1);
        assertThat(domains.first(x)).as(seed).isEqualTo(set.nextSetBit(0));
        assertThat(domains.last(x)).as(seed).isEqualTo(set.length() - 1);
        int from = random.nextInt(sizes.get(x));
        assertThat(domains.next(x, from)).as(seed).isEqualTo(set.nextSetBit(from + 1));
        assertThat(domains.contains(x, from)).as(seed).isEqualTo(set.get(from));
        int word = from / Long.SIZE;
        long[] words = BitSet.valueOf(set.toLongArray()).toLongArray();
        assertThat(domains.word(x, word)).as(seed).isEqualTo(word < words.length ? words[word] : 0);
      }
    }

    private BitSet values(int x) {
      BitSet values = new BitSet();
      for (int i = domains.first(x); i != Network.NONE; i = domains.next(x, i)) {
        values.set(i);
      }
      return values;
    }
  }
}
