/**
 * Compact binary forms of a problem and of a trace, as exported web pages embed them and as a
 * background worker of a page passes them on: {@link org.cspworkbench.core.encoding.CspEncoder} and
 * {@link org.cspworkbench.core.encoding.TraceEncoder} with their decoders. A form starts with the
 * number of its version. A reader trusts nothing: damaged input is a {@link
 * org.cspworkbench.core.model.MalformedEncodingException}. This package must not depend on the
 * kernel or on algorithms.
 */
@NullMarked
package org.cspworkbench.core.encoding;

import org.jspecify.annotations.NullMarked;
