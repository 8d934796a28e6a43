/**
 * The exercises of the window: the question, the answer under construction, and the verdict in
 * words. The rules are those of {@code presentation.exercise}.
 */
@NullMarked
package org.cspworkbench.app.gui.exercise;

import org.jspecify.annotations.NullMarked;
