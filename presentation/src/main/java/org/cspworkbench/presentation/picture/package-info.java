/** What every picture of a problem offers, and the plan by which others can draw the same. */
@NullMarked
package org.cspworkbench.presentation.picture;

import org.jspecify.annotations.NullMarked;
