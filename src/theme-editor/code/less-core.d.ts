declare module 'less/lib/less/index.js' {
  /** The compiler without a platform: it reads no files. */
  interface Less {
    AbstractPluginLoader: new () => object;
    /** What loads plug-ins. */
    PluginLoader?: new () => object;
    render(source: string, options: object): Promise<{ css: string }>;
  }
  export default function createLess(environment: object, fileManagers: readonly object[]): Less;
}
