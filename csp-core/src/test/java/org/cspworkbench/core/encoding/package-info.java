/** Tests of the encodings. */
@NullMarked
package org.cspworkbench.core.encoding;

import org.jspecify.annotations.NullMarked;
