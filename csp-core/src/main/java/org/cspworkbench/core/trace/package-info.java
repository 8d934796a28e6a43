/**
 * The trace: everything that happens during a run, recorded by the kernel, and the player from
 * which every view reads it. The trace is written by one thread and may be read by others while the
 * run goes on. {@link org.cspworkbench.core.trace.TraceEncoder} and its decoder have its binary
 * form, for exported web pages. This package must not depend on algorithms or user interfaces; a
 * {@link org.cspworkbench.core.trace.TraceKey} defines the meaning of the numbers in a trace.
 */
@NullMarked
package org.cspworkbench.core.trace;

import org.jspecify.annotations.NullMarked;
