/**
 * The stage: a run, a comparison or a game as an audience sees it, without controls. Its measures,
 * its state, and its painter, which are the same on the stage and in the view of the lecturer.
 */
@NullMarked
package org.cspworkbench.viewer.stage;

import org.jspecify.annotations.NullMarked;
