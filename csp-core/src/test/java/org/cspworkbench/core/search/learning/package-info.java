/** Tests of learning from contradictions. */
@NullMarked
package org.cspworkbench.core.search.learning;

import org.jspecify.annotations.NullMarked;
