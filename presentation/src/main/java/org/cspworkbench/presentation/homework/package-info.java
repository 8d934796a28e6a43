/**
 * Lines of text with which students hand in the score of a lesson, and the check values of these
 * lines. Nothing here depends on {@code java.security}, which a browser does not have.
 */
@NullMarked
package org.cspworkbench.presentation.homework;

import org.jspecify.annotations.NullMarked;
