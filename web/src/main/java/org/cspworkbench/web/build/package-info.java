/** What the compiler for browsers has to be told. */
@NullMarked
package org.cspworkbench.web.build;

import org.jspecify.annotations.NullMarked;
