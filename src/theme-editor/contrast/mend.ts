import { withField } from '../../theme/panels/expand.ts';
import { loadPanel } from '../../theme/panels/load-panel.ts';
import { houseKinds } from '../house-kinds.ts';
import type { ThemeSession } from '../theme-session.ts';
import type { ContrastStore } from './contrast-store.ts';

/**
 * Gives texts of a component the nearest colour that passes, in the fields of this component: the one with an id, without it all of them. They
 * are off the list at once, also where their samples are not shown.
 */
export async function mend(
  session: ThemeSession,
  store: ContrastStore,
  { panel: key, id }: { panel: string; id?: number },
): Promise<void> {
  const panel = await loadPanel(key);
  const found = store.state().panels.find((each) => each.key === key);
  if (!panel || !found) return;
  const isMended = (each: { id: number; nearest?: string }) =>
    each.nearest !== undefined && (id === undefined || each.id === id);
  const before = session.state().theme;
  const next = found.faint.filter(isMended).reduce((theme, { part, index, field, nearest }) => {
    const { own, each } = panel.forms[part]!;
    const list = own ?? each;
    const kinds = list ? houseKinds(theme, panel, list) : [];
    return withField(theme, panel, { part, index, kinds, field: field!, value: nearest! });
  }, before);
  session.change(next);
  store.put(new Map([[key, { ...found, faint: found.faint.filter((each) => !isMended(each)) }]]));
}
