/**
 * The workspace that animates a run: its models, which need no screen, and the components that
 * display them.
 */
@NullMarked
package org.cspworkbench.app.gui.animate;

import org.jspecify.annotations.NullMarked;
