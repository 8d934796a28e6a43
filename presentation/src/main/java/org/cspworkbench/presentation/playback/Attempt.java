package org.cspworkbench.presentation.playback;

/**
 * An attempt of a solver that throws everything away at the first contradiction.
 *
 * @param number its number, from 1
 * @param filled how many variables had a value when it broke or, of one that goes on, have one
 * @param variable the index of the variable that was left without a value or whose value failed;
 *     {@link org.cspworkbench.core.trace.TraceEvent#NONE} of one that has not broken
 * @param position where to go on the tape to see it break, or begin if it has not broken
 * @param isBest whether no attempt before or after it, as far as the viewer has come, had filled
 *     more when it broke, and none before it as much
 */
public record Attempt(int number, int filled, int variable, int position, boolean isBest) {}
