package org.cspworkbench.document.json;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Function;
import org.cspworkbench.document.UnreadableException;

/**
 * The members of the objects that stand for values of one kind. Each is stated once: when an object
 * is read, it is what the object has there; when a value is written, it is written in its turn, and
 * is that part of the value.
 *
 * @param <T> the kind of value
 */
public sealed interface Members<T> {

  /**
   * Returns a member that is there if a value has the part.
   *
   * @param codec how it is read and written
   * @param part returns the part of a value
   * @throws UnreadableException if it cannot be read
   */
  <F> Optional<F> find(String name, Codec<F> codec, Function<T, Optional<F>> part)
      throws UnreadableException;

  /**
   * Returns a member that every object has.
   *
   * @throws UnreadableException if it is missing or cannot be read
   */
  default <F> F get(String name, Codec<F> codec, Function<T, F> part) throws UnreadableException {
    return find(name, codec, part.andThen(Optional::of)).orElseThrow(() -> missing(name));
  }

  /**
   * Returns a member that is not written, and not expected, where it is {@code usual}.
   *
   * @throws UnreadableException if it cannot be read
   */
  default <F> F get(String name, Codec<F> codec, Function<T, F> part, F usual)
      throws UnreadableException {
    return find(name, codec, value -> Optional.of(part.apply(value)).filter(f -> !f.equals(usual)))
        .orElse(usual);
  }

  /** Returns a member that is {@code usual} where it is missing or cannot be read. */
  default <F> F getOr(F usual, String name, Codec<F> codec, Function<T, F> part)
      throws UnreadableException {
    return find(name, codec.or(usual), part.andThen(Optional::of)).orElse(usual);
  }

  /** Returns the fault of an object that has no member of this name. */
  static UnreadableException missing(String name) {
    return new UnreadableException("expected a member \"" + name + "\" in this object");
  }

  /**
   * The members of an object that is read.
   *
   * @param fields the object
   * @param <T> the kind of value
   */
  record Read<T>(Fields fields) implements Members<T> {
    @Override
    public <F> Optional<F> find(String name, Codec<F> codec, Function<T, Optional<F>> part)
        throws UnreadableException {
      return fields.find(name, codec);
    }
  }

  /**
   * The members of an object that is written.
   *
   * @param value what is written
   * @param json where it is written
   * @param <T> the kind of value
   */
  record Written<T>(T value, JsonWriter json) implements Members<T> {
    @Override
    public <F> Optional<F> find(String name, Codec<F> codec, Function<T, Optional<F>> part) {
      Optional<F> own = part.apply(value);
      try {
        if (own.isPresent()) {
          json.name(name);
          codec.write(own.get(), json);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return own;
    }
  }
}
