package org.cspworkbench.presentation.surface;

/** A font, independent of its size. */
public enum Face {
  /** A proportional font. */
  REGULAR,
  /** The bold proportional font. */
  BOLD,
  /** A monospaced font. */
  MONO,
  /** The bold monospaced font. */
  MONO_BOLD
}
