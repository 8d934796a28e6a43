/**
 * JSON with positions: piece by piece in bounded memory, or a whole document as a tree. By the
 * letter of the standard, or leniently.
 */
@NullMarked
package org.cspworkbench.document.json;

import org.jspecify.annotations.NullMarked;
