import type { FastifyInstance } from 'fastify';
import { uploadsContract } from '../../../src/types/generated/contracts/uploads.ts';
import { type Call, defineOperations } from '../../kernel/contracts/index.ts';
import type { Session } from '../../kernel/contracts/session.ts';
import { PLATFORM } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { requireWithin, uploadRule } from '../../kernel/limits/index.ts';
import { purposes } from './purposes.ts';
import { findUpload, insertUpload, uploadPath } from './queries.ts';
import { receiveFile } from './receive.ts';
import { sniffImage } from './sniff.ts';

/**
 * Whose turn a picture takes. A company's own provider makes as many accounts as it likes: those that it let in take turns
 * together.
 */
function turnOf(session: Session | null, accountId: number): string {
  const company = session?.providerCompany ?? PLATFORM;
  return company === PLATFORM ? `account ${accountId}` : `company ${company}`;
}

async function upload({ request, query, services, me }: Call<'upload'>) {
  const { database, limits, audit, config, pictures, now } = services;
  await requireWithin(limits, `upload:${me.id}`, uploadRule);
  const purpose = purposes[query.purpose ?? 'image'];
  const { name, bytes } = await receiveFile(request, purpose.maxBytes);
  if (!sniffImage(bytes)) throw fail('image-type-refused', { field: 'file' });
  const content = await pictures.reencode(turnOf(request.session, me.id), bytes, purpose);
  const id = await insertUpload(database, { owner: me.id, name, contentType: 'image/webp', content, at: now() });
  await audit.record({ action: 'upload.created', actor: me, target: String(id), address: request.ip });
  const url = config.contextPath + uploadPath(id);
  return { id, value: url, url, filename: name };
}

/** Files never change under their id, so browsers keep them; opened on their own they are inert. */
async function uploadedFile({ params, services, request, reply }: Call<'uploadedFile'>) {
  const file = await findUpload(services.database, params.id);
  if (!file) throw fail('not-found');
  const etag = `"${file.sha256}"`;
  reply
    .header('Cache-Control', 'public, max-age=31536000, immutable')
    .header('ETag', etag)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('Content-Disposition', 'inline');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(file.content_type).send(Buffer.from(file.content));
}

/** `POST /api/upload` and `GET /api/upload/{id}`. */
export function registerUploads(app: FastifyInstance): void {
  defineOperations(app, uploadsContract, { upload, uploadedFile });
}
