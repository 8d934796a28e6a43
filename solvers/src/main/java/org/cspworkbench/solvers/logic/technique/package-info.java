/**
 * What a technique is and what it finds. Nothing in this package may know which techniques there
 * are.
 */
@NullMarked
package org.cspworkbench.solvers.logic.technique;

import org.jspecify.annotations.NullMarked;
