package org.cspworkbench.presentation.timing;

/**
 * What several runs in a row took.
 *
 * @param nanosPerRun how long each of them took
 * @param runs how many there were
 */
record Sample(double nanosPerRun, long runs) {}
