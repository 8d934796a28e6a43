package org.cspworkbench.app.canvas;

import static org.junit.jupiter.api.Named.named;

import java.util.stream.Stream;
import org.cspworkbench.presentation.surface.Look;
import org.junit.jupiter.params.provider.Arguments;

/** All looks and scales, for parameterised tests. */
public final class LooksAndScales {

  /** For {@code @MethodSource}: every look. */
  public static final String ALL = "org.cspworkbench.app.canvas.LooksAndScales#all";

  /** For {@code @MethodSource}: every look at every scale. */
  public static final String AT_EVERY_SCALE =
      "org.cspworkbench.app.canvas.LooksAndScales#atEveryScale";

  private LooksAndScales() {}

  /** Returns the name of a look in file names. */
  public static String name(Look look) {
    return look.equals(Looks.light()) ? "light" : look.equals(Looks.dark()) ? "dark" : "projector";
  }

  public static Stream<Arguments> all() {
    return Stream.of(
        Arguments.of(named("light", Looks.light())),
        Arguments.of(named("dark", Looks.dark())),
        Arguments.of(named("projector", Looks.projector())));
  }

  public static Stream<Arguments> atEveryScale() {
    return all()
        .flatMap(
            look ->
                Stream.of(1.0, 1.25, 1.5, 2.0).map(scale -> Arguments.of(look.get()[0], scale)));
  }
}
