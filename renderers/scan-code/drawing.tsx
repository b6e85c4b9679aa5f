import { QRCodeSVG } from 'qrcode.react';

export interface DrawingProps {
  content: string;
  label: string;
  /** Pixels. */
  size: number;
  /** Error correction (ISO/IEC 18004). */
  level: 'L' | 'M' | 'Q' | 'H';
}

/** Modules of white around a code; cameras look for them. */
const MARGIN = 4;

/** The code itself, in a file of its own: only pages that show one load the library. */
export const Drawing = ({ content, label, size, level }: DrawingProps) => (
  <QRCodeSVG
    {...{ size, level }}
    value={content}
    marginSize={MARGIN}
    role="img"
    aria-label={label}
    data-content={content}
  />
);
