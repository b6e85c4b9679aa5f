import { findProjectRoot } from '../../server-mock/kernel/program/project-root.ts';
import { readShippedScreens } from '../../src/validation/parts/shipped.ts';
import type { Json } from './json.ts';

const shipped = readShippedScreens(findProjectRoot());

/** The sign-in page, and the parts that it includes, one in another. */
export const SCREENS: readonly string[] = [
  'account/login',
  'account/sign-in-tabs',
  'account/password-sign-in',
  'account/sign-in-submit',
  'account/sign-in-title',
  'account/sign-in-lead',
  'account/sign-in-bar',
  'account/sign-in-foot',
  'account/sign-in-picture',
  'account/other-ways',
  'account/forgot-secret',
  'account/forgot-button',
];

/** A screen as it is shipped. */
export function pageOf(screen: string): Json {
  const { $schema, ...page } = JSON.parse(shipped.get(screen)!) as Record<string, Json>;
  return page;
}
