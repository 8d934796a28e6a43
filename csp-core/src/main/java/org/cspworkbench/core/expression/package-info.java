/**
 * Expressions over integer variables, which the readers of problems build and post as constraints.
 * This package is independent of any notation.
 */
@NullMarked
package org.cspworkbench.core.expression;

import org.jspecify.annotations.NullMarked;
