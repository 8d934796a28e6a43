/**
 * What makes the algorithms fast, and nothing else: an algorithm that is a textbook's page asks a
 * class of this package to do the same by words, by tables or from what is known already. What is
 * removed, counted and recorded is what the page would remove, count and record.
 *
 * <p>This package knows the kernel alone, and of all packages it alone reads and writes the words
 * of the {@linkplain org.cspworkbench.core.kernel.Trail trail} directly.
 */
@NullMarked
package org.cspworkbench.core.fast;

import org.jspecify.annotations.NullMarked;
