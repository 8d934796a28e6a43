/**
 * Access to the user's files: writing never loses the previous content, and reading is limited in
 * memory.
 */
@NullMarked
package org.cspworkbench.app.file;

import org.jspecify.annotations.NullMarked;
