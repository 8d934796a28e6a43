/**
 * Whole XML documents as trees with positions: no document type, hence no entities of their own,
 * and nothing read from elsewhere. No other package of this module knows an XML parser.
 */
@NullMarked
package org.cspworkbench.document.xml;

import org.jspecify.annotations.NullMarked;
