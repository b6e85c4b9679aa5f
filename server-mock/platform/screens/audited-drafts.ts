import type { Audit } from '../../kernel/audit-log/service.ts';
import type { Limits } from '../../kernel/limits/service.ts';
import { type Level, layerOf } from './level.ts';

/** Seconds in which saves of one draft by one person, or looks at it, are one line: editors save as people type. */
const window = 3600;

interface Work {
  /** `screen.draft`: kept; `screen.preview`: looked at through a preview link. */
  action: 'screen.draft' | 'screen.preview';
  id: string;
  user: { id: number; name: string } | null;
  address: string;
  token?: string | undefined;
}

/** Audits work on a draft: one line an hour for each person (and access token), or for each address of nobody, and screen. */
export async function auditDraft(
  { limits, audit }: { limits: Limits; audit: Audit },
  { companyId, appId }: Level,
  { action, id, user, address, token }: Work,
): Promise<void> {
  const who = user ? `account:${user.id}:${token ?? ''}` : `@${address}`;
  const first = await limits.hit(`${action}:${companyId}:${appId}:${id}:${who}`, 1, window);
  if (!first.allowed) return;
  const detail = { layer: layerOf({ companyId, appId }), appId, token };
  await audit.record({ action, companyId, actor: user, target: id, address, detail });
}
