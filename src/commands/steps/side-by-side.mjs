/**
 * Works on items side by side, at most `most` at the same time, in their order: what takes longest belongs at the front.
 *
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} most how many at the same time; at least one
 * @param {(item: Item) => Promise<void>} work
 * @returns {Promise<void>} fulfilled when every item is done; rejects with the first error of `work`
 */
export async function sideBySide(items, most, work) {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.max(1, most) }, lane));
}
