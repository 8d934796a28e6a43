/**
 * Playback of a recorded run: the current event, navigation, bookmarks, and indexes for fast
 * search. It neither starts runs nor displays them.
 */
@NullMarked
package org.cspworkbench.presentation.playback;

import org.jspecify.annotations.NullMarked;
