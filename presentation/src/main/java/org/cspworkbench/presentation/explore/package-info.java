/** The displayed part of a search tree, and the details of its nodes as data and as text. */
@NullMarked
package org.cspworkbench.presentation.explore;

import org.jspecify.annotations.NullMarked;
