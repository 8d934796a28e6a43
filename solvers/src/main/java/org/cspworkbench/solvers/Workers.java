package org.cspworkbench.solvers;

/**
 * Runs work that several workers share. Solvers start no threads themselves, so that they also run
 * where there is only one.
 */
public interface Workers {

  /** The calling thread alone. */
  Workers ONE =
      new Workers() {
        @Override
        public int count() {
          return 1;
        }

        @Override
        public void run(Runnable work) {
          work.run();
        }
      };

  /** Returns the number of workers, at least 1. */
  int count();

  /**
   * Runs {@code work} once for each worker, at the same time if possible, and returns when all runs
   * have ended. An exception of a run is thrown after that.
   */
  void run(Runnable work);
}
