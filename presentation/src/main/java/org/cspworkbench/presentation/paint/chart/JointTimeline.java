package org.cspworkbench.presentation.paint.chart;

import com.google.common.collect.ImmutableList;

/**
 * An overview of several runs along a common scale.
 *
 * @param scale the scale
 * @param recordedEnd the end of the part that is recorded
 * @param finishes the ends of runs, in any order
 */
public record JointTimeline(RunScale scale, double recordedEnd, ImmutableList<Finish> finishes) {

  /**
   * The end of a run.
   *
   * @param place the place
   * @param name the name of the run
   * @param hasAnswer whether the run ended with an answer
   */
  public record Finish(double place, String name, boolean hasAnswer) {}
}
