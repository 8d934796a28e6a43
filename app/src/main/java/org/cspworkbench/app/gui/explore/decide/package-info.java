/**
 * Where somebody chooses in place of the algorithm. A choice at an earlier point of a run makes
 * another run, which replays what was chosen up to there; the runs stay beside each other as
 * branches.
 */
@NullMarked
package org.cspworkbench.app.gui.explore.decide;

import org.jspecify.annotations.NullMarked;
