package org.cspworkbench.presentation.surface;

/** A font, of any size. */
public enum Face {
  /** Letters of different widths. */
  REGULAR,
  /** The same, bold. */
  BOLD,
  /** Letters and digits of one width. */
  MONO,
  /** The same, bold. */
  MONO_BOLD
}
