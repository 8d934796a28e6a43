/**
 * Where a learner plays an algorithm: what is asked, the answer being put together, and what is
 * made of it in words. The rules are those of {@code app.turn}.
 */
@NullMarked
package org.cspworkbench.app.gui.exercise;

import org.jspecify.annotations.NullMarked;
