/**
 * The displayed run, whether its solver works in the background of a window, in a worker of a page,
 * or has been recorded before. Nothing here makes a thread: window and page provide what executes
 * the work.
 */
@NullMarked
package org.cspworkbench.viewer.run;

import org.jspecify.annotations.NullMarked;
