/**
 * The types that all solvers share: description, problem, settings and result. The solvers are in
 * one package for each family, and {@code catalog} lists them. This package must not depend on the
 * generator or on any user interface.
 */
@NullMarked
package org.cspworkbench.solvers;

import org.jspecify.annotations.NullMarked;
