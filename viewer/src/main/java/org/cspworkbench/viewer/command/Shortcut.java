package org.cspworkbench.viewer.command;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;

/**
 * The keys of a command.
 *
 * @param scope the scope in which they apply
 * @param keyNames the keys as named by Swing; the first one is displayed
 */
@Immutable
public record Shortcut(KeyScope scope, ImmutableList<String> keyNames) {

  /** Returns the keys with these names, which apply in {@code scope}. */
  public static Shortcut of(KeyScope scope, String... keyNames) {
    return new Shortcut(scope, ImmutableList.copyOf(keyNames));
  }
}
