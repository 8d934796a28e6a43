package org.cspworkbench.presentation.homework;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Strings;
import com.google.common.io.BaseEncoding;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Random;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The examples of the standards, and the classes of the JDK as oracles. */
final class Sha256Test {

  private static String hexadecimal(byte[] bytes) {
    return BaseEncoding.base16().lowerCase().encode(bytes);
  }

  /** The examples that NIST publishes for FIPS 180-4. */
  @ParameterizedTest
  @CsvSource({
    "'', e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "abc, ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq,"
        + " 248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  })
  void theExamplesOfTheStandardHaveTheirHashes(String message, String hash) {
    assertThat(hexadecimal(Sha256.hash(message.getBytes(US_ASCII)))).isEqualTo(hash);
  }

  /** RFC 4231, test cases 2 and 6: a short key, and one that is longer than a block. */
  @Test
  void theExamplesOfTheStandardHaveTheirCodes() {
    assertThat(
            hexadecimal(
                Sha256.hmac(
                    "Jefe".getBytes(US_ASCII), "what do ya want for nothing?".getBytes(US_ASCII))))
        .isEqualTo("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    byte[] longKey = BaseEncoding.base16().decode(Strings.repeat("AA", 131));
    assertThat(
            hexadecimal(
                Sha256.hmac(
                    longKey,
                    "Test Using Larger Than Block-Size Key - Hash Key First".getBytes(US_ASCII))))
        .isEqualTo("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
  }

  @Test
  void messagesAndKeysOfEveryLengthAgreeWithTheJdk() throws GeneralSecurityException {
    Random random = new Random(1);
    for (int length = 0; length < 300; length++) {
      byte[] message = new byte[length];
      random.nextBytes(message);
      assertThat(Sha256.hash(message))
          .as("length %d", length)
          .isEqualTo(MessageDigest.getInstance("SHA-256").digest(message));
      byte[] key = new byte[1 + random.nextInt(150)];
      random.nextBytes(key);
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      assertThat(Sha256.hmac(key, message))
          .as("key of %d bytes, message of %d", key.length, length)
          .isEqualTo(mac.doFinal(message));
    }
  }
}
