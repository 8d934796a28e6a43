package org.cspworkbench.presentation.playback;

/**
 * An attempt of a solver that restarts at the first contradiction.
 *
 * @param number the number of the attempt, from 1
 * @param filled the number of assigned variables at the contradiction, or now if there has been
 *     none
 * @param variable the index of the variable whose domain became empty or whose value failed; {@link
 *     org.cspworkbench.core.trace.TraceEvent#NONE} if there has been no contradiction
 * @param position the position in the trace after the contradiction, or at the start of the attempt
 *     if there has been none
 * @param isBest whether it is the first of those attempts before the position of the viewer that
 *     assigned the most variables
 */
public record Attempt(int number, int filled, int variable, int position, boolean isBest) {}
