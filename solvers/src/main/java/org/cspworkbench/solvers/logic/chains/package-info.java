/** Chains of strong and weak links, and what several assumptions have in common. */
@NullMarked
package org.cspworkbench.solvers.logic.chains;

import org.jspecify.annotations.NullMarked;
