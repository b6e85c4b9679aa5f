import { LANGUAGES, OWN_TEXTS } from '../../i18n/own-texts.ts';
import { type ProductWords, settleWords, wordsOf } from '../nodes/carried-words.ts';
import { withFreshIds } from '../nodes/fresh-ids.ts';
import { namesIn, withFreshNames } from '../nodes/fresh-names.ts';
import { isObject, type Json } from '../page/json.ts';
import { sourceAlone } from './data-around.ts';
import { PARAMS } from './params.ts';

const isNode = (value: unknown): value is Json => isObject(value) && typeof value['type'] === 'string';

/** One node with everything that a template shows; undefined where it shows nothing. What its page loads for its nodes comes along. */
export function nodeOfTemplate({ $schema, [OWN_TEXTS]: _, [PARAMS]: __, ...page }: Json): Json | undefined {
  if (page['type'] !== 'page') return page;
  const { body, data, initApi } = page;
  const nodes = [body].flat().filter((one) => isNode(one) || (typeof one === 'string' && one !== ''));
  if (nodes.length === 0) return undefined;
  if (data !== undefined || initApi !== undefined)
    return { type: 'service', ...(data ? { data } : {}), ...(initApi ? { api: initApi } : {}), body: nodes };
  return nodes.length === 1 && isNode(nodes[0]) ? nodes[0] : { type: 'container', wrapperBody: false, body: nodes };
}

interface Copying {
  /** The page or the part in it that takes the copy. */
  screen: Json;
  /** Everything that the editor shows. */
  page: unknown;
  template: Json;
  product: ProductWords;
}

/** A copy of what a template shows, as a screen takes it, with the words that it has to take along. */
export function copyFor({ screen, page, template, product }: Copying) {
  const node = nodeOfTemplate(template);
  if (!node) return undefined;
  const settled = settleWords(screen, [node], wordsOf(template, [node], product), product);
  return { node: withFreshNames(settled.nodes[0]!, namesIn(page)), words: settled.words };
}

/**
 * What a template shows that is made of nodes of a page: copies with ids that somebody has chosen, and the words of the page that
 * they name. A whole page stays what it is.
 * @param nodes without the editor's marks
 * @param sources what has the data of the nodes and comes along, the outermost first: services stand around them, a page loads for the template
 */
export function templateOf(
  page: Json,
  nodes: readonly Json[],
  product: ProductWords,
  sources: readonly Json[] = [],
): Json {
  const alone = sources.map(sourceAlone);
  const services = alone.filter(({ type }) => type !== 'page');
  const root = alone.find(({ type }) => type === 'page') ?? { type: 'page' };
  const held = services.reduceRight<readonly Json[]>((body, service) => [{ ...service, body }], nodes);
  const copies = withFreshIds(held, new Set());
  if (copies.length === 1 && copies[0]!['type'] === 'page') return copies[0]!;
  const words = [...wordsOf(page, [...held, root], product)];
  const texts = LANGUAGES.map((language) => [
    language,
    Object.fromEntries(words.map(([key, own]) => [key, own[language]])),
  ]);
  return { ...root, body: copies, ...(words.length > 0 ? { [OWN_TEXTS]: Object.fromEntries(texts) } : {}) };
}
