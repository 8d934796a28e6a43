/** Problems as they are opened: how they are read from texts, and the options of their solvers. */
@NullMarked
package org.cspworkbench.viewer.problem;

import org.jspecify.annotations.NullMarked;
