/**
 * What is seen of runs, games and tile sets, as state: a window or a page binds its elements to it.
 * Nothing here knows a toolkit, a file or a browser.
 */
@NullMarked
package org.cspworkbench.viewer;

import org.jspecify.annotations.NullMarked;
