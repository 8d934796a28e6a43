/** Lessons in files, and the files in their folder that they may read. */
@NullMarked
package org.cspworkbench.app.lesson;

import org.jspecify.annotations.NullMarked;
