/** The elements and events of a page. */
@NullMarked
package org.cspworkbench.web.dom;

import org.jspecify.annotations.NullMarked;
