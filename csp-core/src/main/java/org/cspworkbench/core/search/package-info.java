/**
 * The search: an iterative depth-first loop whose parts are exchanged to make the named algorithms,
 * and smaller ones for those that neither look ahead nor back, or never backtrack within an
 * attempt. This package must not depend on any problem or view.
 */
@NullMarked
package org.cspworkbench.core.search;

import org.jspecify.annotations.NullMarked;
