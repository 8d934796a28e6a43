/**
 * How runs, comparisons and tapes are written: boards for people, lines, JSON and CSV for programs.
 * Everything here makes text and hands it back; nothing here may know of a command line, a terminal
 * or a screen.
 */
@NullMarked
package org.cspworkbench.app.export;

import org.jspecify.annotations.NullMarked;
