/**
 * Patterns of one digit: in as many lines as other lines (fish with and without fins), its strong
 * links painted in two colours, and a few fixed patterns of such links.
 */
@NullMarked
package org.cspworkbench.solvers.logic.singledigit;

import org.jspecify.annotations.NullMarked;
