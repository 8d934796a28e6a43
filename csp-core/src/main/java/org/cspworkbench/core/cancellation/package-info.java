/**
 * Requests to stop. Everything that may take long while a problem is read, stated, compiled,
 * filtered or searched looks at the request under which its thread works; this package knows
 * nothing else.
 */
@NullMarked
package org.cspworkbench.core.cancellation;

import org.jspecify.annotations.NullMarked;
