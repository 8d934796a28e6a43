package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.Iterator;
import java.util.Optional;
import org.cspworkbench.document.Nearest;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A converter from ids to objects. The message about an unknown id suggests the most similar one
 * and, unless there are many, lists all.
 *
 * @param <T> the type of the objects
 */
abstract class ById<T> implements ITypeConverter<T>, Iterable<String> {

  private final String kind;

  /** Creates a converter; {@code kind} is the noun for one object. */
  ById(String kind) {
    this.kind = kind;
  }

  /** Returns the object with this id, if there is one. */
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

  /** Returns the part of the message that lists all ids. */
  String others() {
    return "; there are " + String.join(", ", all());
  }

  /** Returns all ids, for completion. */
  @Override
  public Iterator<String> iterator() {
    return all().iterator();
  }
}
