/**
 * Reads problems in XCSP3, the exchange format of solver competitions (Boussemart, Lecoutre,
 * Audemard and Piette, "XCSP3-core: A Format for Representing Constraint Satisfaction/Optimization
 * Problems", arXiv:2009.00514), and writes solutions in it.
 *
 * <p>A file is decoded and turned into a document under limits of size and depth. The format's own
 * parser reads the declarations of variables, and each constraint is read here and stated in terms
 * of {@link org.cspworkbench.core.model}: what is not read of an element is refused. Where that
 * needs helper variables, each of them is a function of the instance's own variables, so that both
 * have the same number of solutions.
 */
@NullMarked
package org.cspworkbench.xcsp3;

import org.jspecify.annotations.NullMarked;
