/** The search tree of a run, which is built from its trace, and its layout. */
@NullMarked
package org.cspworkbench.presentation.tree;

import org.jspecify.annotations.NullMarked;
