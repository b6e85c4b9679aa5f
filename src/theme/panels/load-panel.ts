import type { Panel } from './panel.ts';

const files = import.meta.glob<Panel>('../../../schemas/theme/panels/*.json', { import: 'default' });

/** The panel of a component; null for a name that none has. */
export async function loadPanel(name: string): Promise<Panel | null> {
  const load = files[`../../../schemas/theme/panels/${name}.json`];
  return load ? await load() : null;
}

/** The panels of all components, by name. */
export async function loadPanels(): Promise<Map<string, Panel>> {
  const loaded = await Promise.all(
    Object.entries(files).map(async ([file, load]) => [file.replace(/^.*\/(.*)\.json$/, '$1'), await load()] as const),
  );
  return new Map(loaded);
}
