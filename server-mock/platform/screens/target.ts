import { lowestLayerOf, mayOverride } from '../../../src/reach/overridable.ts';
import type { Layer, Locale, RouteTable } from '../../../src/types/start.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';
import { PLATFORM } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { Target } from './checker.ts';
import { type Level, layerOf } from './level.ts';

/** A level together with the records that its keys and login pages stand in, where the caller has them. */
export type NamedLevel = Level & Pick<Scope, 'company' | 'app'>;

/** The page that the login route shows in place of `account/login` makes the calls of that one. */
const LOGIN_SCREEN = 'account/login';

/** Built-in screens of this area are there to be chosen as login page, so they are judged as such before they are. */
const LOGIN_AREA = 'login/';

/**
 * The built-in screen in whose place a page is shown; undefined for all but login pages.
 * @param ofPlatform the screen that the platform has set as its login page
 */
export function standsForLogin(screen: string, ofPlatform: string): string | undefined {
  const isSet = screen === ofPlatform && screen !== LOGIN_SCREEN;
  return isSet || screen.startsWith(LOGIN_AREA) ? LOGIN_SCREEN : undefined;
}

/** Says for each screen which layers may override it. */
export interface Overridable {
  lowest(id: string): Layer;
  may(layer: Layer, id: string): boolean;
  /** Throws `screen-not-overridable` for a level below the lowest layer. */
  require(level: Level, id: string): void;
  /** For whom a level's page is checked. */
  target(level: NamedLevel, id: string, locale: Locale): Target;
}

/** @param loginPage says which screen is the platform's login page */
export function createOverridable(
  table: () => RouteTable,
  isBuiltin: (id: string) => boolean,
  loginPage: () => string,
): Overridable {
  const lowest = (id: string) => lowestLayerOf(table(), id, isBuiltin(id));
  const may = (layer: Layer, id: string) => mayOverride(layer, lowest(id));
  return {
    lowest,
    may,
    require(level, id) {
      if (!may(layerOf(level), id)) throw fail('screen-not-overridable');
    },
    target(level, id, locale) {
      const { company, app } = level;
      const scope = { ...(company ? { company: company.key } : {}), ...(app ? { app: app.key } : {}) };
      return {
        owner: String(level.companyId),
        layer: layerOf(level),
        lowest: lowest(id),
        scope,
        standsFor: level.companyId === PLATFORM ? standsForLogin(id, loginPage()) : undefined,
        locale,
      };
    },
  };
}
