/** Examples of the libraries, one class each. They depend on what is published, and on it alone. */
package org.cspworkbench.examples;
