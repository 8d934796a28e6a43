/**
 * Headless browsers for tests of pages: Chromium by the Chrome DevTools protocol and Firefox by
 * WebDriver BiDi, both as Debian packages them, and checks of accessibility. No test belongs here
 * that knows a page of the program.
 */
@NullMarked
package org.cspworkbench.presentation.browser;

import org.jspecify.annotations.NullMarked;
