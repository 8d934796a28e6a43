/**
 * The compact binary form of a problem, as exported web pages embed it and as a background worker
 * of a page passes it on: {@link org.cspworkbench.core.encoding.CspEncoder} with its decoder. The
 * form starts with the number of its version. A reader trusts nothing: damaged input is a {@link
 * org.cspworkbench.core.model.MalformedEncodingException}. This package must not depend on the
 * kernel or on algorithms.
 */
@NullMarked
package org.cspworkbench.core.encoding;

import org.jspecify.annotations.NullMarked;
