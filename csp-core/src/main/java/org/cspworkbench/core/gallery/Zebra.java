package org.cspworkbench.core.gallery;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;

/**
 * The zebra puzzle: five houses in a row, each of another colour, whose owners differ in
 * nationality, pet, drink and cigarettes. Who drinks water, and who owns the zebra? (Life
 * International, 17 December 1962.)
 *
 * <p>One variable for each colour, nationality, pet, drink and brand, whose value is the house,
 * counted from the left. It has one solution: the Norwegian drinks water, and the Japanese owns the
 * zebra.
 */
public final class Zebra {

  private static final int HOUSES = 5;

  /** One object for all its constraints, so that one table is enough. */
  private static final Predicate.Test SIDE_BY_SIDE = houses -> Math.abs(houses[0] - houses[1]) == 1;

  private final Csp.Builder csp = Csp.builder("Zebra");

  private Zebra() {}

  /** Returns the puzzle as it was printed. */
  public static Csp puzzle() {
    return new Zebra().stated();
  }

  private Csp stated() {
    Variable red = house("red");
    Variable green = house("green");
    Variable ivory = house("ivory");
    Variable yellow = house("yellow");
    Variable blue = house("blue");
    Variable english = house("Englishman");
    Variable spanish = house("Spaniard");
    Variable ukrainian = house("Ukrainian");
    Variable norwegian = house("Norwegian");
    Variable japanese = house("Japanese");
    Variable dog = house("dog");
    Variable snails = house("snails");
    Variable fox = house("fox");
    Variable horse = house("horse");
    Variable zebra = house("zebra");
    Variable coffee = house("coffee");
    Variable tea = house("tea");
    Variable milk = house("milk");
    Variable juice = house("orange juice");
    Variable water = house("water");
    Variable oldGold = house("Old Gold");
    Variable kools = house("Kools");
    Variable chesterfields = house("Chesterfields");
    Variable luckyStrike = house("Lucky Strike");
    Variable parliaments = house("Parliaments");

    eachItsOwn("colours", red, green, ivory, yellow, blue);
    eachItsOwn("nationalities", english, spanish, ukrainian, norwegian, japanese);
    eachItsOwn("pets", dog, snails, fox, horse, zebra);
    eachItsOwn("drinks", coffee, tea, milk, juice, water);
    eachItsOwn("cigarettes", oldGold, kools, chesterfields, luckyStrike, parliaments);

    csp.equal(english, red);
    csp.equal(spanish, dog);
    csp.equal(coffee, green);
    csp.equal(ukrainian, tea);
    csp.equal(green, ivory, 1); // immediately to the right of
    csp.equal(oldGold, snails);
    csp.equal(kools, yellow);
    csp.where("milk = middle house", house -> house[0] == (HOUSES + 1) / 2, milk);
    csp.where("Norwegian = first house", house -> house[0] == 1, norwegian);
    nextTo(chesterfields, fox);
    nextTo(kools, horse);
    csp.equal(luckyStrike, juice);
    csp.equal(japanese, parliaments);
    nextTo(norwegian, blue);
    return csp.build();
  }

  private Variable house(String name) {
    return csp.variable(name, Domain.range(1, HOUSES));
  }

  private void eachItsOwn(String kind, Variable... members) {
    csp.post(new AllDifferent(kind, ImmutableList.copyOf(members)));
  }

  private void nextTo(Variable x, Variable y) {
    csp.where("|" + x + " − " + y + "| = 1", SIDE_BY_SIDE, x, y);
  }
}
