/**
 * One sentence for each event of a tape, for the terminal and the window alike. What is said
 * follows from the event and the state at it, and from nothing else; the words are in the resource
 * bundle {@code Narration}.
 */
@NullMarked
package org.cspworkbench.presentation.narration;

import org.jspecify.annotations.NullMarked;
