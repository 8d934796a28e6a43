package org.cspworkbench.flatzinc;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Models of one constraint have the same solutions here, with the library for MiniZinc, as by
 * Gecode, for which MiniZinc decomposes them. The number of models of each constraint can be set
 * ({@code -Dmodels=300}), and the seed of the first one ({@code -Dturn=…}).
 */
@Tag("slow")
final class AgainstGecodeTest {

  private static final int MODELS = Integer.getInteger("models", 5);
  private static final int TOGETHER = 25; // models that are compiled at once
  private static final int FIRST = Integer.getInteger("turn", 0) * MODELS;

  @TempDir private Path folder;

  @BeforeAll
  static void assumeInstalled() {
    MiniZincTool.assumeInstalled();
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  void theSolutionsAreThoseOfGecode(DrawnModel kind) throws Exception {
    for (int seed = FIRST; seed < FIRST + MODELS; seed += TOGETHER) {
      compare(kind, seed, Math.min(TOGETHER, FIRST + MODELS - seed));
    }
  }

  private void compare(DrawnModel kind, int first, int count) throws Exception {
    ImmutableList<String> models =
        IntStream.range(first, first + count)
            .mapToObj(kind::drawn)
            .collect(ImmutableList.toImmutableList());
    ImmutableList<String> ours = MiniZincTool.compiledForOurs(folder, models);
    ImmutableList<String> gecode = MiniZincTool.compiledForGecode(folder, models);
    for (int k = 0; k < count; k++) {
      assertThat(MiniZincTool.byOurs(MiniZincTool.read(ours.get(k))))
          .as("seed %d:%n%s", first + k, models.get(k))
          .isEqualTo(MiniZincTool.byGecode(folder, gecode.get(k)));
    }
  }
}
