/** What all presentation models share: they notify listeners of their changes. No model itself. */
@NullMarked
package org.cspworkbench.presentation.model;

import org.jspecify.annotations.NullMarked;
