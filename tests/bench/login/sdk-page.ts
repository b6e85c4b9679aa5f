import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readComposed } from '../../../src/validation/parts/shipped.ts';

/** Files of the amis SDK as its documentation asks for them. */
export const sdkFiles = ['sdk.css', 'helper.css', 'iconfont.css', 'sdk.js'];

type Json = string | number | boolean | null | Json[] | Node;

type Node = { [name: string]: Json };

/** The platform's own nodes as one would write them with amis alone. */
const plainNodes: Record<string, (node: Node, texts: Record<string, string>) => Node> = {
  brand: () => ({ type: 'tpl', tpl: '${config.siteName}' }),
  'captcha-image': ({ api: _, phone: __, ...rest }) => ({ ...rest, type: 'input-text' }),
  'password-rules': () => ({ type: 'tpl', tpl: '${config.passwordDescription}' }),
  'refreshable-frame': ({ src = '' }) => ({ type: 'iframe', src }),
  'send-code': ({ api: _, target: __, countdown: ___, ...rest }, texts) => ({
    ...rest,
    type: 'input-text',
    addOn: { type: 'button', label: texts['host.code.send'] ?? '' },
  }),
};

/** The same page for the plain SDK: its texts filled in, and the platform's own nodes as those of amis. */
export function sdkSchema(page: Json, texts: Record<string, string>): Json {
  if (typeof page === 'string')
    return page.replace(/i18n:([A-Za-z0-9.-]+[A-Za-z0-9])/g, (whole, key) => texts[key] ?? whole);
  if (Array.isArray(page)) return page.map((item) => sdkSchema(item, texts));
  if (page === null || typeof page !== 'object') return page;
  const plain = plainNodes[String(page['type'])]?.(page, texts) ?? page;
  return Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, sdkSchema(value, texts)]));
}

/** A page of the SDK: one HTML file that loads style sheets and script, then embeds the page. */
export function sdkDocument(schema: unknown, data: object = {}): string {
  const links = sdkFiles
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="/sdk/${file}">`);
  return `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><title>amis SDK</title><meta name="viewport" content="width=device-width, initial-scale=1">
${links.join('\n')}</head>
<body><div id="root"></div><script src="/sdk/sdk.js"></script>
<script>amisRequire('amis/embed').embed('#root', ${inline(schema)}, {data: ${inline(data)}, locale: 'zh-CN'});</script></body></html>`;
}

/** The login page in the SDK. */
export function sdkLogin(root: string, data: object): string {
  const read = (file: string) => JSON.parse(readFileSync(join(root, 'schemas', file), 'utf8'));
  return sdkDocument(sdkSchema(readComposed(root, 'account/login') as Json, read('locales/zh-CN.json')), data);
}

const inline = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
