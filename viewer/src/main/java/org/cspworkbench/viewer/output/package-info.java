/** The formats in which a document can be saved or exported, without the files. */
@NullMarked
package org.cspworkbench.viewer.output;

import org.jspecify.annotations.NullMarked;
