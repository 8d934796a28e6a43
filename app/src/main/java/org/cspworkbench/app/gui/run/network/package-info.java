/**
 * The views of the problem as a network: its constraint graph with the current revision, and its
 * domains over time.
 */
@NullMarked
package org.cspworkbench.app.gui.run.network;

import org.jspecify.annotations.NullMarked;
