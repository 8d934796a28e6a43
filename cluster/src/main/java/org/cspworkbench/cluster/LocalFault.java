package org.cspworkbench.cluster;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.hadoop.fs.FSError;

/** The local file system of Hadoop throws errors for what is an exception elsewhere. */
final class LocalFault {

  private LocalFault() {}

  /** Returns the exception behind a fault of any file system. */
  static IOException of(Throwable fault) {
    if (fault instanceof IOException exception) {
      return exception;
    }
    return fault.getCause() instanceof IOException cause ? cause : new IOException(fault);
  }

  /** Returns {@code stream}, such that it throws exceptions only. */
  static OutputStream checked(OutputStream stream) {
    return new Checked(stream);
  }

  private static final class Checked extends FilterOutputStream {

    private Checked(OutputStream stream) {
      super(stream);
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      try {
        out.write(bytes, offset, length);
      } catch (FSError e) {
        throw of(e);
      }
    }

    @Override
    public void flush() throws IOException {
      try {
        out.flush();
      } catch (FSError e) {
        throw of(e);
      }
    }

    @Override
    public void close() throws IOException {
      try {
        out.close();
      } catch (FSError e) {
        throw of(e);
      }
    }
  }
}
