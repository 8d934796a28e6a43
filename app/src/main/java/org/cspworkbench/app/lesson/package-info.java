/**
 * Lessons: a file names problems, solvers and moments of their runs, says something about each, and
 * claims what the runs will show. A lesson is read strictly, played, and checked against its runs;
 * the figures in its texts are filled in from them. Nothing here may know of screens.
 */
@NullMarked
package org.cspworkbench.app.lesson;

import org.jspecify.annotations.NullMarked;
