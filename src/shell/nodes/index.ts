import type { AnyNodeCompiler } from '../types.ts';
import { brand } from './brand.ts';
import { button, submit } from './button.ts';
import { captchaImage } from './captcha-image.ts';
import { container } from './container.ts';
import { decoration } from './decoration.ts';
import { divider } from './divider.ts';
import { each } from './each.ts';
import { form } from './form.ts';
import { hidden } from './hidden.ts';
import { image } from './image.ts';
import { inputEmail, inputPassword, inputText } from './input-text.ts';
import { link } from './link.ts';
import { page } from './page.ts';
import { sendCode } from './send-code.ts';
import { signIn } from './sign-in.ts';
import { tabs } from './tabs.ts';
import { tpl } from './tpl.ts';

/** Every type that the shell can show; one small function each. */
export const nodeCompilers: Readonly<Record<string, AnyNodeCompiler>> = {
  brand,
  button,
  'captcha-image': captchaImage,
  container,
  decoration,
  divider,
  each,
  form,
  hidden,
  image,
  'input-email': inputEmail,
  'input-password': inputPassword,
  'input-text': inputText,
  link,
  page,
  'send-code': sendCode,
  'sign-in': signIn,
  submit,
  tabs,
  tpl,
};
