import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A package with one property and a script. */
export async function packed(name: string, script: string): Promise<Buffer> {
  const zip = new ZipFile();
  const schema = { type: 'object', properties: { text: { type: 'string' } } };
  zip.addBuffer(Buffer.from(JSON.stringify({ name, version: '1.0.0', licence: 'MIT' })), 'manifest.json');
  zip.addBuffer(Buffer.from(JSON.stringify(schema)), 'schema.json');
  zip.addBuffer(Buffer.from(script), 'index.js');
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}
