package org.cspworkbench.presentation.browser;

/** What a reader has chosen in the settings of the system, reported to pages as media features. */
public enum Preference {
  /** Light text on a dark ground: {@code prefers-color-scheme}. */
  DARK,
  /** No movement that is not necessary: {@code prefers-reduced-motion}. */
  REDUCED_MOTION,
  /** Few colours with a high contrast, chosen by the reader: {@code forced-colors}. */
  FORCED_COLOURS
}
