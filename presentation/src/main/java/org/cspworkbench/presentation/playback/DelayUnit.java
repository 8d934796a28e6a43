package org.cspworkbench.presentation.playback;

/** The unit that is shown for the duration of the delay. */
public enum DelayUnit {
  /** A decision with its consequences. */
  DECISION,
  /** An event, without those that only a trace of fine detail contains. */
  EVENT,
  /** An event of any kind, including revisions and changes of the queue. */
  REVISION
}
