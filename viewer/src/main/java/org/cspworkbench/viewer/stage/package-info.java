/**
 * The stage: a run, a comparison or a game as an audience sees it, without controls. Its measures,
 * its state, its scenes and its painter.
 */
@NullMarked
package org.cspworkbench.viewer.stage;

import org.jspecify.annotations.NullMarked;
