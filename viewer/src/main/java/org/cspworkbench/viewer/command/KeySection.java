package org.cspworkbench.viewer.command;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;

/**
 * A section of the list of keys.
 *
 * @param heading the displayed heading
 * @param typed displayed names of keys that a page handles itself, with their effects
 * @param scopes the scopes whose commands are listed
 */
public record KeySection(
    String heading, ImmutableMap<String, String> typed, ImmutableSet<KeyScope> scopes) {

  /** Returns the section of these scopes. */
  public static KeySection of(String heading, KeyScope... scopes) {
    return new KeySection(heading, ImmutableMap.of(), ImmutableSet.copyOf(scopes));
  }
}
