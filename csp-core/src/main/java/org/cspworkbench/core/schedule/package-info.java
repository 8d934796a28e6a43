/**
 * Constraints on tasks in time, goods in bins and boxes in space, with their propagators: what
 * shares a machine, a resource, a bin or a room. They state and filter as those of the model do.
 *
 * <p>This package knows the model alone. It must not depend on bit sets of domains, arcs, search or
 * traces.
 */
@NullMarked
package org.cspworkbench.core.schedule;

import org.jspecify.annotations.NullMarked;
