/**
 * The consistency algorithms, one class for each name in the textbooks. They decide what to revise
 * and when to stop; the kernel removes values, restores them, counts and records, and what makes
 * them fast is in {@code fast}. This package must not depend on search or on any problem.
 */
@NullMarked
package org.cspworkbench.core.consistency;

import org.jspecify.annotations.NullMarked;
