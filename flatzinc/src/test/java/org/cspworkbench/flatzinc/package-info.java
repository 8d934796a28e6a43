/** Tests of the reader of FlatZinc, its search, and the library for MiniZinc. */
@NullMarked
package org.cspworkbench.flatzinc;

import org.jspecify.annotations.NullMarked;
