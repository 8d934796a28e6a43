/**
 * Playback of a recorded run: the current event, navigation, bookmarks, indexes for fast search,
 * and the search tree, which is built from the trace. It neither starts runs nor displays them.
 */
@NullMarked
package org.cspworkbench.presentation.playback;

import org.jspecify.annotations.NullMarked;
