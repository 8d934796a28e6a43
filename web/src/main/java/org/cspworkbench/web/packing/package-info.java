/**
 * Bytes as text for a page, compressed: packed when this is built, unpacked on the page. Knows
 * nothing of the programs that it packs.
 */
@NullMarked
package org.cspworkbench.web.packing;

import org.jspecify.annotations.NullMarked;
