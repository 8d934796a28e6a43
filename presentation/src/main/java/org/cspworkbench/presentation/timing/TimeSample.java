package org.cspworkbench.presentation.timing;

/**
 * The time of several consecutive runs.
 *
 * @param nanosPerRun the mean duration of a run
 * @param runs the number of runs
 */
record TimeSample(double nanosPerRun, long runs) {}
