/**
 * Lessons: problems, solvers, positions in their runs with notes, and claims about the runs. A
 * lesson is parsed strictly, replayed, and checked against its runs, which also supply the figures
 * of its texts. This package must not open files or depend on a screen.
 */
@NullMarked
package org.cspworkbench.presentation.lesson;

import org.jspecify.annotations.NullMarked;
