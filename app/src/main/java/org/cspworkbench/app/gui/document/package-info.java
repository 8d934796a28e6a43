/**
 * The documentation in the window: the documents of the program, and the glossary with the terms
 * that a part of the window shows.
 */
@NullMarked
package org.cspworkbench.app.gui.document;

import org.jspecify.annotations.NullMarked;
