/**
 * Sheets to print: puzzles and their solutions on pages of a PDF, drawn by the painters of boards.
 * What a page holds is laid out here; how a board looks is not.
 */
@NullMarked
package org.cspworkbench.app.sheet;

import org.jspecify.annotations.NullMarked;
