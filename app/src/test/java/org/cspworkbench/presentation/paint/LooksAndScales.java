package org.cspworkbench.presentation.paint;

import static org.junit.jupiter.api.Named.named;

import java.util.stream.Stream;
import org.cspworkbench.app.canvas.Looks;
import org.junit.jupiter.params.provider.Arguments;

/** All looks and scales, for parameterised tests. */
final class LooksAndScales {

  /** For {@code @MethodSource}: every look. */
  static final String ALL = "org.cspworkbench.presentation.paint.LooksAndScales#all";

  /** For {@code @MethodSource}: every look at every scale. */
  static final String AT_EVERY_SCALE =
      "org.cspworkbench.presentation.paint.LooksAndScales#atEveryScale";

  private LooksAndScales() {}

  /** Returns the name of a look in file names. */
  static String name(Look look) {
    return look.equals(Looks.light()) ? "light" : look.equals(Looks.dark()) ? "dark" : "projector";
  }

  static Stream<Arguments> all() {
    return Stream.of(
        Arguments.of(named("light", Looks.light())),
        Arguments.of(named("dark", Looks.dark())),
        Arguments.of(named("projector", Looks.projector())));
  }

  static Stream<Arguments> atEveryScale() {
    return all()
        .flatMap(
            look ->
                Stream.of(1.0, 1.25, 1.5, 2.0).map(scale -> Arguments.of(look.get()[0], scale)));
  }
}
