import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract, Operation, Schema } from '../../../kernel/contracts/contract.ts';
import type { Generator } from '../sources.ts';
import { escaped, table, type Value, valueType } from './markdown.ts';

/** Who may make a call, in words. */
const ACCESS: Readonly<Record<Operation['access'], string>> = {
  anonymous: 'Everybody.',
  'signed-in': 'Whoever is signed in.',
  'super-admin': 'Super-administrators.',
  'company-member': 'Members of the company.',
  'company-admin': 'Owners and administrators of the company.',
  'app-designer': 'Designers of the app, and owners and administrators of its company.',
};

type Property = Value & { description?: string };

/** The members that a part of a request may have, as rows. */
function rowsOf(schema: Schema | undefined, place: string, { definitions = {} }: Contract): string[][] {
  const name = String(schema?.['$ref'] ?? '').replace('#/definitions/', '');
  const { properties = {}, required = [] } = ((name && definitions[name]) || schema || {}) as {
    properties?: Record<string, Property>;
    required?: string[];
  };
  return Object.entries(properties).map(([key, property]) => [
    `\`${key}\``,
    place + (required.includes(key) ? ', required' : ''),
    valueType(property),
    escaped(property.description ?? ''),
  ]);
}

function sectionOf(operation: Operation, contract: Contract): string {
  const { method, path, summary, access, scoped, token, params, query, body, errors = [] } = operation;
  const rows = [
    ...rowsOf(params, 'path', contract),
    ...rowsOf(query, 'query', contract),
    ...rowsOf(body, 'body', contract),
  ];
  const address = path.replaceAll(/:(\w+)/g, '{$1}');
  return [
    `## ${method} ${escaped(address)}`,
    escaped(summary),
    `**Who:** ${ACCESS[access]}${token ? ` Programs need an access token with the right \`${token}\`.` : ''}`,
    scoped ? 'Below `/api`, `/api/company/{companyKey}` and `/api/company/{companyKey}/app/{appKey}`.' : '',
    rows.length > 0 ? table(['Name', 'In', 'Type', 'What it says'], rows) : '',
    errors.length > 0 ? `**Errors:** ${errors.map((code) => `\`${code}\``).join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A page for each contract of the API. */
export const callPages: Generator = (projectRoot) => {
  const folder = join(projectRoot, 'schemas', 'contracts');
  const contracts = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Contract);
  return contracts.map((contract) => {
    const { title, description, operations } = contract;
    const intro = description ? [escaped(description)] : [];
    const text = [`# ${title}`, ...intro, ...operations.map((operation) => sectionOf(operation, contract))].join(
      '\n\n',
    );
    return { key: `api-${title}`, texts: { 'en-US': text }, examples: [] };
  });
};
