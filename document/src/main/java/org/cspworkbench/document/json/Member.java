package org.cspworkbench.document.json;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;

/**
 * A member of the objects that stand for values of one kind.
 *
 * @param name its name
 * @param codec how it is read and written
 * @param part returns what it holds of a value; empty if it is not written
 * @param usual what it holds where it is missing; empty if it must be there
 * @param <T> the kind of value
 * @param <F> the kind of the part
 */
public record Member<T, F>(
    String name, Codec<F> codec, Function<T, Optional<F>> part, Optional<F> usual) {

  /** Returns a member that every object has. */
  public static <T, F> Member<T, F> member(String name, Codec<F> codec, Function<T, F> part) {
    return new Member<>(name, codec, value -> Optional.of(part.apply(value)), Optional.empty());
  }

  /** Returns a member that is there if a value has the part. */
  public static <T, F> Member<T, Optional<F>> optional(
      String name, Codec<F> codec, Function<T, Optional<F>> part) {
    return new Member<>(
        name,
        codec.as(Optional::of, Optional::orElseThrow),
        value -> Optional.of(part.apply(value)).filter(Optional::isPresent),
        Optional.of(Optional.empty()));
  }

  /** Returns this member, which is not written, and not expected, where it is {@code value}. */
  public Member<T, F> or(F value) {
    return new Member<>(
        name,
        codec,
        whole -> part.apply(whole).filter(own -> !own.equals(value)),
        Optional.of(value));
  }

  /** Returns this member, whose value is {@code value} where it is missing or cannot be read. */
  public Member<T, F> forgiving(F value) {
    return new Member<>(name, codec.or(value), part, Optional.of(value));
  }

  void write(T value, JsonWriter json) throws IOException {
    Optional<F> own = part.apply(value);
    if (own.isPresent()) {
      json.name(name);
      codec.write(own.get(), json);
    }
  }
}
