/**
 * The orders in which a search decides variables and tries values, one class each. An order only
 * chooses; it changes neither domains nor the assignment.
 */
@NullMarked
package org.cspworkbench.core.search.order;

import org.jspecify.annotations.NullMarked;
