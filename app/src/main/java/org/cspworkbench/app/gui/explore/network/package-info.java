/**
 * The problem that is explored as a network: its constraint graph with what is being revised, and
 * its domains over time.
 */
@NullMarked
package org.cspworkbench.app.gui.explore.network;

import org.jspecify.annotations.NullMarked;
