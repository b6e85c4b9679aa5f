import { styles } from './styles.js';

/** Makes an element with a class and a text. */
function made(name, className, text = '') {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

/** The board: it keeps where cards are, until the page says otherwise. */
function board(element, host) {
  let columns = [];
  let cards = [];
  let focused = '';

  function move(id, key) {
    const card = cards.find((each) => each.id === id);
    if (!card || card.column === key || !columns.some((column) => column.key === key)) return;
    card.column = key;
    focused = id;
    draw();
    host.emit('move', { id, column: key });
  }

  function step(card, way) {
    const at = columns.findIndex(({ key }) => key === card.column);
    const next = columns[at + way];
    if (next) move(card.id, next.key);
  }

  function drawCard(card) {
    const item = made('li', 'card');
    item.draggable = true;
    item.tabIndex = 0;
    item.dataset.id = card.id;
    item.append(made('strong', '', card.title), ...(card.note ? [made('span', '', card.note)] : []));
    item.addEventListener('dragstart', ({ dataTransfer }) => dataTransfer.setData('text/plain', card.id));
    item.addEventListener('keydown', (event) => {
      const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!way) return;
      event.preventDefault();
      step(card, way);
    });
    return item;
  }

  function drawColumn({ key, name }) {
    const section = made('section', 'column');
    const own = cards.filter((card) => card.column === key);
    const list = made('ul', '');
    list.append(...own.map(drawCard));
    section.append(made('h2', '', `${name} · ${own.length}`), list);
    section.addEventListener('dragover', (event) => event.preventDefault());
    section.addEventListener('drop', (event) => {
      event.preventDefault();
      move(event.dataTransfer.getData('text/plain'), key);
    });
    return section;
  }

  function draw() {
    element.replaceChildren(styles(), ...columns.map(drawColumn));
    element.className = 'board';
    if (focused) element.querySelector(`[data-id="${CSS.escape(focused)}"]`)?.focus();
    focused = '';
  }

  return (props) => {
    columns = Array.isArray(props.columns) ? props.columns : [];
    cards = (Array.isArray(props.cards) ? props.cards : []).map((card) => ({ ...card }));
    draw();
  };
}

export default {
  mount(element, props, host) {
    const show = board(element, host);
    show(props);
    host.onProps(show);
  },
};
