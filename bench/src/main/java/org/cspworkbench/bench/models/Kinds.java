package org.cspworkbench.bench.models;

import com.google.common.collect.ImmutableMap;
import org.cspworkbench.xcsp3.models.InstanceText;

/** Kinds of problems, with instances of several sizes each. */
final class Kinds {

  private final ImmutableMap.Builder<String, String> texts = ImmutableMap.builder();

  /** Adds a kind with its instances, the easiest first: they are named {@code KIND-1} and so on. */
  void add(String kind, InstanceText... sizes) {
    for (int i = 0; i < sizes.length; i++) {
      texts.put(kind + "-" + (i + 1), sizes[i].text());
    }
  }

  /** Returns the text of every instance by its name. */
  ImmutableMap<String, String> texts() {
    return texts.buildOrThrow();
  }
}
