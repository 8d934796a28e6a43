/**
 * The contradictions of a recorded run: the implication graph behind each, its analysis step by
 * step down to a nogood, and both in words. Everything follows from the trace alone.
 */
@NullMarked
package org.cspworkbench.presentation.conflict;

import org.jspecify.annotations.NullMarked;
