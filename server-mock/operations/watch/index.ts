import { join, relative, sep } from 'node:path';
import { watchFolderTree } from '../../../src/machine/folder-tree.ts';
import { isLocale } from '../../kernel/locales/negotiate.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import type { Screens } from '../../platform/screens/service.ts';
import { createMistakes } from './mistakes.ts';
import { createSettled } from './settled.ts';

/** Milliseconds without a change after which a file is read: editors write in several steps. */
const quiet = 25;
/**
 * Milliseconds after which a malformed or missing file is looked at once more before that is believed: it may have
 * been read between two steps of a save.
 */
const secondLook = 75;

type Content = Pick<ServiceBase, 'texts' | 'routeTable' | 'events' | 'projectRoot' | 'log' | 'isProduction'> & {
  screens: Screens;
};

/** Puts the route table into force; screens that were refused for want of a route then get another look. */
function reloadRoutes({ screens, routeTable, events }: Content, final: boolean): 'done' | 'again' {
  const outcome = routeTable.reload(final);
  if (outcome === 'changed') {
    events.publish({ event: 'routes', data: {} });
    screens.retryBuiltin();
  }
  return outcome === 'unreadable' ? 'again' : 'done';
}

/** Puts one file's new content into force. `final`: a file that cannot be read now is reported. */
function reload(content: Content, path: string, final: boolean): 'done' | 'again' {
  const { screens, texts, events } = content;
  const [kind, ...rest] = path.replace(/\.json$/, '').split(sep);
  const name = rest.join('/');
  if (kind === 'screens' && /^[a-z0-9-]+\/[a-z0-9-]+$/.test(name)) {
    return screens.reloadBuiltin(name, final);
  }
  if (kind === 'locales' && isLocale(name)) {
    const outcome = texts.reload(name, final);
    if (outcome === 'changed') {
      events.publish({ event: 'locale', data: { locale: name } });
      screens.retryBuiltin();
    }
    return outcome === 'unreadable' ? 'again' : 'done';
  }
  return kind === 'routes' ? reloadRoutes(content, final) : 'done';
}

/** Tells people who write files of their mistakes; in production nobody writes them. */
function checkingOf(content: Content): ReturnType<typeof createSettled> | null {
  if (content.isProduction) return null;
  const mistakes = createMistakes(content);
  return createSettled((path) => {
    mistakes
      .look(path.split(sep).join('/'))
      .catch((error: unknown) => content.log.error({ err: error }, `checking schemas/${path} failed`));
  });
}

/** Watches screens, texts and routes on disk and puts changes into force. The returned function ends it. */
export function watchContent(content: Content): () => void {
  const folder = join(content.projectRoot, 'schemas');
  const second = createSettled((path) => void reload(content, path, true));
  const first = createSettled((path) => {
    if (reload(content, path, false) === 'again') second.touch(path, secondLook);
  });
  const checked = checkingOf(content);
  const unwatch = watchFolderTree(folder, {
    changed(path) {
      if (!path.endsWith('.json')) return;
      first.touch(relative(folder, path), quiet);
      checked?.touch(relative(folder, path), secondLook);
    },
    failed: (error) => content.log.error({ err: error }, 'watching schemas failed'),
  });
  return () => {
    unwatch();
    first.clear();
    second.clear();
    checked?.clear();
  };
}
