import { randomBytes } from 'node:crypto';
import { setTimeout as elapsed } from 'node:timers/promises';
import { fillOpen, type ShellContext } from '../../../src/shell/index.ts';
import { TaskPool } from '../../kernel/processes/pool.ts';
import type { Outcome } from '../../kernel/processes/task-process.ts';
import { workerProgram } from '../../kernel/processes/worker-program.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import type { ResolvedScreen } from '../screens/index.ts';
import { type Level, ownerOf } from '../screens/index.ts';
import type { Screens } from '../screens/service.ts';
import { followedLinks } from './decoration-links.ts';
import { Failures } from './failures.ts';
import { type Form, FormCache } from './form-cache.ts';
import { createFrames } from './frames.ts';
import type { FrameTask, Reply, Task } from './messages.ts';
import type { Shells } from './service.ts';
import { SingleFlight } from './single-flight.ts';

export type { Form } from './form-cache.ts';
export { SingleFlight } from './single-flight.ts';

/** Stands for pages without a static form. */
export const noShell: Form = { html: '', covered: false };

export interface ShellOptions extends Pick<ServiceBase, 'log' | 'texts'> {
  screens: Pick<Screens, 'giveUp'>;
  /** What the processes run; absent: the compiler. */
  program?: URL;
}

/** Milliseconds that a document waits for the form of an override. */
const patience = 50;

const megabyte = 1024 * 1024;

/** The built-in screens are the platform's own and are waited for; a process of their own keeps tenants from delaying them. */
/** Megabytes that a process may take; the login page takes about ten. */
const memory = 64;

const builtinPool = { deadline: 5000, memory, nice: 0, most: 500, mostOfOne: 500 };
const builtinCache = { formsOfOwner: 500, bytesOfOwner: 16 * megabyte, bytes: 16 * megabyte };

const tenantPool = { deadline: 250, memory, nice: 5, most: 64, mostOfOne: 4 };
const tenantCache = { formsOfOwner: 50, bytesOfOwner: 2 * megabyte, bytes: 32 * megabyte };

/** A form, as it is asked for: whose page, under which key the page's forms are kept, and for which request. */
interface Wanted {
  owner: string;
  page: string;
  context: ShellContext;
  isDecoration: boolean;
}

/** Makes the compiler of static forms. Its processes start when they are first needed. */
export function createShells({
  log,
  texts,
  screens,
  program = workerProgram('shells', import.meta.url),
}: ShellOptions): Shells {
  const open = `open-${randomBytes(12).toString('hex')}`;
  const failures = new Failures();
  const kinds = {
    builtin: {
      pool: new TaskPool<Task | FrameTask, Reply>({ program, ...builtinPool }),
      cache: new FormCache(builtinCache),
    },
    tenant: {
      pool: new TaskPool<Task | FrameTask, Reply>({ program, ...tenantPool }),
      cache: new FormCache(tenantCache),
    },
  };

  const kindOf = ({ layer }: ResolvedScreen) => (layer === 'builtin' ? kinds.builtin : kinds.tenant);
  const making = new SingleFlight<'given-up' | undefined>();

  /** Takes note of what came of a page. */
  async function settle(
    outcome: Outcome<Reply>,
    screen: ResolvedScreen,
    level: Level,
  ): Promise<'given-up' | undefined> {
    const { id, layer, version, etag } = screen;
    if ('form' in outcome) {
      const { covered, gaps } = outcome.form;
      if (!covered) log.info({ screen: id, layer, gaps }, 'the static shell is not exact');
      return undefined;
    }
    if ('frame' in outcome) return undefined;
    if ('missed' in outcome) {
      log.info({ screen: id, layer, missed: outcome.missed }, 'no static shell this time');
      return undefined;
    }
    failures.add(etag, outcome.failed);
    log.warn({ screen: id, layer, version, ...outcome }, 'no static shell for this screen');
    return giveUp(screen, level);
  }

  /** Drafts have no version; they and built-in screens are only shown without a form. */
  async function giveUp(screen: ResolvedScreen, level: Level): Promise<'given-up' | undefined> {
    const { id, layer, version, etag } = screen;
    const reason = failures.reason(etag);
    if (!reason || layer === 'builtin' || version === 0) return undefined;
    const isAside = await screens.giveUp(level, screen, reason).catch((error: unknown) => {
      log.error({ err: error, screen: id, layer, version }, 'a screen given up could not be written down');
      return false;
    });
    return isAside ? 'given-up' : undefined;
  }

  /** Makes a form that is not there yet, once for all who ask for it. */
  function make(screen: ResolvedScreen, level: Level, { owner, page, context, isDecoration }: Wanted) {
    const { pool, cache } = kindOf(screen);
    const { schema, etag } = screen;
    const key = failures.reason(etag) ? etag : [owner, page, cache.keyOf(owner, page, context)].join();
    return making.do(key, async () => {
      if (failures.reason(etag)) return giveUp(screen, level);
      const outcome = await pool.run(owner, { schema, context: { ...context, open }, isDecoration });
      if ('form' in outcome) cache.keep(owner, page, context, outcome.form);
      return settle(outcome, screen, level);
    });
  }

  /**
   * Finds the form, or has it made. What a page reads is not known before it was compiled once: who asked at the same time, with
   * another address, may need a second form.
   */
  async function findOrMake(screen: ResolvedScreen, level: Level, wanted: Wanted): Promise<'given-up' | undefined> {
    const { cache } = kindOf(screen);
    const isThere = () => cache.find(wanted.owner, wanted.page, wanted.context) !== undefined;
    for (let round = 0; round < 2 && !isThere(); round += 1) {
      const givenUp = await make(screen, level, wanted);
      if (givenUp || failures.reason(screen.etag)) return givenUp;
    }
    return undefined;
  }

  return {
    async of(shown, level, context, { beside = '', isPatient = false, through } = {}) {
      const isDecoration = through !== undefined;
      // A page that somebody tries may be no sign-in page at all: it is never given up for what its form costs, as a draft is not.
      const screen = isPatient ? { ...shown, version: 0 } : shown;
      const { layer, etag } = screen;
      const owner = layer === 'builtin' ? layer : String(ownerOf(level, layer).companyId);
      const page = [
        etag,
        isDecoration,
        beside,
        context.locale,
        context.mobile,
        texts.dictionary(context.locale).etag,
      ].join();
      const making = findOrMake(screen, level, { owner, page, context, isDecoration });
      const wait = layer === 'builtin' || isPatient ? [] : [elapsed(patience, undefined, { ref: false })];
      const givenUp = await Promise.race([making, ...wait]);
      const { html, covered } = kindOf(screen).cache.find(owner, page, context) ?? noShell;
      const filled = fillOpen(html, open, context);
      return givenUp ?? { html: through ? followedLinks(filled, open, through) : filled, covered };
    },
    frame: createFrames({ builtin: kinds.builtin.pool, others: kinds.tenant.pool, log, patience }),
    start: () => kinds.builtin.pool.start(),
    async close() {
      await Promise.all(Object.values(kinds).map(({ pool }) => pool.close()));
    },
  };
}
