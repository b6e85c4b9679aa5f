declare global {
  interface Window {
    MonacoEnvironment?: { getWorker(id: string, language: string): Worker };
  }
}

/** Tells Monaco where its workers are. They are loaded when a text is opened. */
export function provideWorkers(): void {
  window.MonacoEnvironment = {
    getWorker: (_, language) =>
      language === 'json'
        ? new Worker(new URL('./json-worker.ts', import.meta.url), { type: 'module' })
        : new Worker(new URL('./base-worker.ts', import.meta.url), { type: 'module' }),
  };
}
