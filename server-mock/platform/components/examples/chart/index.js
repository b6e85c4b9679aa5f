const SVG = 'http://www.w3.org/2000/svg';
const [ROW, BAR, LABEL, WIDTH] = [36, 20, 140, 640];

/** Makes an element of SVG. */
function shape(name, attributes, text = '') {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}

/** One bar with its label and its amount. A click, Enter or Space tells the page. */
function bar(row, at, { most, color, unit, host }) {
  const y = at * ROW;
  const long = most > 0 ? (row.amount / most) * (WIDTH - LABEL - 90) : 0;
  const words = `${new Intl.NumberFormat(host.locale).format(row.amount)}${unit ? ` ${unit}` : ''}`;
  const group = shape('g', { role: 'button', tabindex: 0, 'aria-label': `${row.label}: ${words}`, cursor: 'pointer' });
  group.append(
    shape('text', { x: LABEL - 12, y: y + 22, 'text-anchor': 'end', fill: 'currentColor' }, row.label),
    shape('rect', { x: LABEL, y: y + 7, width: Math.max(long, 2), height: BAR, rx: 4, fill: color }),
    shape('text', { x: LABEL + long + 10, y: y + 22, fill: 'currentColor' }, words),
  );
  const tell = () => host.emit('select', { label: row.label, amount: row.amount });
  group.addEventListener('click', tell);
  group.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' || key === ' ') tell();
  });
  return group;
}

function draw(element, { title = '', color = '', unit = '', rows = [] }, host) {
  const given = Array.isArray(rows) ? rows : [];
  const most = Math.max(0, ...given.map(({ amount }) => Number(amount) || 0));
  const picture = shape('svg', {
    viewBox: `0 0 ${WIDTH} ${Math.max(given.length, 1) * ROW}`,
    width: '100%',
    'font-size': 14,
    'font-family': 'inherit',
  });
  const bars = given.map(({ label, amount }) => ({ label: String(label), amount: Number(amount) || 0 }));
  picture.append(...bars.map((row, at) => bar(row, at, { most, unit, host, color: color || 'var(--brand)' })));
  const heading = document.createElement('h2');
  heading.textContent = title;
  heading.style.cssText = 'margin:0 0 12px;font-size:18px;font-weight:600';
  element.replaceChildren(...(title ? [heading] : []), picture);
}

export default {
  mount(element, props, host) {
    draw(element, props, host);
    host.onProps((changed) => draw(element, changed, host));
  },
};
