declare module 'pngjs' {
  /** The part of pngjs that the pictures' comparison uses. */
  export const PNG: { sync: { read(data: Buffer): { width: number; height: number; data: Buffer } } };
}
