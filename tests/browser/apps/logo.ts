/** A picture of one pixel, as a browser sends it. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const logo = { name: 'logo.png', mimeType: 'image/png', buffer: pixel };
