/**
 * Untrusted XML documents, part by part or whole as trees with positions: no entities of their own,
 * bounded, and nothing read from elsewhere. No other package of this module knows an XML parser.
 */
@NullMarked
package org.cspworkbench.document.xml;

import org.jspecify.annotations.NullMarked;
