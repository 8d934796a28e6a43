/**
 * What the class library of the compiler for browsers lacks of {@code java.util}, or has too large.
 */
@NullMarked
package org.teavm.classlib.java.util;

import org.jspecify.annotations.NullMarked;
