package org.cspworkbench.presentation.homework;

import java.util.Arrays;

/**
 * SHA-256 and its keyed form HMAC (NIST, "Secure Hash Standard", FIPS 180-4; Krawczyk, Bellare and
 * Canetti, "HMAC: Keyed-Hashing for Message Authentication", RFC 2104).
 *
 * <p>Written out here because the classes of {@code java.security} are not available in a browser.
 */
final class Sha256 {

  private static final int BLOCK = 64; // bytes
  private static final int LENGTH = 8; // bytes, of the length of the message in bits

  /** The first 32 bits of the fractional parts of the square roots of the first 8 primes. */
  private static final int[] START = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
  };

  /** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
  private static final int[] K = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
  };

  private Sha256() {}

  /** Returns the 32 bytes of the hash of {@code message}. */
  static byte[] hash(byte[] message) {
    byte[] padded = padded(message);
    int[] hash = START.clone();
    for (int at = 0; at < padded.length; at += BLOCK) {
      compress(hash, schedule(padded, at));
    }
    byte[] bytes = new byte[4 * hash.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (hash[i / 4] >>> (24 - 8 * (i % 4)));
    }
    return bytes;
  }

  /** Returns the 32 bytes of the HMAC of {@code message} under {@code key}. */
  static byte[] hmac(byte[] key, byte[] message) {
    byte[] block = Arrays.copyOf(key.length > BLOCK ? hash(key) : key, BLOCK);
    return hash(joined(block, 0x5c, hash(joined(block, 0x36, message))));
  }

  /**
   * Returns {@code block}, each byte of which is combined with {@code pad}, and then {@code rest}.
   */
  private static byte[] joined(byte[] block, int pad, byte[] rest) {
    byte[] joined = Arrays.copyOf(block, BLOCK + rest.length);
    for (int i = 0; i < BLOCK; i++) {
      joined[i] ^= (byte) pad;
    }
    System.arraycopy(rest, 0, joined, BLOCK, rest.length);
    return joined;
  }

  /** Returns the message, a bit 1, bits 0, and the length, in whole blocks. */
  private static byte[] padded(byte[] message) {
    int blocks = (message.length + LENGTH) / BLOCK + 1;
    byte[] padded = Arrays.copyOf(message, blocks * BLOCK);
    padded[message.length] = (byte) 0x80;
    long bits = 8L * message.length;
    for (int i = 0; i < LENGTH; i++) {
      padded[padded.length - 1 - i] = (byte) (bits >>> (8 * i));
    }
    return padded;
  }

  private static int[] schedule(byte[] bytes, int at) {
    int[] w = new int[K.length];
    for (int t = 0; t < BLOCK; t++) {
      w[t / 4] = w[t / 4] << 8 | (bytes[at + t] & 0xff);
    }
    for (int t = BLOCK / 4; t < w.length; t++) {
      int s0 =
          Integer.rotateRight(w[t - 15], 7)
              ^ Integer.rotateRight(w[t - 15], 18)
              ^ (w[t - 15] >>> 3);
      int s1 =
          Integer.rotateRight(w[t - 2], 17) ^ Integer.rotateRight(w[t - 2], 19) ^ (w[t - 2] >>> 10);
      w[t] = w[t - 16] + s0 + w[t - 7] + s1;
    }
    return w;
  }

  private static void compress(int[] hash, int[] w) {
    int[] v = hash.clone(); // a to h
    for (int t = 0; t < K.length; t++) {
      int e = v[4];
      int sum1 =
          Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
      int choice = (e & v[5]) ^ (~e & v[6]);
      int t1 = v[7] + sum1 + choice + K[t] + w[t];
      int a = v[0];
      int sum0 =
          Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
      int majority = (a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]);
      System.arraycopy(v, 0, v, 1, v.length - 1);
      v[4] += t1;
      v[0] = t1 + sum0 + majority;
    }
    for (int i = 0; i < hash.length; i++) {
      hash[i] += v[i];
    }
  }
}
