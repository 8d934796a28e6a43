/**
 * Texts in the language of a user: the bundle {@code Phrases}, whose keys begin with their subject,
 * access to other bundles, and the glossary of the terms on the screen. Classes that describe a
 * subject in words are in the package of that subject; this package has only those for the model of
 * Sudoku.
 */
@NullMarked
package org.cspworkbench.presentation.words;

import org.jspecify.annotations.NullMarked;
