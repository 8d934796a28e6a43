/**
 * Images of tiles as files and as text: pixels, vectors, data and block characters, with the same
 * bytes on every machine. This package must not depend on a command line or a window.
 */
@NullMarked
package org.cspworkbench.viewer.image;

import org.jspecify.annotations.NullMarked;
