import { afterEach, describe, expect, it } from 'vitest';
import { composed, takeInHand, watchComposition } from './keep-typing.ts';

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const show = (html: string) => {
  document.body.innerHTML = html;
};

afterEach(() => show(''));

describe('takeInHand', () => {
  it('gives a field that was made anew its text, focus and selection', () => {
    show('<input name="account"><textarea name="note"></textarea>');
    field('account').value = 'ada';
    field('note').value = 'a long note';
    field('note').focus();
    field('note').setSelectionRange(2, 6, 'backward');
    const inHand = takeInHand();
    show('<input name="company"><input name="account"><textarea name="note"></textarea>');
    const heard: string[] = [];
    document.body.addEventListener('input', (event) => heard.push((event.target as HTMLInputElement).name), {
      once: false,
    });
    inHand.restore();
    expect([field('company').value, field('account').value, field('note').value]).toEqual(['', 'ada', 'a long note']);
    expect(document.activeElement).toBe(field('note'));
    expect([field('note').selectionStart, field('note').selectionEnd]).toEqual([2, 6]);
    expect(heard).toEqual(['account', 'note']);
  });

  it('leaves alone what stays in the document', () => {
    show('<input name="account">');
    field('account').value = 'ada';
    const inHand = takeInHand();
    field('account').value = 'changed by the page';
    inHand.restore();
    expect(field('account').value).toBe('changed by the page');
  });

  it('follows a field whose element now shows another one', () => {
    show('<input name="account">');
    const element = field('account');
    element.value = 'ada';
    element.focus();
    const inHand = takeInHand();
    element.name = 'company';
    element.value = '';
    element.insertAdjacentHTML('afterend', '<input name="account">');
    inHand.restore();
    expect([field('company').value, field('account').value]).toEqual(['', 'ada']);
    expect(document.activeElement).toBe(field('account'));
  });

  it('gives the text back when a field is gone for one change only, and in no other place', () => {
    show('<input name="account">');
    field('account').value = 'ada';
    field('account').focus();
    const without = takeInHand(document, 'here');
    show('<p></p>');
    without.restore();
    const elsewhere = takeInHand(document, 'elsewhere');
    const back = takeInHand(document, 'here');
    show('<input name="account">');
    elsewhere.restore();
    expect(field('account').value).toBe('');
    back.restore();
    expect(field('account').value).toBe('ada');
    expect(document.activeElement).toBe(field('account'));
  });

  it('gives the focus back to a field that somebody else took away before the change', () => {
    watchComposition();
    show('<input name="account" value="ada">');
    field('account').focus();
    // A browser says so when it removes a field that has the focus; jsdom does not.
    field('account').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    show('<input name="account" value="ada">');
    const inHand = takeInHand();
    show('<input name="account">');
    inHand.restore();
    expect(document.activeElement).toBe(field('account'));
  });

  it('leaves the focus where a person has put it', () => {
    watchComposition();
    show('<input name="account" value="ada">');
    field('account').focus();
    field('account').blur();
    const inHand = takeInHand();
    inHand.restore();
    expect(document.activeElement).toBe(document.body);
  });

  it('never fills a field of another name', () => {
    show('<input name="account">');
    field('account').value = 'ada';
    const inHand = takeInHand();
    show('<input name="other">');
    inHand.restore();
    expect(field('other').value).toBe('');
  });
});

describe('composed', () => {
  it('waits for the end of a composition', async () => {
    watchComposition();
    document.dispatchEvent(new Event('compositionstart'));
    const order: string[] = [];
    const waiting = composed().then(() => order.push('changed'));
    await Promise.resolve();
    order.push('composed');
    document.dispatchEvent(new Event('compositionend'));
    await waiting;
    expect(order).toEqual(['composed', 'changed']);
    await composed();
  });
});
