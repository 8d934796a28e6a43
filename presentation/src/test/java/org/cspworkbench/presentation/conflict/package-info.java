/** Tests of implication graphs and their analysis. */
@NullMarked
package org.cspworkbench.presentation.conflict;

import org.jspecify.annotations.NullMarked;
