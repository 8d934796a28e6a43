/** Random XCSP3 instances whose meaning is known: what the reader says is compared with it. */
@NullMarked
package org.cspworkbench.xcsp3.fuzz;

import org.jspecify.annotations.NullMarked;
