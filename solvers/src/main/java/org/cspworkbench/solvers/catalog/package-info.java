/** The list of all solvers. The only package that knows every family. */
@NullMarked
package org.cspworkbench.solvers.catalog;

import org.jspecify.annotations.NullMarked;
