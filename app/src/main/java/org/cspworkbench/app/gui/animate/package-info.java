/**
 * The workspace in which a solver is watched: its models, which need no screen, and the components
 * that show them.
 */
@NullMarked
package org.cspworkbench.app.gui.animate;

import org.jspecify.annotations.NullMarked;
