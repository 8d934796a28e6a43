/**
 * Runs of solvers on background threads, and threads that read a trace while it grows. This package
 * must not depend on components.
 */
@NullMarked
package org.cspworkbench.app.gui.run;

import org.jspecify.annotations.NullMarked;
