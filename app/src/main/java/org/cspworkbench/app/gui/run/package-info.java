/**
 * Runs of solvers on threads of their own, and threads that read a trace while it grows. Nothing
 * here knows a component.
 */
@NullMarked
package org.cspworkbench.app.gui.run;

import org.jspecify.annotations.NullMarked;
