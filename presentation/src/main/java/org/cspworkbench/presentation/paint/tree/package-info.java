/** Search trees: what can be seen of one, where its nodes are, and their shapes. */
@NullMarked
package org.cspworkbench.presentation.paint.tree;

import org.jspecify.annotations.NullMarked;
