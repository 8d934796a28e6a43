/**
 * What readers of users' documents share: characters with positions, bounded tokens, faults that
 * name line and column, quotations and suggestions for messages. This package knows no puzzle, no
 * problem and no file.
 */
@NullMarked
package org.cspworkbench.document;

import org.jspecify.annotations.NullMarked;
