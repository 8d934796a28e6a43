/** Tests of learning from contradictions. */
@NullMarked
package org.cspworkbench.core.learning;

import org.jspecify.annotations.NullMarked;
