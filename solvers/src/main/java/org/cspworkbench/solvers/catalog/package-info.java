/** The catalogue of all solvers. Only this package depends on every family. */
@NullMarked
package org.cspworkbench.solvers.catalog;

import org.jspecify.annotations.NullMarked;
