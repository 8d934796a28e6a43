package org.cspworkbench.presentation.paint;

/** How much is drawn of the candidates of a variable: less where there is less room. */
enum CandidateDetail {
  /** Each in letters. */
  LETTERS,
  /** Each as a dot in its place. */
  DOTS,
  /** A tone that stands for their number. */
  TONE
}
