/**
 * The workspace that displays the run of one solver: its panes, the presets that arrange them, and
 * the narration, scrub bar and transport that all presets share. Components only; models provide
 * their content.
 */
@NullMarked
package org.cspworkbench.app.gui.run;

import org.jspecify.annotations.NullMarked;
