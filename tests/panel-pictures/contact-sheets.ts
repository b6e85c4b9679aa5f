import sharp from 'sharp';

const ROOM = { width: 1920, gap: 8, caption: 20 };
const ON_A_SHEET = 9;

const captionOf = (name: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${ROOM.caption}"><rect width="100%" height="100%" fill="#333"/><text x="6" y="15" font-size="14" font-family="sans-serif" fill="#fff">${name}</text></svg>`,
  );

/** Pictures of one size on sheets with their names: nine on each, three beside each other, or all nine where they are narrow. */
export async function contactSheets(pictures: ReadonlyMap<string, Buffer>): Promise<Buffer[]> {
  const all = [...pictures];
  const sheets: Buffer[] = [];
  for (let first = 0; first < all.length; first += ON_A_SHEET) {
    const some = all.slice(first, first + ON_A_SHEET);
    const { width = 1, height = 1 } = await sharp(some[0]![1]).metadata();
    const columns = width > height ? 3 : 5;
    const cell = Math.floor(ROOM.width / columns) - ROOM.gap;
    const tall = Math.round((cell * height) / width) + ROOM.caption + ROOM.gap;
    const parts = await Promise.all(
      some.map(async ([name, picture], at) => {
        const place = { left: (at % columns) * (cell + ROOM.gap), top: Math.floor(at / columns) * tall };
        return [
          { input: captionOf(name, cell), ...place },
          { input: await sharp(picture).resize(cell).toBuffer(), left: place.left, top: place.top + ROOM.caption },
        ];
      }),
    );
    const size = { width: ROOM.width, height: Math.ceil(some.length / columns) * tall };
    sheets.push(
      await sharp({ create: { ...size, channels: 3, background: '#888' } })
        .composite(parts.flat())
        .png()
        .toBuffer(),
    );
  }
  return sheets;
}
