package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.Iterator;
import java.util.Optional;
import org.cspworkbench.presentation.input.Nearest;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Converts the ids of objects. The message for an unknown id suggests the nearest one and, unless
 * there are many, lists all.
 *
 * @param <T> what they are
 */
abstract class ById<T> implements ITypeConverter<T>, Iterable<String> {

  private final String kind;

  /** Creates a converter; {@code kind} is the noun for messages. */
  ById(String kind) {
    this.kind = kind;
  }

  /** Returns the one of this id, if there is one. */
  abstract Optional<T> find(String id);

  /** Returns all ids. */
  abstract ImmutableList<String> all();

  @Override
  public T convert(String id) {
    return find(id)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "there is no " + kind + " '" + id + "'" + Nearest.hint(id, all()) + others()));
  }

  /** Returns the part of the message that lists the other ids. */
  String others() {
    return "; there are " + String.join(", ", all());
  }

  /** Returns all ids, for completion. */
  @Override
  public Iterator<String> iterator() {
    return all().iterator();
  }
}
