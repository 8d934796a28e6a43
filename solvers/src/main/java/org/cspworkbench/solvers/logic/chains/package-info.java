/**
 * Chains of strong and weak links, what several assumptions have in common, the short chains of
 * cells with two or three candidates that have names of their own, and, as the last resort, where
 * the assumption of one candidate leads.
 */
@NullMarked
package org.cspworkbench.solvers.logic.chains;

import org.jspecify.annotations.NullMarked;
