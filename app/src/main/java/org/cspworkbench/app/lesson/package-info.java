/** Lessons in files, and the files beside them that they may read. */
@NullMarked
package org.cspworkbench.app.lesson;

import org.jspecify.annotations.NullMarked;
