/**
 * The replay of one run: the position, the close-up, the reasons, the givens under change, and the
 * inspector of tile sets. What is a rule about tiles is decided by the draft of a set, not here.
 */
@NullMarked
package org.cspworkbench.viewer.animate;

import org.jspecify.annotations.NullMarked;
