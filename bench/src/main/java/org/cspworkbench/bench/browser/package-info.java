/** What is measured in a virtual machine and, compiled as pages are, in a browser. */
@NullMarked
package org.cspworkbench.bench.browser;

import org.jspecify.annotations.NullMarked;
