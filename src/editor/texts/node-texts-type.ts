/** The type of the node that shows a node's texts in a panel; see node-texts-field.tsx. */
export const NODE_TEXTS = 'pagewright-node-texts';
