const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Properties whose objects are nodes, with a `type` or without one. Nodes may move from one of them to another. */
export const nodeSlots = words(
  'body controls tabs columns buttons actions items cells steps trs tds fields grids dialog drawer form card listItem ' +
    'header footer headerToolbar footerToolbar toolbar asideToolbar bulkActions itemActions rowActions aside left right ' +
    'main filter feedback popOver quickEdit addOn itemSchema activeItemSchema placeholderSchema expandItemSchema ' +
    'addDialog editDialog pickerSchema menuTpl media affixRow prefixRow links nodes regions definitions',
);

/** Properties that hold data of their owner: no object below them is a node. */
export const dataProperties = words(
  'data value options leftOptions rules config style themeCss css wrapperCustomStyle validations validationErrors ' +
    'messages map rows variables schedules images responseData loadingConfig valueItems static defaultParams params ' +
    'query args conditions validateOn',
);

const wholes = words('source visibleOn hiddenOn disabledOn staticOn requiredOn expression condition');

/** Whether a property's value counts as one thing: two halves of a call or of a condition do not make a whole one. */
export const isWhole = (name: string): boolean => wholes.has(name) || /(^a|A)pi$/.test(name);
