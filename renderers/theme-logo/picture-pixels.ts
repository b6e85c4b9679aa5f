/** The longest side of what is looked at, in pixels. */
const SIDE = 128;
const MOST_BYTES = 10 * 1024 * 1024;

/** The pixels of a picture file, made small. Throws for what is no picture, and for one that is larger than 10 MB. */
export async function picturePixels(file: File): Promise<Uint8ClampedArray> {
  if (file.size > MOST_BYTES) throw new Error('The picture is larger than 10 MB. Choose a smaller one.');
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    // A drawing may say no size of its own.
    const [width, height] = [picture.naturalWidth || SIDE, picture.naturalHeight || SIDE];
    const scale = Math.min(1, SIDE / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws no pictures. Choose a brand colour.');
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  } finally {
    URL.revokeObjectURL(address);
  }
}
