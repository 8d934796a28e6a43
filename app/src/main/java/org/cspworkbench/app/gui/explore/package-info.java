/**
 * The workspace that explores a run: the search tree, the state at each node, and the values that
 * could be chosen there. Models do not depend on components.
 */
@NullMarked
package org.cspworkbench.app.gui.explore;

import org.jspecify.annotations.NullMarked;
