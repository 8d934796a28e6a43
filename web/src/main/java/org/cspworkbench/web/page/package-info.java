/** A page with a run, part by part. */
@NullMarked
package org.cspworkbench.web.page;

import org.jspecify.annotations.NullMarked;
