import { setIconVendor } from 'amis/lib/renderers/Form/IconPickerIcons';
import { icons } from '../../../schemas/editor/icons.json';

/** Has the panels offer icons that pages draw. Those of amis are of Font Awesome, whose font no page loads. */
export function offerIcons(): void {
  setIconVendor([{ name: 'amis', prefix: '', icons }]);
}
