/** Days in which a removed app or collection can be restored. After them it is deleted. */
const KEPT_DAYS = 30;

const KEPT = KEPT_DAYS * 24 * 60 * 60 * 1000;

/** What was removed at this time or earlier is gone for good. */
export const goneBefore = (now: Date): Date => new Date(now.getTime() - KEPT);

/** Until when that which was removed at a time can be restored. */
export const keptUntil = (removedAt: Date): Date => new Date(removedAt.getTime() + KEPT);
