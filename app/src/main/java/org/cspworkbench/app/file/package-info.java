/**
 * Access to the user's files: writing never loses the previous content, reading is limited in
 * memory, and a document may be confined to its folder.
 */
@NullMarked
package org.cspworkbench.app.file;

import org.jspecify.annotations.NullMarked;
