import { XMLParser } from 'fast-xml-parser';

/** What a CAS server says of a ticket. */
export type CasAnswer = { user: string; attributes: Record<string, unknown> } | { failure: string };

/**
 * Only the five entities that every XML has and numbers of characters are read (`isWellReferred`); comments stay apart from text, so that
 * `admin<!-- -->.evil` is no `admin.evil`.
 */
const parser = new XMLParser({
  processEntities: true,
  htmlEntities: true,
  removeNSPrefix: true,
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  commentPropName: '#comment',
  trimValues: true,
});

const cdata = /<!\[CDATA\[[\s\S]*?\]\]>/g;
const otherReference = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i;

/** Whether every reference in a document without a type is one that XML itself defines (XML 1.0, 4.1 and 4.6). */
const isWellReferred = (xml: string): boolean => !otherReference.test(xml.replaceAll(cdata, ''));

type Element = Record<string, unknown>;

const elementAt = (parent: unknown, name: string): unknown =>
  typeof parent === 'object' && parent !== null && Object.hasOwn(parent, name) ? (parent as Element)[name] : undefined;

const isPlain = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Reads the answer of `serviceValidate` (CAS protocol 2.0, 2.5.2). Null for anything that is not plainly one of the
 * two answers: a document type, an entity of its own, a comment inside the name, several users.
 */
export function readCasAnswer(xml: string): CasAnswer | null {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml) || !isWellReferred(xml)) return null;
  let document: unknown;
  try {
    document = parser.parse(xml, true);
  } catch {
    return null;
  }
  const response = elementAt(document, 'serviceResponse');
  const success = elementAt(response, 'authenticationSuccess');
  const failure = elementAt(response, 'authenticationFailure');
  if (success === undefined && failure !== undefined) {
    const code = elementAt(failure, '@_code');
    return { failure: isPlain(code) ? code : 'unknown' };
  }
  const user = elementAt(success, 'user');
  if (failure !== undefined || !isPlain(user)) return null;
  const attributes = elementAt(success, 'attributes');
  return { user, attributes: typeof attributes === 'object' && attributes !== null ? (attributes as Element) : {} };
}
