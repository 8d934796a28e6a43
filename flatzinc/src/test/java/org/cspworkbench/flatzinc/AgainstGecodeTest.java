package org.cspworkbench.flatzinc;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.cspworkbench.document.UnreadableException;
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
  private static final int FIRST = Integer.getInteger("turn", 0) * MODELS;

  @TempDir private Path folder;

  @BeforeAll
  static void assumeInstalled() {
    MiniZincTool.assumeInstalled();
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  void theSolutionsAreThoseOfGecode(DrawnModel kind) throws Exception {
    for (int seed = FIRST; seed < FIRST + MODELS; seed++) {
      String model = kind.drawn(seed);
      try {
        assertThat(MiniZincTool.byOurs(folder, model))
            .as("seed %d:%n%s", seed, model)
            .isEqualTo(MiniZincTool.byGecode(folder, model));
      } catch (UnreadableException e) {
        throw new AssertionError("seed " + seed + ": " + e.sentence() + "\n" + model, e);
      }
    }
  }
}
