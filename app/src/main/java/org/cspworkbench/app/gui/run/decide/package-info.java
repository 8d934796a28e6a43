/**
 * Choices of a user in place of the algorithm. A choice at an earlier event creates another run,
 * which repeats the earlier choices; the runs are kept as branches.
 */
@NullMarked
package org.cspworkbench.app.gui.run.decide;

import org.jspecify.annotations.NullMarked;
