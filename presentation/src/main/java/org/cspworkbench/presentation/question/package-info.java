/**
 * "What happens next?": questions about a moment of a run. The right answer is what the tape goes
 * on to tell; the wrong ones are made from the state of the run there. Nothing here may know of
 * screens or of words: who asks finds the words.
 */
@NullMarked
package org.cspworkbench.presentation.question;

import org.jspecify.annotations.NullMarked;
