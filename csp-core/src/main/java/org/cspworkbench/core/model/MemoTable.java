package org.cspworkbench.core.model;

import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;

/**
 * Results that other classes compute from one immutable object, each computed once. The object
 * itself holds the table, so the results are kept exactly as long as the object. Several threads
 * may use it.
 */
public final class MemoTable {

  private final ConcurrentMap<Object, Object> results = new ConcurrentHashMap<>();

  /** Creates an empty table. */
  public MemoTable() {}

  /**
   * Returns what {@code maker} computes from {@code owner}. Threads that ask at the same time may
   * each compute it, but all get the same result.
   *
   * @param key names the result, such as the class of it; a key always comes with the same maker
   */
  @SuppressWarnings("unchecked") // the maker of a key always returns the same type
  public <O, T> T get(Object key, O owner, Function<? super O, T> maker) {
    Object known = results.get(key);
    if (known == null) {
      T made = maker.apply(owner); // may itself use the table, which computeIfAbsent forbids
      Object earlier = results.putIfAbsent(key, made);
      known = earlier == null ? made : earlier;
    }
    return (T) known;
  }

  /** Returns the result of {@code key} if it is one of {@code type} and has been computed. */
  public <T> Optional<T> find(Object key, Class<T> type) {
    return Optional.ofNullable(results.get(key)).filter(type::isInstance).map(type::cast);
  }
}
