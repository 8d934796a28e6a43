/** Runs in workers of the browser, beside the page. */
@NullMarked
package org.cspworkbench.web.worker;

import org.jspecify.annotations.NullMarked;
