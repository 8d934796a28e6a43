/**
 * Commands as data: their titles, tips, keys, icons, ranks in bars and menus, sections in the list
 * of keys, the scopes in which keys apply, and what a command does where it is bound; the cells of
 * a board as a cursor and a screen reader meet them.
 */
@NullMarked
package org.cspworkbench.viewer.command;

import org.jspecify.annotations.NullMarked;
