/**
 * The consistency algorithms, one class for each name in the textbooks. They decide what to revise
 * and when to stop; removing values, undoing, counting and telling is the kernel's. Nothing here
 * may know of search or of any problem.
 */
@NullMarked
package org.cspworkbench.core.consistency;

import org.jspecify.annotations.NullMarked;
