/**
 * How a recorded run is replayed: where a viewer stands in it, how he moves, what he marks, and
 * indexes by which a long run is searched fast. Neither how a run is started, nor how it looks.
 */
@NullMarked
package org.cspworkbench.presentation.playback;

import org.jspecify.annotations.NullMarked;
