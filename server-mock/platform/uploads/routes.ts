import type { FastifyInstance } from 'fastify';
import { uploadsContract } from '../../../src/types/generated/contracts/uploads.ts';
import { type Call, defineOperations } from '../../kernel/contracts/index.ts';
import type { Session } from '../../kernel/contracts/session.ts';
import { PLATFORM } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { companyFileRule, fileRule, requireWithin, uploadRule } from '../../kernel/limits/index.ts';
import { fileBytes, type Purpose, purposes } from './purposes.ts';
import { findUpload, insertUpload, uploadPath } from './queries.ts';
import { type ReceivedFile, receiveFile } from './receive.ts';
import { sniffImage } from './sniff.ts';

/** What pictures are kept as. Everything else is kept as it came, and never shown. */
const PICTURE = 'image/webp';

/** Has browsers save a file under its name, in any script. */
const attachment = (name: string): string => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;

/**
 * Whose turn a picture takes. A company's own provider makes as many accounts as it likes: those that it let in take turns
 * together.
 */
function turnOf(session: Session | null, accountId: number): string {
  const company = session?.providerCompany ?? PLATFORM;
  return company === PLATFORM ? `account ${accountId}` : `company ${company}`;
}

type Sender = Pick<Call<'upload'>, 'request' | 'services' | 'me' | 'scope'>;

/**
 * Keeps what somebody has sent, and answers with its address. Everything lies among the platform's own, where an address alone finds it; the
 * audit has it at the level that it was sent to.
 */
async function keep({ request, services, me, scope }: Sender, { name, bytes }: ReceivedFile, contentType: string) {
  const { database, audit, config, now } = services;
  const id = await insertUpload(database, { owner: me.id, name, contentType, content: bytes, at: now() });
  const { companyId } = scope;
  await audit.record({ action: 'upload.created', companyId, actor: me, target: String(id), address: request.ip });
  const url = config.contextPath + uploadPath(id);
  return { id, value: url, url, filename: name };
}

async function keepPicture(sender: Sender, purpose: Purpose) {
  const { request, services, me } = sender;
  await requireWithin(services.limits, `upload:${me.id}`, uploadRule);
  const { name, bytes } = await receiveFile(request, purpose.maxBytes);
  if (!sniffImage(bytes)) throw fail('image-type-refused', { field: 'file' });
  const content = await services.pictures.reencode(turnOf(request.session, me.id), bytes, purpose);
  return keep(sender, { name, bytes: content }, PICTURE);
}

const upload = (call: Call<'upload'>) => keepPicture(call, purposes[call.query.purpose ?? 'image']);

async function uploadHere(call: Call<'uploadHere'>) {
  if (call.query.kind !== 'file') return keepPicture(call, purposes.image);
  const { request, services, me, scope } = call;
  await requireWithin(services.limits, `file:${me.id}`, fileRule);
  const sharer = scope.level === 'platform' ? turnOf(request.session, me.id) : `company ${scope.companyId}`;
  await requireWithin(services.limits, `files:${sharer}`, companyFileRule);
  return keep(call, await receiveFile(call.request, fileBytes), 'application/octet-stream');
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
    .header('Content-Disposition', file.content_type === PICTURE ? 'inline' : attachment(file.name));
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(file.content_type).send(Buffer.from(file.content));
}

/** `POST /api/upload`, `POST …/files` and `GET /api/upload/{id}`. */
export function registerUploads(app: FastifyInstance): void {
  defineOperations(app, uploadsContract, { upload, uploadHere, uploadedFile });
}
