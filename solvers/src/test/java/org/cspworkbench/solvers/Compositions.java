package org.cspworkbench.solvers;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.SplittableRandom;
import org.cspworkbench.core.search.IncompatibleParts.Incompatibility;
import org.cspworkbench.solvers.custom.CustomSolver;

/** Settings of the solver that is composed of parts, and which of them are defined. */
final class Compositions {

  static final Solver CUSTOM = new CustomSolver();

  private Compositions() {}

  /** {@code settings} with parameters as they are written: {@code order=mrv look-ahead=mac}. */
  static Settings with(Settings settings, String parts) {
    Settings changed = settings;
    for (String part : Splitter.on(' ').omitEmptyStrings().split(parts)) {
      int equals = part.indexOf('=');
      changed = changed.with(parameter(part.substring(0, equals)), part.substring(equals + 1));
    }
    return changed;
  }

  static Parameter.OneOf parameter(String name) {
    return choices().stream().filter(p -> p.name().equals(name)).findFirst().orElseThrow();
  }

  static ImmutableList<Parameter.OneOf> choices() {
    return CUSTOM.parameters().stream()
        .filter(Parameter.OneOf.class::isInstance)
        .map(Parameter.OneOf.class::cast)
        .collect(ImmutableList.toImmutableList());
  }

  /** Every parameter set to one of its choices, drawn from a seed. */
  static Settings drawn(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Settings settings = Settings.defaults().withSeed(seed);
    for (Parameter parameter : CUSTOM.parameters()) {
      if (parameter instanceof Parameter.OneOf oneOf) {
        int choice = random.nextInt(oneOf.choices().size());
        settings = settings.with(oneOf, oneOf.choices().get(choice).id());
      } else if (parameter instanceof Parameter.WholeNumber number) {
        settings = settings.with(number, 1 + random.nextInt(5));
      }
    }
    return settings;
  }

  /** What the settings say, to name a failure. */
  static String describe(Settings settings) {
    StringBuilder text = new StringBuilder("seed " + settings.seed());
    choices().forEach(p -> text.append(' ').append(p.name()).append('=').append(in(settings, p)));
    return text.toString();
  }

  private static String in(Settings settings, Parameter.OneOf parameter) {
    return settings.valueOf(parameter);
  }

  private static String in(Settings settings, String name) {
    return settings.valueOf(parameter(name));
  }

  /** Why the settings are not defined, by the rules of the literature; nothing if they are. */
  static Optional<Incompatibility> reasonAgainst(Settings settings) {
    String lookAhead = in(settings, "look-ahead");
    String filter = in(settings, "filter");
    boolean jumps = !in(settings, "look-back").equals("chronological");
    boolean learns = in(settings, "nogoods").equals("yes");
    if (!filter.equals("none") && reaches(filter) < needs(lookAhead)) {
      return Optional.of(Incompatibility.FILTER_WEAKER_THAN_LOOK_AHEAD);
    }
    if (needs(lookAhead) > goesUpTo(in(settings, "look-back"))) {
      return Optional.of(Incompatibility.LOOK_BACK_WITH_LOOK_AHEAD);
    }
    if (settings.wanted() > 1 && !in(settings, "restarts").equals("none") && !learns) {
      return Optional.of(Incompatibility.RESTARTS_WITH_SEVERAL_SOLUTIONS);
    }
    if (learns && in(settings, "branching").equals("d-way")) {
      return Optional.of(Incompatibility.NOGOODS_WITHOUT_BINARY_BRANCHING);
    }
    return learns && jumps ? Optional.of(Incompatibility.NOGOODS_WITH_LOOK_BACK) : Optional.empty();
  }

  /** The strongest look-ahead with which a look-back is defined, as in {@link #reaches}. */
  private static int goesUpTo(String lookBack) {
    return switch (lookBack) {
      case "gaschnig" -> 1;
      case "graph-based" -> 2;
      default -> 3;
    };
  }

  /** 1 for the past, 2 for one step ahead, 3 for every arc. */
  private static int reaches(String filter) {
    return filter.equals("forward-checking") ? 2 : 3;
  }

  private static int needs(String lookAhead) {
    return switch (lookAhead) {
      case "none" -> 1;
      case "forward-checking" -> 2;
      default -> 3;
    };
  }
}
