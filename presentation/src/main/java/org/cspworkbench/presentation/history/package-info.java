/** What became of every domain in the course of a run, kept small however long it is. */
@NullMarked
package org.cspworkbench.presentation.history;

import org.jspecify.annotations.NullMarked;
