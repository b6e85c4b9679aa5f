import { type Attack, attacks, type Target } from './stored-attacks.ts';

/**
 * Attacks that do not disturb one another: none covers, moves or clicks what another one needs, and no page of them is given up. They
 * are met on one page, since every page costs seconds of computing.
 */
const GROUPS: Readonly<Record<string, RegExp>> = {
  'what acts by itself or at a click': /^(?:[ACDE]1 of the note$|the calls)/,
  'overlays, and fields and numbers without end': /^(?:(?:B2|F2|F3) of the note$|ids of the platform)/,
};

/** Some attacks on the same screen that one page holds. */
export interface AttackGroup {
  name: string;
  on: Target;
  members: readonly Attack[];
}

/** The groups of each screen. */
export const attackGroups: readonly AttackGroup[] = Object.entries(GROUPS)
  .flatMap(([name, names]) =>
    (['company/desk', 'account/login'] as const).map((on) => ({
      name,
      on,
      members: attacks.filter((attack) => attack.on === on && names.test(attack.name)),
    })),
  )
  .filter(({ members }) => members.length > 0);

/** The attacks that need a page of their own. */
export const lonelyAttacks: readonly Attack[] = attacks.filter(
  (attack) => !attackGroups.some(({ members }) => members.includes(attack)),
);

/** What a member says when it is drawn. */
export const drawnMark = ({ name }: Attack): string => `Drawn: ${name}`;

/** One page with all members, each in a box of its own. The form stands first, where no member pushes it out of sight. */
export function togetherOf({ name, on, members }: AttackGroup): Attack {
  const boxes = members.map((member) => ({
    type: 'container',
    body: [member.page['body'], { type: 'tpl', tpl: drawnMark(member) }].flat(),
  }));
  return {
    name,
    on,
    page: { type: 'page', body: [...(on === 'account/login' ? [{ type: 'sign-in' }] : []), ...boxes] },
  };
}
