/** What became of every domain in the course of a run, kept small however long it is. */
@NullMarked
package org.cspworkbench.app.history;

import org.jspecify.annotations.NullMarked;
