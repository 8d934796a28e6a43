/** Tests of local search, against counts made from the statement of a problem alone. */
@NullMarked
package org.cspworkbench.core.search.local;

import org.jspecify.annotations.NullMarked;
