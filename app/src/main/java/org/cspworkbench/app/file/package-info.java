/**
 * Access to the user's files: writing never loses the previous content, reading is limited in
 * memory, a document may be confined to its folder, and games are kept: the current one and earlier
 * ones.
 */
@NullMarked
package org.cspworkbench.app.file;

import org.jspecify.annotations.NullMarked;
