/** Runs work for a path once the path has been quiet for some milliseconds. */
export function createSettled(work: (path: string) => void): {
  touch(path: string, quiet: number): void;
  clear(): void;
} {
  const timers = new Map<string, NodeJS.Timeout>();
  return {
    touch(path, quiet) {
      clearTimeout(timers.get(path));
      timers.set(
        path,
        setTimeout(() => {
          timers.delete(path);
          work(path);
        }, quiet),
      );
    },
    clear() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
