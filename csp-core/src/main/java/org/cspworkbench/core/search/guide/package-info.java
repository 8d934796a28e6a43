/**
 * Guides, which make choices of a search in place of its own parts: somebody who is asked, or what
 * he has chosen before. A choice changes where a search goes first, never what it finds in the end.
 */
@NullMarked
package org.cspworkbench.core.search.guide;

import org.jspecify.annotations.NullMarked;
