/**
 * How everything is drawn: the colours of a theme by role, fonts, the widths of lines, and the ink
 * with which painters draw in such a look on a surface.
 */
@NullMarked
package org.cspworkbench.presentation.look;

import org.jspecify.annotations.NullMarked;
