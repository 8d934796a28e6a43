/**
 * The types that all solvers share: description, problem, settings and result. The solvers of a
 * family are entries on one page, or classes where they are algorithms of their own, and {@code
 * catalog} lists them. This package must not depend on the generator or on any user interface.
 */
@NullMarked
package org.cspworkbench.solvers;

import org.jspecify.annotations.NullMarked;
