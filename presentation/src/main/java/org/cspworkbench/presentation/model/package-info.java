/** The base of all presentation models: they notify listeners of changes. No models. */
@NullMarked
package org.cspworkbench.presentation.model;

import org.jspecify.annotations.NullMarked;
