/** Uses the library as a program outside it does. */
@NullMarked
package org.cspworkbench.outside;

import org.jspecify.annotations.NullMarked;
