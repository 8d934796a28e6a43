package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.Iterator;
import java.util.Optional;
import org.cspworkbench.presentation.input.Nearest;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Things that have an id, by their ids. A wrong id is answered with the nearest one and, unless
 * they are many, with all.
 *
 * @param <T> what they are
 */
abstract class ById<T> implements ITypeConverter<T>, Iterable<String> {

  private final String kind;

  /** {@code kind} is what people call one of them. */
  ById(String kind) {
    this.kind = kind;
  }

  /** The one of this id, if there is one. */
  abstract Optional<T> find(String id);

  /** All ids. */
  abstract ImmutableList<String> all();

  @Override
  public T convert(String id) {
    return find(id)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "there is no " + kind + " '" + id + "'" + Nearest.hint(id, all()) + others()));
  }

  /** What a message about a wrong id says of the others. */
  String others() {
    return "; there are " + String.join(", ", all());
  }

  /** All ids, for completion. */
  @Override
  public Iterator<String> iterator() {
    return all().iterator();
  }
}
