/** What holds for the packages of this module together. */
@NullMarked
package org.cspworkbench.core;

import org.jspecify.annotations.NullMarked;
