/** The bars along which runs are scrubbed: what happens where in a run, loops and bookmarks. */
@NullMarked
package org.cspworkbench.presentation.paint.timeline;

import org.jspecify.annotations.NullMarked;
