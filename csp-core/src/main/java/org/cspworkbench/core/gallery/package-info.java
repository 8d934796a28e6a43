/**
 * The gallery: classic problems, each in a short class with the usual textbook model. This package
 * must not depend on algorithms.
 */
@NullMarked
package org.cspworkbench.core.gallery;

import org.jspecify.annotations.NullMarked;
