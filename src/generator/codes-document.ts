import { readSource } from './read-source.ts';

interface Code {
  document: string;
  why: { 'en-US': string; 'zh-CN': string };
  wrong: unknown;
  right: unknown;
}

/** What the examples of a kind are examples of. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  page: 'a page',
  value: 'a page given as a value, in which `{ "$bigint": "1" }` stands for `1n`',
  builtin: 'a built-in screen',
  login: 'the sign-in page of a company',
  shell: 'a page of the area `shell`',
  company: "a company's page of a screen",
  parts: 'a page, with the parts that there are',
  component: 'a page of a level that has the component `chart`',
  routes: '`schemas/routes.json`',
  locales: 'the files of `schemas/locales`',
  renderer: '`renderers/sky/schema.json`',
  'renderer-button': '`renderers/<the type>/schema.json`',
  bytes: "a file's bytes in base64",
  file: 'the name of a file',
};

const HEAD = `# Codes of the checker

<!-- Made by \`npm run types\` from codes.json and schemas/locales; change those and run it again. -->

Every message has one of these codes, the same in each language, and says what is meant in English or Chinese; \`{name}\` stands for what the
page has there. Each has a wrong example, of which exactly this is told, and a right one, of which nothing is told; tests run both.
Where its severity stands, and how to waive one: [README](README.md).

## Bounds

\`value.limit\` writes what it found and what is allowed in signs: \`0\` and \`≥ 1\` for a number, \`length 9\` and \`length ≤ 8\` for a text, \`items 0\` and
\`items ≥ 1\` for a list, \`items[i] ≠ items[j]\` for one whose items must differ, \`integer\`, and \`/…/\` for a regular
expression.
`;

/** Long texts stand there as what they repeat. */
function shown(example: unknown): string {
  if (typeof example === 'string') return example;
  return JSON.stringify(example, null, 1).replace(/\n\s*/g, ' ');
}

function block(title: string, example: unknown): string {
  return `${title}\n\n\`\`\`json\n${shown(example)}\n\`\`\`\n`;
}

/** The document of the codes: what each means, in both languages, with its examples. */
export function codesDocument(root: string): string {
  const codes = readSource<Record<string, Code>>(root, 'src/validation/codes.json');
  const textsIn = (locale: string) => readSource<Record<string, string>>(root, `schemas/locales/${locale}.json`);
  const [english, chinese] = [textsIn('en-US'), textsIn('zh-CN')];
  const parts = Object.entries(codes).map(([code, { document, why, wrong, right }]) => {
    const said = `> ${english[`validate.${code}`]}\n>\n> ${chinese[`validate.${code}`]}`;
    const of = DOCUMENTS[document] ?? document;
    return `<a id="${code}"></a>\n\n## ${code}\n\n${why['en-US']}\n\n${why['zh-CN']}\n\n${said}\n\n${block(`Wrong, in ${of}:`, wrong)}\n${block('Right:', right)}`;
  });
  return `${HEAD}\n${parts.join('\n')}`;
}
