/** The glossary: the terms on the screen, each with a sentence and a run in which it happens. */
@NullMarked
package org.cspworkbench.presentation.glossary;

import org.jspecify.annotations.NullMarked;
