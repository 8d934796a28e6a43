/**
 * Texts in the language of a user: the bundle {@code Phrases}, whose keys begin with their subject,
 * and access to other bundles. Classes that describe a subject in words are in the package of that
 * subject; this package has only those for the model of Sudoku.
 */
@NullMarked
package org.cspworkbench.presentation.words;

import org.jspecify.annotations.NullMarked;
