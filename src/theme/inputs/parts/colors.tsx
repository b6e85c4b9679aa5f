import { useState } from 'react';
import { useText } from '../../../i18n/texts-context.ts';
import { readHex } from '../../data/color.ts';
import { inForce } from '../values/force-options.ts';
import { optionOf } from '../values/options.ts';
import type { ColorProps } from './picker-props.ts';
import { PresetList } from './preset-list.tsx';
import { Shade } from './shade.tsx';
import { Tabs } from './tabs.tsx';
import { ThemeColors } from './theme-colors.tsx';

/** The theme's colours, and others. */
export function Colors({ label, value, options, custom = true, onChange }: ColorProps) {
  const text = useText();
  const isOther = value !== '' && readHex(value) !== undefined;
  const names = [...(options.length > 0 ? ['theme' as const] : []), ...(custom ? ['custom' as const] : [])];
  const [wanted, setWanted] = useState<'theme' | 'custom'>(isOther ? 'custom' : 'theme');
  const shown = names.includes(wanted) ? wanted : names[0];
  if (!shown) return <p className="pw-style-note">{text('style.noColours')}</p>;
  return (
    <Tabs label={text('style.kindsOfColour', { label })} names={names} shown={shown} onShow={(name) => setWanted(name)}>
      {shown === 'theme' ? (
        <ThemeColors value={value} options={options} onChoose={onChange} />
      ) : (
        <>
          <Shade
            value={isOther ? value : (optionOf(options, value)?.realValue ?? inForce(value))}
            onChange={onChange}
          />
          <PresetList kind="colors" value={isOther ? value : ''} onChoose={onChange} />
        </>
      )}
    </Tabs>
  );
}
