import { describe, expect, it } from 'vitest';
import { readCasAnswer } from './response.ts';

const response = (inside: string) =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${inside}</cas:serviceResponse>`;
const success = (inside: string) => response(`<cas:authenticationSuccess>${inside}</cas:authenticationSuccess>`);
const failure = '<cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure>';

describe("a CAS server's answer", () => {
  it('names who somebody is', () => {
    const answer = readCasAnswer(
      success('<cas:user>ann</cas:user><cas:attributes><cas:mail>a@b.cn</cas:mail></cas:attributes>'),
    );
    expect(answer).toEqual({ user: 'ann', attributes: { mail: 'a@b.cn' } });
    expect(readCasAnswer(success('<cas:user> 007 </cas:user>'))).toEqual({ user: '007', attributes: {} });
  });

  it.each([
    ['R&amp;D desk', 'R&D desk'],
    ['&lt;b&gt; &quot;&apos;', `<b> "'`],
    ['&#20013;&#x6587;', '中文'],
    ['&amp;lt;', '&lt;'],
    ['&amp;#38;', '&#38;'],
    ['<![CDATA[a&b;]]>', 'a&b;'],
  ])('has signs written as %s', (written, name) => {
    const attributes = `<cas:attributes><cas:cn>${written}</cas:cn></cas:attributes>`;
    const answer = readCasAnswer(success(`<cas:user>a&amp;b</cas:user>${attributes}`));
    expect(answer).toEqual({ user: 'a&b', attributes: { cn: name } });
  });

  it('says why not', () => {
    expect(readCasAnswer(response(failure))).toEqual({ failure: 'INVALID_TICKET' });
  });

  it.each([
    ['an entity', `<!DOCTYPE x [<!ENTITY a "admin">]>${success('<cas:user>&a;</cas:user>')}`],
    [
      'entities in entities',
      `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>${success('<cas:user>&b;</cas:user>')}`,
    ],
    ['a file', `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${success('<cas:user>&a;</cas:user>')}`],
    ['a reference without a type', success('<cas:user>&admin;</cas:user>')],
    ['a reference of HTML alone', success('<cas:user>&copy;</cas:user>')],
    ['a sign that begins no reference', success('<cas:user>a & b</cas:user>')],
    ['a comment inside the name', success('<cas:user>admin<!-- -->.evil</cas:user>')],
    ['an element inside the name', success('<cas:user>admin<b/>.evil</cas:user>')],
    ['two names', success('<cas:user>ann</cas:user><cas:user>admin</cas:user>')],
    ['no name', success('')],
    ['an empty name', success('<cas:user></cas:user>')],
    [
      'both answers',
      response(`<cas:authenticationSuccess><cas:user>ann</cas:user></cas:authenticationSuccess>${failure}`),
    ],
    [
      'two answers',
      success('<cas:user>ann</cas:user>').replace(
        '</cas:serviceResponse>',
        '<cas:authenticationSuccess/></cas:serviceResponse>',
      ),
    ],
    ['a prototype', success('<cas:user>__proto__</cas:user>').replaceAll('cas:user', '__proto__')],
    ['half a document', '<cas:serviceResponse><cas:authenticationSuccess><cas:user>ann</cas:user>'],
    ['a page', '<!doctype html><html><body>Log in</body></html>'],
    ['nothing', ''],
  ])('is nobody with %s', (_, xml) => {
    const answer = readCasAnswer(xml);
    expect(answer).toBeNull();
  });
});
