/**
 * The trace: everything that happens during a run, recorded by the kernel, and the player from
 * which every view reads it. The trace is written by one thread and may be read by others while the
 * run goes on. Nothing here may know of algorithms or screens; what the numbers in a trace mean, a
 * {@link org.cspworkbench.core.trace.TraceKey} defines.
 */
@NullMarked
package org.cspworkbench.core.trace;

import org.jspecify.annotations.NullMarked;
