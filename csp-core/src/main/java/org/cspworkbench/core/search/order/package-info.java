/**
 * The orders in which a search decides variables and tries values, one class each. An order
 * chooses; it changes neither domains nor assignment.
 */
@NullMarked
package org.cspworkbench.core.search.order;

import org.jspecify.annotations.NullMarked;
