package org.cspworkbench.document.json;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.UnreadableException;

/**
 * How values of one kind are written as JSON, and read from it: what is written is read back as an
 * equal value, and what cannot be read has a message with its position.
 *
 * @param <T> the kind of value
 */
public final class Codec<T> {

  /**
   * Makes a value of what a document has in its place.
   *
   * @param <F> what the document has
   * @param <T> the value
   */
  @FunctionalInterface
  public interface Reading<F, T> {

    /**
     * Returns the value.
     *
     * @throws UnreadableException if there is none; without a position, that of all of it is meant
     * @throws IllegalArgumentException if there is none; the message is a sentence
     */
    T read(F from) throws UnreadableException;
  }

  /**
   * Writes a value.
   *
   * @param <T> the value
   */
  @FunctionalInterface
  public interface Writing<T> {

    /** Writes {@code value}, as one value of JSON. */
    void write(T value, JsonWriter json) throws IOException;
  }

  private final Reading<Json, T> reading;
  private final Writing<T> writing;

  private Codec(Reading<Json, T> reading, Writing<T> writing) {
    this.reading = reading;
    this.writing = writing;
  }

  /** Returns the codec of these two, which are inverse. */
  public static <T> Codec<T> of(Reading<Json, T> reading, Writing<T> writing) {
    return new Codec<>(reading, writing);
  }

  /**
   * Returns the codec of values whose JSON is made as a text.
   *
   * @param text returns the JSON of a value
   */
  public static <T> Codec<T> ofText(Reading<Json, T> reading, Function<T, String> text) {
    return of(reading, (value, json) -> json.jsonValue(text.apply(value)));
  }

  /** Returns the codec of JSON of any kind. */
  public static Codec<Json> json() {
    return of(json -> json, Json::write);
  }

  /** Returns the codec of texts. */
  public static Codec<String> text() {
    return of(json -> json.asText().value(), (text, json) -> json.value(text));
  }

  /** Returns the codec of bytes, in Base64. */
  public static Codec<byte[]> bytes() {
    return text().as(Codec::decoded, bytes -> Base64.getEncoder().encodeToString(bytes));
  }

  private static byte[] decoded(String base64) {
    try {
      return Base64.getDecoder().decode(base64);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("expected bytes in Base64", e);
    }
  }

  /** Returns the codec of {@code true} and {@code false}. */
  public static Codec<Boolean> truth() {
    return of(Json::asTruth, (truth, json) -> json.value(truth.booleanValue()));
  }

  /** Returns the codec of whole numbers from {@code least} to {@code most}. */
  public static Codec<Integer> whole(int least, int most) {
    return of(json -> (int) json.asNumber(least, most), (number, json) -> json.value(number));
  }

  /** Returns the codec of whole numbers from {@code least} to {@code most}, up to 18 digits. */
  public static Codec<Long> wholeLong(long least, long most) {
    return of(json -> json.asNumber(least, most), (number, json) -> json.value(number.longValue()));
  }

  /** Returns the codec of numbers above 0 and up to {@code most}. */
  public static Codec<Double> positive(double most) {
    return of(json -> json.asPositive(most), (number, json) -> json.value(number.doubleValue()));
  }

  /** Returns the codec of the names of constants, in lower case, with {@code -} for {@code _}. */
  public static <E extends Enum<E>> Codec<E> word(Class<E> constants) {
    ImmutableList<String> words =
        Arrays.stream(constants.getEnumConstants())
            .map(Codec::word)
            .collect(ImmutableList.toImmutableList());
    return of(
        json -> {
          String found = json.asText().value();
          int place = words.indexOf(found);
          if (place < 0) {
            throw new UnreadableException(
                json.at(),
                "expected one of "
                    + String.join(", ", words)
                    + ", found "
                    + Quote.of(found)
                    + Nearest.hint(found, words));
          }
          return constants.getEnumConstants()[place];
        },
        (constant, json) -> json.value(word(constant)));
  }

  private static String word(Enum<?> constant) {
    return Ascii.toLowerCase(constant.name()).replace('_', '-');
  }

  /** Returns the codec of lists of such values. */
  public Codec<ImmutableList<T>> list() {
    return of(
        json -> {
          ImmutableList.Builder<T> values = ImmutableList.builder();
          for (Json item : json.asItems()) {
            values.add(read(item));
          }
          return values.build();
        },
        (values, json) -> {
          json.beginArray();
          for (T value : values) {
            write(value, json);
          }
          json.endArray();
        });
  }

  /** Returns the codec of objects whose members have names of any kind, and such values. */
  public Codec<ImmutableMap<String, T>> map() {
    return map(name -> name, name -> name);
  }

  /**
   * Returns the codec of objects whose members have names that stand for keys, and such values.
   *
   * @param key returns the key of a name
   * @param name returns the name of a key
   */
  public <K> Codec<ImmutableMap<K, T>> map(Reading<String, K> key, Function<K, String> name) {
    return of(
        json -> {
          ImmutableMap.Builder<K, T> values = ImmutableMap.builder();
          for (Json.Member member : json.asMembers().values()) {
            Json.Text written = member.name();
            values.put(made(key, written.value(), written), read(member.value()));
          }
          return values.buildOrThrow();
        },
        (values, json) -> {
          json.beginObject();
          for (Map.Entry<K, T> value : values.entrySet()) {
            json.name(name.apply(value.getKey()));
            write(value.getValue(), json);
          }
          json.endObject();
        });
  }

  /**
   * Returns the codec of values that are written as values of this codec.
   *
   * @param made returns the value
   * @param written returns what is written for a value
   */
  public <U> Codec<U> as(Reading<T, U> made, Function<U, T> written) {
    return of(
        json -> made(made, read(json), json), (value, json) -> write(written.apply(value), json));
  }

  /** Returns the codec that reads {@code usual} from what this codec cannot read. */
  public Codec<T> or(T usual) {
    return of(
        json -> {
          try {
            return read(json);
          } catch (UnreadableException e) {
            return usual;
          }
        },
        writing);
  }

  /** Returns this codec, which writes a value on one line where others are written for people. */
  public Codec<T> onOneLine() {
    return of(reading, (value, json) -> json.jsonValue(line(value)));
  }

  /** Returns this codec, which writes a value on one line with blanks behind commas and colons. */
  public Codec<T> spaced() {
    return of(reading, (value, json) -> json.jsonValue(spacedLine(value)));
  }

  /** Returns {@code value} on one line with blanks behind commas and colons, without its end. */
  public String spacedLine(T value) {
    return written(
        value,
        json -> json.setFormattingStyle(FormattingStyle.COMPACT.withSpaceAfterSeparators(true)));
  }

  /** Returns what {@code made} makes of {@code value}, which stands at {@code json}. */
  private static <F, T> T made(Reading<F, T> made, F value, Json json) throws UnreadableException {
    try {
      return made.read(value);
    } catch (UnreadableException e) {
      throw e.orAt(json.at());
    } catch (IllegalArgumentException e) {
      throw new UnreadableException(json.at(), String.valueOf(e.getMessage()));
    }
  }

  /**
   * Returns the codec of objects whose members {@code made} states, in the order in which they are
   * written; when it reads, it rejects members of other names.
   *
   * @param made returns the value of the members
   */
  public static <T> Codec<T> object(Reading<Members<T>, T> made) {
    return of(
        json -> {
          Fields fields = new Fields(json);
          T value = made(made, new Members.Read<>(fields), json);
          fields.end();
          return value;
        },
        (value, json) -> writeObject(made, value, json));
  }

  /**
   * Returns the codec of objects whose members {@code made} states, in the order in which they are
   * written; when it reads, it steps over members of other names.
   *
   * @param made returns the value of the members
   */
  public static <T> Codec<T> objectAmongOthers(Reading<Members<T>, T> made) {
    return of(
        json -> made(made, new Members.Read<>(new Fields(json)), json),
        (value, json) -> writeObject(made, value, json));
  }

  private static <T> void writeObject(Reading<Members<T>, T> made, T value, JsonWriter json)
      throws IOException {
    json.beginObject();
    try {
      made.read(new Members.Written<>(value, json));
    } catch (UnreadableException e) {
      throw new IllegalStateException("the parts of a value can be put together again", e);
    }
    json.endObject();
  }

  /** Returns the value of {@code json}. */
  public T read(Json json) throws UnreadableException {
    return made(reading, json, json);
  }

  /**
   * Returns the value of a text, strictly by the standard (RFC 8259).
   *
   * @param source the name of the text in messages
   */
  public T read(String source, String text) throws UnreadableException {
    return read(JsonDocument.strict(source, new StringReader(text)).only());
  }

  /**
   * Returns the value of a text that programs write, strictly by the standard; the texts in it may
   * have any length.
   *
   * @param source the name of the text in messages
   */
  public T readOfAnyLength(String source, String text) throws UnreadableException {
    return read(JsonDocument.ofAnyLength(source, text).only());
  }

  /**
   * Returns the value of a text that people write by hand: with comments, with single quotation
   * marks or none.
   *
   * @param source the name of the text in messages
   */
  public T readLeniently(String source, String text) throws UnreadableException {
    return read(JsonDocument.lenient(source, new StringReader(text)).only());
  }

  /** Writes {@code value}. */
  public void write(T value, JsonWriter json) throws IOException {
    writing.write(value, json);
  }

  /** Returns {@code value} on one line, such that nothing in it ends an element of HTML. */
  public String forHtml(T value) {
    return written(value, json -> json.setHtmlSafe(true));
  }

  /** Returns {@code value} on one line, without its end. */
  public String line(T value) {
    return written(value, json -> {});
  }

  /** Returns {@code value} on lines, for people; the last line ends. */
  public String forPeople(T value) {
    return written(value, json -> json.setFormattingStyle(FormattingStyle.PRETTY)) + "\n";
  }

  private String written(T value, Consumer<JsonWriter> style) {
    StringWriter text = new StringWriter();
    try (JsonWriter json = new JsonWriter(text)) {
      style.accept(json);
      write(value, json);
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory does not fail", e);
    }
    return text.toString();
  }
}
