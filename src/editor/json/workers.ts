declare global {
  interface Window {
    MonacoEnvironment?: { getWorker(): Worker };
  }
}

/**
 * Tells Monaco where its worker is. It is loaded when a text is opened. The one for JSON also does what Monaco asks of the worker
 * for every language, so that no second file is loaded for that.
 */
export function provideWorkers(): void {
  window.MonacoEnvironment = {
    getWorker: () => new Worker(new URL('./json-worker.ts', import.meta.url), { type: 'module' }),
  };
}
