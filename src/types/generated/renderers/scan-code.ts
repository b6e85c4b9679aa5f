// Made by `npm run types` from renderers/scan-code/schema.json; change that and run it again.

/**
 * A QR code, dark on a white card in every look.
 */
export interface ScanCodeSchema {
  /**
   * The node's type.
   */
  type: 'scan-code';
  /**
   * What a camera reads, such as an address; may be a formula.
   */
  content: string;
  /**
   * What the code says to people who cannot see it.
   */
  label: string;
  /**
   * Width and height of the code in pixels, its white margin included.
   */
  size?: number;
  /**
   * Width and height of the card around the code in pixels; those of the code when absent. The card keeps the place while the code is made.
   */
  card?: number;
  /**
   * Further classes of the node.
   */
  className?: string;
  /**
   * How much of the code may be covered or dirty: 7, 15, 25 or 30 %. A higher level holds fewer bytes.
   */
  level?: 'L' | 'M' | 'Q' | 'H';
  [k: string]: unknown;
}
