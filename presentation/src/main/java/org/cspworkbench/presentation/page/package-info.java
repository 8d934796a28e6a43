/**
 * What an exported web page is about: a run that the page can make again from what it contains, and
 * links to a moment of a run. This package opens no files, and nothing in it needs a network.
 */
@NullMarked
package org.cspworkbench.presentation.page;

import org.jspecify.annotations.NullMarked;
