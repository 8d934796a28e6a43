/** Variables of graphs and maps as cards: where they stand, and what is written on them. */
@NullMarked
package org.cspworkbench.presentation.paint.card;

import org.jspecify.annotations.NullMarked;
