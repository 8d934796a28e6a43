package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Verifies that invalid arguments are reported in one sentence with exit code 2. */
final class UsageTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "slove x | there is no command 'slove' (did you mean solve?); see csp --help",
        "solve --fomat x | there is no option '--fomat' (did you mean --format?); see csp solve --help",
        "solve | expected a puzzle, a file, - for standard input, or --problem; see csp solve --help",
        "solve -x | there is no option '-x'; see csp solve --help",
        "solve x --seed 1 --seed 2 | option '--seed' (N) should be specified only once; see csp solve --help",
        "solve x y | there is one argument too many, 'y'; see csp solve --help",
        "solve x --timeout 5 | --timeout: expected a duration such as 200ms, 5s or 2m, found '5'; see csp solve --help",
        "solve x --solver mca | --solver: there is no solver 'mca' (did you mean mac?); see csp solve --help",
        "solve --problem queen:8 | --problem queen:8: there is no problem 'queen' (did you mean queens?); see csp solve --help",
        "solve --problem queens | --problem queens: queens takes one argument (queens), as in queens:8; see csp solve --help",
        "solve --problem queens:x | --problem queens:x: expected a whole number, found 'x'; see csp solve --help",
        "solve --problem queens:8 x | expected either a puzzle or --problem, found both; see csp solve --help",
        "solve x --count 0 | --count: expected 1 or more, found 0; see csp solve --help",
        "solve x --count many | --count: expected a whole number, found 'many'; see csp solve --help",
        "solve x --count 2 --all | expected either --count or --all, found both; see csp solve --help",
        "solve x --threads 0 | --threads: expected 1 to 256, found 0; see csp solve --help",
        "solve x --threads 9999999999 | --threads: expected a whole number, found '9999999999'; see csp solve --help",
        "solve x --format xml | --format: expected grid, line, json, csv or xcsp, found 'xml'; see csp solve --help",
        "solve x --solver wfc --all | wfc may miss solutions, so it takes neither --count, --all nor --nth; see csp solve --help",
        "solve x --attempts 5 | mac has no parameter 'attempts'; see csp solve --help",
        "solve x --solver wfc --set attempt=5 | wfc has no parameter 'attempt' (did you mean attempts?); see csp solve --help",
        "solve x --solver wfc --set attempts | --set: expected NAME=VALUE, found 'attempts'; see csp solve --help",
        "solve x --solver wfc --attempts 0 | attempts: expected a whole number from 1 to 1000000000, found '0'; see csp solve --help",
        "solve x --solver custom --set order=mvr | order: expected lexical, degree, mrv, mrv-degree, dom/ddeg, dom/wdeg, entropy or random, found 'mvr' (did you mean mrv?); see csp solve --help",
        "solve x --solver custom --set lookback=gaschnig | custom has no parameter 'lookback' (did you mean look-back?); see csp solve --help",
        "solve x --solver custom --set look-ahead=mac --set look-back=gaschnig | custom: Gaschnig's backjumping is defined without look-ahead only: it learns from checks against earlier variables; see csp solve --help",
        "solve x --solver custom --set nogoods=yes | custom: nogoods from restarts need binary branching; see csp solve --help",
        "solve x --all --solver custom --set restarts=luby | custom: a search with restarts would find solutions again: it can search for one, not for all; see csp solve --help",
        "solve x --solver custom --set look-ahead=mac --filter node | --filter node: a filter that leaves the network node consistent cannot go before a look-ahead that needs it arc consistent; see csp solve --help",
        "solve x --seed | missing required parameter for option '--seed' (N); see csp solve --help",
        "solve x --fine | --fine requires --trace or --animate; see csp solve --help",
        "solve x --delay 1s | --delay requires --animate; see csp solve --help",
        "solve --problem queens:4 --trace no/such/file | --trace no/such/file: there is no such folder; see csp solve --help",
        "solve x --filter-only | --filter-only requires --filter; see csp solve --help",
        "solve x --filter ac4 --filter-only --format line | --filter-only writes grid or json; see csp solve --help",
        "solve x --filter ac5 | --filter: there is no filter 'ac5' (did you mean ac1?); there are node, forward-checking, ac1, ac3, ac4, ac6, ac2001, ac3rm, ac3bit, ac3bit-rm, sac1, gac; see csp solve --help",
        "solve x --filter node | --filter node: a filter that leaves the network node consistent cannot go before a look-ahead that needs it arc consistent; see csp solve --help",
        "compare x --repeat 0 | --repeat: expected 1 to 10000, found 0; see csp compare --help",
        "compare x --solvers mac,wcf | --solvers: there is no solver 'wcf' (did you mean wfc?); see csp compare --help",
        "compare x --solvers custom(order=mvr),mac | --solvers: order: expected lexical, degree, mrv, mrv-degree, dom/ddeg, dom/wdeg, entropy or random, found 'mvr' (did you mean mrv?); see csp compare --help",
        "compare x --solvers custom(order=mrv | --solvers: expected ID(NAME=VALUE,…), found 'custom(order=mrv'; see csp compare --help",
        "compare x --solvers custom(mrv),mac | --solvers: custom: expected NAME=VALUE, found 'mrv'; see csp compare --help",
        "compare x --solvers custom(order=mrv,order=mrv) | --solvers: custom: order is set twice; see csp compare --help",
        "compare x --solvers mac(attempts=5) | --solvers: mac has no parameter 'attempts'; see csp compare --help",
        "compare x --solvers cutsom(order=mrv) | --solvers: there is no solver 'cutsom' (did you mean custom?); see csp compare --help",
        "compare x --solvers custom(nogoods=yes) | --solvers: custom: nogoods from restarts need binary branching; see csp compare --help",
        "compare x --all --solvers custom(restarts=luby) | --solvers: custom: a search with restarts would find solutions again: it can search for one, not for all; see csp compare --help",
        "compare x --format grid | --format: expected table, csv, json or markdown, found 'grid'; see csp compare --help",
        "check | expected a puzzle, a file, - for standard input, or --problem; see csp check --help",
        "solvers nobody | there is no solver 'nobody'; see csp solvers --help",
        "generate -n 0 | -n: expected 1 to 1000000000, found 0; see csp generate --help",
        "generate -n many | -n: expected a whole number, found 'many'; see csp generate --help",
        "generate --threads 0 | --threads: expected 1 to 256, found 0; see csp generate --help",
        "generate --timeout soon | --timeout: expected a duration such as 200ms, 5s or 2m, found 'soon'; see csp generate --help",
        "generate --clues 10 | no 9×9 with fewer than 17 givens has exactly one solution, and 10 are requested; see csp generate --help",
        "generate --clues 82 | 9×9 has 81 cells, and 82 givens are requested; see csp generate --help",
        "generate --difficulty easy --clues 60 | expected either --difficulty or --clues, found both; see csp generate --help",
        "generate --difficulty heavy | --difficulty: there is no difficulty 'heavy'; there are easy, medium, hard, very-hard, extreme; see csp generate --help",
        "generate --rating hrad | --rating: there is no level 'hrad' (did you mean hard?); there are easy, medium, hard, unfair, extreme; see csp generate --help",
        "generate --rating hard --needs x-wing | expected either --rating or --needs, found both; see csp generate --help",
        "generate --size 7 | --size: expected one of 4, 6, 8, 9, 10, 12, 15, 16, 20, 25, found 7; see csp generate --help",
        "generate --symmetry rotate90 --size 6 | symmetry rotate90 does not fit 6×6, because it maps some units to no unit; see csp generate --help",
        "generate --symmetry rotate90 --clues 30 | no pattern of 30 givens has symmetry rotate90; 29 and 32 are possible; see csp generate --help",
        "generate --dig mask | a mask needs a number of givens; see csp generate --help",
        "generate --variant y | --variant: there is no variant 'y'; there are x, windows, anti-knight, jigsaw, thermometers; see csp generate --help",
        "generate --variant x --format line | --format: line cannot represent variants; json can; see csp generate --help",
        "generate --format jsn | --format: there is no format 'jsn' (did you mean json?); there are line, sdk, sdm, grid, candidates, library, list, json, csv; see csp generate --help",
        "generate --sheet x.pdf --per-page 2 | --per-page: expected 1 or 4, found 2; see csp generate --help",
        "generate --sheet x.pdf -n 10001 | --sheet takes up to 10000 puzzles, found -n 10001; see csp generate --help",
        "generate --from-collection --size 16 | --from-collection accepts --difficulty, --clues, --rating and --needs only: its puzzles are plain 9×9, filled and dug in the usual way; see csp generate --help",
        "generate --paper letter | --paper requires --sheet; see csp generate --help",
        "generate --sheet x.pdf --paper a5 | --paper: there is no paper 'a5'; there are a4, letter; see csp generate --help",
        "generate --variant x,windows,anti-knight | there is no 9×9 (x, windows, anti-knight): a complete search has found no grid that satisfies all of its rules; see csp generate --help",
        "generate --per-page 4 | --per-page requires --sheet; see csp generate --help",
        "generate -o no/such/file | --output no/such/file: there is no such folder; see csp generate --help",
        "gen --sheet / | --sheet /: is a directory; see csp generate --help",
        "generate x | there is one argument too many, 'x'; see csp generate --help",
        "gui a b | there is one argument too many, 'b'; see csp gui --help",
      })
  void isReportedInOneSentence(String commandLine, String sentence) {
    Csp.Ending ending = Csp.run(commandLine.split(" ", -1));
    assertThat(ending).isEqualTo(new Csp.Ending(2, "", "csp: " + sentence + "\n"));
  }
}
