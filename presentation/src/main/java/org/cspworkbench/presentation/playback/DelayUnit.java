package org.cspworkbench.presentation.playback;

/** What the delay is for. */
public enum DelayUnit {
  /** A decision and what follows from it. */
  DECISION,
  /** Every event but those that only a tape of fine detail has. */
  EVENT,
  /** Every event that there is: each revision, and what goes into a queue and out of it. */
  REVISION
}
