/**
 * The inspector of tile sets: which tiles may stand side by side and why, and the edits of the set.
 * The set under construction is a draft of {@code tiles.draft}; no rule about tiles is decided
 * here.
 */
@NullMarked
package org.cspworkbench.viewer.tile;

import org.jspecify.annotations.NullMarked;
