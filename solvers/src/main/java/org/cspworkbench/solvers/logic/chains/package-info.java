/**
 * Chains of strong and weak links, what several assumptions have in common, and the short chains of
 * cells with two or three candidates that have names of their own.
 */
@NullMarked
package org.cspworkbench.solvers.logic.chains;

import org.jspecify.annotations.NullMarked;
