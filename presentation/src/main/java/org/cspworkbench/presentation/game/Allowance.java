package org.cspworkbench.presentation.game;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.OptionalInt;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Json;

/**
 * A limit on the number of hints or errors.
 *
 * @param most the limit, or empty if there is none
 */
public record Allowance(OptionalInt most) {

  /** No limit. */
  public static final Allowance UNLIMITED = new Allowance(OptionalInt.empty());

  private static final String NO_LIMIT = "unlimited";

  /** A limit as a number; {@code "unlimited"} if there is none. */
  public static final Codec<Allowance> CODEC =
      Codec.of(Allowance::read, (allowance, json) -> allowance.write(json));

  /**
   * Checks the range.
   *
   * @param most the limit, or empty if there is none
   * @throws IllegalArgumentException if the limit is negative
   */
  public Allowance {
    checkArgument(most.orElse(0) >= 0, "nobody may use %s of something", most);
  }

  /** Returns a limit, which must be at least 0. */
  public static Allowance of(int most) {
    return new Allowance(OptionalInt.of(most));
  }

  /** Returns whether there is no limit. */
  public boolean isUnlimited() {
    return most.isEmpty();
  }

  /** Returns whether one more is allowed after {@code used}. */
  public boolean leaves(int used) {
    return isUnlimited() || used < most.getAsInt();
  }

  private static Allowance read(Json json) throws UnreadableException {
    return json instanceof Json.Text text && text.value().equals(NO_LIMIT)
        ? UNLIMITED
        : of((int) json.asNumber(0, Integer.MAX_VALUE));
  }

  private void write(JsonWriter json) throws IOException {
    if (isUnlimited()) {
      json.value(NO_LIMIT);
    } else {
      json.value(most.getAsInt());
    }
  }
}
