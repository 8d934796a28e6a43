package org.cspworkbench.presentation.paint;

/** The level of detail of candidates, which depends on the available space. */
enum CandidateDetail {
  /** Each candidate is written. */
  LETTERS,
  /** Each candidate is a dot in its place. */
  DOTS,
  /** A tone represents the number of candidates. */
  TONE
}
