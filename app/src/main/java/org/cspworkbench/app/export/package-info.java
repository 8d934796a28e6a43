/**
 * Writers of runs, comparisons and traces: boards as text for users; lines, JSON and CSV for
 * programs. The writers return text; this package must not depend on a command line, a terminal or
 * a screen.
 */
@NullMarked
package org.cspworkbench.app.export;

import org.jspecify.annotations.NullMarked;
