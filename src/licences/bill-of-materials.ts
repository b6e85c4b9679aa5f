import type { Listed } from './packages.ts';

/** What we read and write of a CycloneDX document (version 1.5). */
export interface Bill {
  metadata: { component: { name: string; version: string } };
  components: Component[];
}

interface Component {
  name: string;
  version: string;
  licenses?: object[];
  properties?: { name: string; value: string }[];
  externalReferences?: { type: string; url: string }[];
}

/** An address that CycloneDX takes; git's short forms (`owner/name`, `git@host:…`) are none. */
const isAddress = (origin: string): boolean => URL.canParse(origin);

/**
 * Completes what npm makes of package-lock.json: the product's name (npm takes the folder's), the licences and origins
 * that only manifests name, and who gets each package.
 */
export function completeBill(bill: Bill, product: { name: string }, packages: readonly Listed[]): Bill {
  const known = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  const components = bill.components.map((component) => {
    const one = known.get(`${component.name}@${component.version}`);
    if (!one) return component;
    const references = component.externalReferences ?? [];
    return {
      ...component,
      licenses: component.licenses ?? (one.licence === undefined ? [] : [{ license: { name: one.licence } }]),
      externalReferences: isAddress(one.origin) ? [...references, { type: 'vcs', url: one.origin }] : references,
      properties: [...(component.properties ?? []), { name: 'pagewright:place', value: one.place }],
    };
  });
  const component = { ...bill.metadata.component, name: product.name };
  return { ...bill, metadata: { ...bill.metadata, component }, components };
}

/** The list of packages as a table in Markdown. */
export function licenceTable(packages: readonly Listed[]): string {
  const rows = packages.map(({ name, version, licence, origin, place }) => [
    name,
    version,
    licence ?? '?',
    place,
    origin,
  ]);
  const lines = [['package', 'version', 'licence', 'where', 'origin'], ['-', '-', '-', '-', '-'], ...rows];
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}
