package org.cspworkbench.core.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.testing.BruteForce;
import org.cspworkbench.core.testing.DrawnSearch;
import org.junit.jupiter.api.Test;

/** Two boxes have one relation wherever they do not overlap, and none where they do. */
public final class BoxOrderTest {

  /** Draws two boxes and the relation, which may also have values that stand for none. */
  public static BoxOrder boxes(Csp.Builder csp, RandomStream random) {
    ImmutableList.Builder<Variable> scope = ImmutableList.builder();
    for (int k = 0; k < 4; k++) {
      int first = random.nextInt(4) - 2;
      scope.add(csp.variable("o" + k, first, first + random.nextInt(5)));
    }
    int first = random.nextInt(3) - 1;
    scope.add(csp.variable("relation", first, first + 1 + random.nextInt(4)));
    return new BoxOrder(
        scope.build(),
        ImmutableIntArray.copyOf(IntStream.range(0, 4).map(k -> 1 + random.nextInt(4))));
  }

  @Test
  void aSearchFindsExactlyThePlacements() {
    int found = 0;
    for (long seed = 0; seed < 300; seed++) {
      RandomStream random = new RandomStream(seed);
      Csp.Builder builder = Csp.builder("boxes of seed " + seed);
      Csp csp = builder.post(boxes(builder, random)).build();
      Set<List<Integer>> solutions = DrawnSearch.solutions(csp, random);
      assertThat(solutions).as("seed %d", seed).isEqualTo(Set.copyOf(BruteForce.solutions(csp)));
      found += solutions.size();
    }
    assertThat(found).isGreaterThan(1_000);
  }

  @Test
  void everyPlacementWithoutOverlapHasOneRelation() {
    Csp.Builder csp = Csp.builder("two boxes");
    ImmutableList<Variable> origins = csp.variables("o", 4, Domain.range(0, 5));
    Variable relation = csp.variable("relation", 0, 3);
    ImmutableIntArray sizes = ImmutableIntArray.of(2, 3, 4, 1);
    BoxOrder order =
        new BoxOrder(
            ImmutableList.<Variable>builder().addAll(origins).add(relation).build(), sizes);
    DisjointBoxes boxes =
        new DisjointBoxes(origins, ImmutableIntArray.of(2, 3), ImmutableIntArray.of(4, 1));
    for (int code = 0; code < 6 * 6 * 6 * 6; code++) {
      int[] at = {code % 6, code / 6 % 6, code / 36 % 6, code / 216};
      long relations =
          IntStream.range(-1, 5)
              .filter(r -> order.isSatisfiedBy(at[0], at[1], at[2], at[3], r))
              .count();
      assertThat(relations).as("placement %d", code).isEqualTo(boxes.isSatisfiedBy(at) ? 1 : 0);
    }
  }
}
