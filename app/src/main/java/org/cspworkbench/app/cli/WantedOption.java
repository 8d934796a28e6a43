package org.cspworkbench.app.cli;

import org.cspworkbench.solvers.Parameter;
import picocli.CommandLine.Mixin;

/** The options for the number of solutions. */
final class WantedOption {

  private static final Parameter.WholeNumber COUNT =
      new Parameter.WholeNumber(
          "count", "Search for N solutions of each problem instead of one.", 1, Long.MAX_VALUE, 1);
  private static final Parameter.Truth ALL =
      new Parameter.Truth("all", "Search for all solutions of each problem.");

  @Mixin private FormOptions form = new FormOptions().withOptional(COUNT, "").with(ALL);

  boolean isForAll() {
    return form.holds(ALL);
  }

  /** Returns the number; {@link Long#MAX_VALUE} for all. */
  long value(Usage usage) {
    usage.check(!form.has(COUNT) || !isForAll(), "expected either --count or --all, found both");
    return isForAll() ? Long.MAX_VALUE : form.number(COUNT);
  }
}
