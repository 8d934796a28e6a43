/**
 * The workspace that explores a run: the tree that its search has walked, the state at each node of
 * it, and what there was to choose there. Models know no component.
 */
@NullMarked
package org.cspworkbench.app.gui.explore;

import org.jspecify.annotations.NullMarked;
