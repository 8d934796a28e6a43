/** What the models of a run state at each event, compared with a count of the events themselves. */
@NullMarked
package org.cspworkbench.presentation.event;

import org.jspecify.annotations.NullMarked;
