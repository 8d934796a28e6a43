/**
 * A run as a self-contained HTML page: data, drawing and controls in one file. This package reads
 * the trace; the page replays it. A site consists of such pages, which share files. It must not
 * depend on the window.
 */
@NullMarked
package org.cspworkbench.app.html;

import org.jspecify.annotations.NullMarked;
