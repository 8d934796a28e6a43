/**
 * The stage in the window: its canvas, and the controls that appear when they are needed. What is
 * displayed belongs to {@code viewer.stage}.
 */
@NullMarked
package org.cspworkbench.app.gui.stage;

import org.jspecify.annotations.NullMarked;
