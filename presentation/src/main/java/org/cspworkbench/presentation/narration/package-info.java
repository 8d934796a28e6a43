/**
 * One sentence for each event of a trace, for the terminal and the window. Sentences depend only on
 * the event and the state at it; their texts are in the resource bundle {@code Narration}.
 */
@NullMarked
package org.cspworkbench.presentation.narration;

import org.jspecify.annotations.NullMarked;
