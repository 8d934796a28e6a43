/**
 * What the tests of this module share: problems drawn from a seed, every way to put a search
 * together, and oracles that follow the definitions and know nothing of networks or searches.
 */
@NullMarked
package org.cspworkbench.core.testing;

import org.jspecify.annotations.NullMarked;
