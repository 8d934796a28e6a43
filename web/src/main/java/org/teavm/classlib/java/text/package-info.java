/**
 * What takes the place of {@code java.text} in the class library of the compiler for browsers, so
 * that pages stay small.
 */
@NullMarked
package org.teavm.classlib.java.text;

import org.jspecify.annotations.NullMarked;
