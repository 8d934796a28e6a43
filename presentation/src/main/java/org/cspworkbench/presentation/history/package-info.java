/** The history of all domains in the course of a run, in bounded memory. */
@NullMarked
package org.cspworkbench.presentation.history;

import org.jspecify.annotations.NullMarked;
