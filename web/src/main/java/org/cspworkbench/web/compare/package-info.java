/**
 * The page of the site on which solvers are compared: the model of the window's comparison, laid
 * out for browsers.
 */
@NullMarked
package org.cspworkbench.web.compare;

import org.jspecify.annotations.NullMarked;
