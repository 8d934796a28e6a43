@NullMarked
package org.cspworkbench.presentation.timing;

import org.jspecify.annotations.NullMarked;
