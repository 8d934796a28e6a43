/**
 * Variables of graphs and maps as cards: where they stand, and what is written on them; maps that
 * are known by the names of their regions.
 */
@NullMarked
package org.cspworkbench.presentation.paint.card;

import org.jspecify.annotations.NullMarked;
