package org.cspworkbench.bench.models;

import com.google.common.collect.ImmutableMap;

/** The instances of kinds that other programs once solved and this one did not. */
public final class LostInstances {

  private LostInstances() {}

  /** Returns the text of every instance by its name. */
  public static ImmutableMap<String, String> texts() {
    return new Kinds().texts();
  }
}
