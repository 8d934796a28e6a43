package org.cspworkbench.presentation.paint.cell;

/** The level of detail of candidates, which depends on the available space. */
public enum CandidateDetail {
  /** Each candidate is written. */
  LETTERS,
  /** Each candidate is a dot in its place. */
  DOTS,
  /** A tone represents the number of candidates. */
  TONE
}
