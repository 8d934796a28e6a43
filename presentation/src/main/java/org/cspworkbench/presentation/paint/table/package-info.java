/** Any problem as a table of variables and values. */
@NullMarked
package org.cspworkbench.presentation.paint.table;

import org.jspecify.annotations.NullMarked;
