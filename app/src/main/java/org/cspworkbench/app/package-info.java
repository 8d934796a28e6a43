/**
 * The entry point of the program. User interfaces are in the packages below; models, solvers and
 * the generator are in other modules.
 */
@NullMarked
package org.cspworkbench.app;

import org.jspecify.annotations.NullMarked;
