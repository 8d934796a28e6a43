/** What the class library of the compiler for browsers does wrongly in {@code java.util.stream}. */
@NullMarked
package org.teavm.classlib.java.util.stream.impl;

import org.jspecify.annotations.NullMarked;
