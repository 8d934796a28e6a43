/**
 * The details of a run at one position, as lists and numbers for display beside its board:
 * decisions, removals, the queue of revisions, attempts, counters and pseudo-code.
 */
@NullMarked
package org.cspworkbench.presentation.detail;

import org.jspecify.annotations.NullMarked;
