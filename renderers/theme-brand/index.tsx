import { createObject, filter, type RendererProps } from 'amis-core';
import { useMemo } from 'react';
import '../../src/theme/inputs/brand.css';
import { brandTheme } from '../../src/theme/editing/brand-theme.ts';

interface Group {
  token: string;
  body: { colors: { color: string }[] };
}

/** What the nodes in the body read of a theme that is made from a colour. */
function madeOf(color: string) {
  const made = brandTheme(color);
  if (!made) return undefined;
  const { colors } = made.theme.global;
  const colorsOf = ({ body }: Group) => body.colors.map((shade) => shade.color);
  const [texts, fills, lines] = (colors!.neutral!.body as Group[]).map(colorsOf);
  const functional = (colors!.func!.body as Group[]).map((group) => colorsOf(group)[4]);
  return {
    base: made.base,
    faint: made.faint,
    groups: [
      { name: 'brand', colors: colorsOf(colors!.brand as Group) },
      { name: 'neutral', colors: fills },
      { name: 'functional', colors: functional },
      { name: 'data', colors: colors!.data!.body![0]!.colors.map(({ value }) => value) },
    ],
    sample: {
      brand: made.base,
      onBrand: texts?.[10],
      text: texts?.[1],
      quiet: texts?.[4],
      ground: fills?.[9],
      panel: fills?.[10],
      line: lines?.[7],
      radius: '8px',
    },
  };
}

/** The colours of a theme that is made from one brand colour. What is shown of them, the nodes in its body say. */
export default function ThemeBrand({ color, body, data, render }: RendererProps) {
  const brand = filter(String(color ?? ''), data, '| raw');
  const made = useMemo(() => madeOf(brand), [brand]);
  if (!made) return null;
  const own = { made, sample: made.sample };
  return <div>{render('body', body, { data: createObject(data, own) })}</div>;
}
