/** A list of 500 texts. */
const LIST = 'SPLIT(PADSTART("",1000,"a,"),",")';

/** A list in a list in a list …: each callback yields the next. */
const nested = (call: string, depth: number, last: string): string =>
  depth === 0 ? last : `${call}(${LIST},v${depth}=>${nested(call, depth - 1, last)})`;

/** A function of a function of …, `depth` times. */
const chain = (depth: number, inner: string, wrap: (inner: string) => string): string =>
  depth === 0 ? inner : chain(depth - 1, wrap(inner), wrap);

const long = (size: number, fill = 'y'): string => `PADSTART("",${size},"${fill}")`;
const lists = nested('ARRAYMAP', 3, '1');
const shared = nested('ARRAYMAP', 2, LIST);
const blanks = '" "';

/**
 * Expressions without end or without measure. Without a budget each of them blocks its thread for good, or for seconds, or
 * fills its memory. `data` of the page is `{config: {}}`.
 */
export const hostileFormulas: Readonly<Record<string, string>> = {
  'count in count in count': `\${COUNT(ARRAYMAP(${LIST},x=>COUNT(ARRAYMAP(${LIST},y=>COUNT(ARRAYMAP(${LIST},z=>z))))))}`,
  'six lists in one another': `\${COUNT(${nested('ARRAYMAP', 6, 'v1')})}`,
  'sum of sums': `\${SUM(ARRAYMAP(${LIST},a=>SUM(ARRAYMAP(${LIST},b=>SUM(ARRAYMAP(${LIST},c=>1))))))}`,
  'filter, some, every': `\${COUNT(ARRAYFILTER(${LIST},a=>ARRAYSOME(${LIST},b=>ARRAYEVERY(${LIST},c=>c=="a"))))}`,
  'find in find': `\${ARRAYFIND(${LIST},a=>ARRAYFINDINDEX(${LIST},b=>ARRAYFIND(${LIST},c=>c=="q")=="q")>0)}`,
  'replacement that grows': '${REPLACE("aab","ab","bbaa")}',
  'replacement that sorts': `\${REPLACE(${long(4000, 'a')}+${long(4000, 'b')},"ab","ba")}`,
  'replacement with an endless text': `\${REPLACE(${long(4000, 'a')},"a",${long(4000, 'b')})}`,
  'padding of 500 MB': '${PADSTART("a",500000000,"b")}',
  'forty paddings': `\${${Array(40).fill('PADSTART("a",20000000,"b")').join('+')}}`,
  'lists as JSON': `\${LEN(ENCODEJSON(${lists}))}`,
  'shared lists as text': `\${LEN(${shared}+"")}`,
  'shared lists compared': `\${${shared}=="x"}`,
  'shared lists as a number': `\${-${shared}}`,
  'shared lists as a key': `\${config[${shared}]}`,
  'shared lists as the value': `\${${shared}}`,
  'shared lists in a condition as text': `\${(1?${shared}:2)+""}`,
  'shared lists asked whether they are empty': `\${ISEMPTY(${shared})}`,
  'joined lists': `\${JOIN(ARRAYMAP(${LIST},a=>JOIN(ARRAYMAP(${LIST},b=>"${'x'.repeat(100)}"))))}`,
  'long texts joined': `\${LEN(JOIN(ARRAYMAP(${LIST},a=>JOIN(ARRAYMAP(${LIST},b=>${long(5000)}),"")),""))}`,
  'a long separator': `\${LEN(JOIN(${LIST},${long(1_000_000)}))}`,
  'lists compared with one another': '${COUNT(UNIQ(ARRAYMAP(SPLIT(PADSTART("",9000,"a,"),","),a=>[RAND()])))}',
  'ten thousand texts in one': `\${LEN(${chain(4, long(1000), (inner) => `CONCATENATE(${Array(10).fill(inner).join(',')})`)})}`,
  'JSON of JSON of JSON': `\${LEN(${chain(20, 'PADSTART("",2000,"\\"")', (inner) => `ENCODEJSON(${inner})`)})}`,
  'dates in lists': `\${COUNT(ARRAYMAP(${LIST},a=>ARRAYMAP(${LIST},b=>DATETOSTR("2020-01-01"))))}`,
  'many dates in one text': '${COUNT(DATERANGESPLIT(PADSTART("",400000,"1600000000,"),"x","YYYY"))}',
  'a long date': '${DATETOSTR(PADSTART("",5000000,"2020-01-01 "))}',
  'templates in lists': `\${COUNT(ARRAYMAP(${LIST},a=>ARRAYMAP(${LIST},b=>ARRAYMAP(${LIST},c=>\`\${a}\${b}\${c}\`))))}`,
  'amounts in words': `\${COUNT(ARRAYMAP(${LIST},a=>COUNT(ARRAYMAP(${LIST},b=>COUNT(ARRAYMAP(${LIST},c=>UPPERMONEY(12345)))))))}`,
  'filters that double': `\${"a,a"|split${'|join:"a,a,a,a,a,a,a,a"|split'.repeat(40)}}`,
  'lists as JSON by a filter': `\${${shared}|map:json|map:json|json}`,
  'digits in groups': `\${${long(900_000, '1')}|number}`,
  'a list sorted': `\${SPLIT(${long(60_000, 'b,a,')},",")|sortBy:&|join}`,
  'blanks before a comma': `\${${long(400_000, ' ')}|isMatch:x:PADSTART|concat:a|isTrue:${blanks}}${`\${SPLIT(${long(900_000, ' ')},",")|concat:a|filter:a:match:b|json:10}`}`,
};
