/**
 * The stage in the window: its canvas, the controls that appear when they are needed, and the view
 * of the lecturer. What is displayed belongs to {@code viewer.stage}.
 */
@NullMarked
package org.cspworkbench.app.gui.stage;

import org.jspecify.annotations.NullMarked;
