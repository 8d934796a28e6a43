/**
 * Lessons: a text names problems, solvers and moments of their runs, comments on each, and claims
 * what the runs will show. A lesson is read strictly, played, and checked against its runs; the
 * figures in its texts are filled in from them. Nothing here opens files or knows of screens.
 */
@NullMarked
package org.cspworkbench.presentation.lesson;

import org.jspecify.annotations.NullMarked;
