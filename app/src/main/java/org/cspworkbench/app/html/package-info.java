/**
 * A run as one page of HTML that needs nothing but itself: data, drawing and controls in one file.
 * What happened is read from the tape here; the page replays it. Nothing here may know of windows.
 */
@NullMarked
package org.cspworkbench.app.html;

import org.jspecify.annotations.NullMarked;
