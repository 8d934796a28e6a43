package org.cspworkbench.solvers.custom;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Settings;

/**
 * All parts of one kind by their names, which are the choices of one parameter.
 *
 * @param parameter the parameter; the first part is its default
 * @param byId the parts
 * @param random the names of those that draw random numbers
 */
record NamedParts<P>(
    Parameter.OneOf parameter, ImmutableMap<String, P> byId, ImmutableSet<String> random) {

  /** Starts to name the parts of a kind. */
  static <P> Builder<P> of(String name, String description) {
    return new Builder<>(name, description);
  }

  /** Returns the part that {@code settings} choose. */
  P in(Settings settings) {
    return requireNonNull(byId.get(settings.valueOf(parameter)), parameter.name());
  }

  /** Returns whether the part that {@code settings} choose draws random numbers. */
  boolean isRandomIn(Settings settings) {
    return random.contains(settings.valueOf(parameter));
  }

  /** Collects parts. */
  static final class Builder<P> {
    private final String name;
    private final String description;
    private final ImmutableList.Builder<Parameter.Choice> choices = ImmutableList.builder();
    private final ImmutableMap.Builder<String, P> byId = ImmutableMap.builder();
    private final ImmutableSet.Builder<String> random = ImmutableSet.builder();

    private Builder(String name, String description) {
      this.name = name;
      this.description = description;
    }

    /** Adds a part. */
    Builder<P> part(String id, String partDescription, P part) {
      choices.add(new Parameter.Choice(id, partDescription));
      byId.put(id, part);
      return this;
    }

    /** Adds a part that draws random numbers. */
    Builder<P> randomPart(String id, String partDescription, P part) {
      random.add(id);
      return part(id, partDescription, part);
    }

    /** Returns the parts, of which the first is the default. */
    NamedParts<P> build() {
      ImmutableList<Parameter.Choice> all = choices.build();
      return new NamedParts<>(
          new Parameter.OneOf(name, description, all, all.get(0).id()),
          byId.buildOrThrow(),
          random.build());
    }
  }
}
