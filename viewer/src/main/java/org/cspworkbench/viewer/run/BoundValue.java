package org.cspworkbench.viewer.run;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value that was made for something at hand, as a tree for a run. It is there as long as that is
 * at hand: once something else is, the value is gone at once, so that no view can show it for what
 * it was not made for.
 *
 * <p>Used by one thread.
 *
 * @param <K> what it is made for; compared by identity
 * @param <T> the value
 */
public final class BoundValue<K, T> {

  private final Supplier<Optional<K>> current;
  private @Nullable K key;
  private @Nullable T value;

  /**
   * Creates a place for a value.
   *
   * @param current what is at hand, if anything is
   */
  public BoundValue(Supplier<Optional<K>> current) {
    this.current = current;
  }

  /** Sets the value, which was made for {@code newKey}. */
  public void set(K newKey, T newValue) {
    key = newKey;
    value = newValue;
  }

  /** Forgets the value. */
  public void clear() {
    key = null;
    value = null;
  }

  /** The value, if it was made for what is at hand. */
  public Optional<T> get() {
    return Optional.ofNullable(value).filter(made -> isCurrent());
  }

  private boolean isCurrent() {
    return current.get().filter(now -> now == key).isPresent();
  }
}
