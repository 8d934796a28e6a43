/**
 * Texts in the language of a user: the bundle {@code Phrases}, whose keys begin with their subject,
 * and how other bundles are read and filled in. What puts a subject into words stands beside that
 * subject; only what the model of Sudoku is about is here.
 */
@NullMarked
package org.cspworkbench.presentation.words;

import org.jspecify.annotations.NullMarked;
