import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import form from '../overlay.schema.json' with { type: 'json' };
import type { Overlay } from './overlay-format.ts';
import { OVERLAY, SourceError } from './source-error.ts';

const FORM = 'overlay';

let ajv: Ajv | undefined;

function parsed(root: string, path: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch (error) {
    throw new SourceError(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** What a file says, when it has the form that the corrections have. */
function read<Name extends keyof Overlay>(root: string, name: Name): Overlay[Name] {
  const path = `${OVERLAY}/${name}.json`;
  const content = parsed(root, path);
  refuseOtherForms(name, content);
  return content as Overlay[Name];
}

/** Refuses words that no one reads: a misspelt one would be a correction that is not made. */
export function refuseOtherForms(name: keyof Overlay, content: unknown): void {
  ajv ??= new Ajv({ strict: false, validateFormats: false }).addSchema(form, FORM);
  if (ajv.validate(`${FORM}#/definitions/${name}`, content)) return;
  const [error] = ajv.errors ?? [];
  const entry = Array.isArray(content) ? content[Number(error?.instancePath.split('/')[1])] : undefined;
  const word = error?.params['additionalProperty'];
  const said = `${error?.message}${word === undefined ? '' : `: "${word}"`}`;
  const reason = entry?.reason === undefined ? '' : `, "${entry.reason}"`;
  throw new SourceError(
    `${OVERLAY}/${name}.json (${error?.instancePath}${reason}): it ${said}. ` +
      'src/validation/amis/overlay.schema.json says what may stand there',
  );
}

/** The reviewed corrections in `overlay/`. */
export function readOverlay(root: string): Overlay {
  return {
    definitions: read(root, 'definitions'),
    types: read(root, 'types'),
    required: read(root, 'required'),
    everywhere: read(root, 'everywhere'),
  };
}
