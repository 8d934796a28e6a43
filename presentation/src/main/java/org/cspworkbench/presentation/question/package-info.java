/**
 * Questions about a moment of a run: "What happens next?" The right answer is taken from the
 * following events of the trace; the wrong ones are derived from the state of the run. The package
 * depends on no screen and contains no text in any language: callers put questions into words.
 */
@NullMarked
package org.cspworkbench.presentation.question;

import org.jspecify.annotations.NullMarked;
