/**
 * Random numbers that are the same for the same seed on every machine and Java version. Every
 * random choice of the project uses this package.
 */
@NullMarked
package org.cspworkbench.core.random;

import org.jspecify.annotations.NullMarked;
