/**
 * Expressions over integer variables: what the readers of problems build and state as constraints.
 * Nothing here knows how an expression is written.
 */
@NullMarked
package org.cspworkbench.core.expression;

import org.jspecify.annotations.NullMarked;
