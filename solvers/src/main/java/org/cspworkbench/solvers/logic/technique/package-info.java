/**
 * The interface of techniques and the steps that they find. This package must not depend on
 * particular techniques.
 */
@NullMarked
package org.cspworkbench.solvers.logic.technique;

import org.jspecify.annotations.NullMarked;
