/**
 * A problem in parts that are solved apart from each other, by whoever maps a list: the file of the
 * parts, which states the problem, and its fingerprint. This package starts no threads.
 */
@NullMarked
package org.cspworkbench.presentation.parts;

import org.jspecify.annotations.NullMarked;
