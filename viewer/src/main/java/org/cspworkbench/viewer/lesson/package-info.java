/**
 * Lessons, lectures and exercises as they are opened and taught: scenes, notes, time and questions.
 */
@NullMarked
package org.cspworkbench.viewer.lesson;

import org.jspecify.annotations.NullMarked;
