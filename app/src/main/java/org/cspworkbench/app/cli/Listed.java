package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A converter for a short list of objects with ids.
 *
 * @param <T> the type of the objects
 */
abstract class Listed<T> extends ById<T> {

  private final ImmutableList<T> things;
  private final Function<T, String> id;

  /** Creates a converter; {@code kind} is the noun for one object. */
  Listed(String kind, List<T> things, Function<T, String> id) {
    super(kind);
    this.things = ImmutableList.copyOf(things);
    this.id = id;
  }

  @Override
  Optional<T> find(String typed) {
    return things.stream().filter(thing -> id.apply(thing).equals(typed)).findFirst();
  }

  @Override
  ImmutableList<String> all() {
    return things.stream().map(id).collect(ImmutableList.toImmutableList());
  }
}
