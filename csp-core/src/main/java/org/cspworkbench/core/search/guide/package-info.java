/**
 * Guides, which make choices of a search in place of its own parts: a user, or a script of earlier
 * choices. A choice changes the order of the search, never its result.
 */
@NullMarked
package org.cspworkbench.core.search.guide;

import org.jspecify.annotations.NullMarked;
