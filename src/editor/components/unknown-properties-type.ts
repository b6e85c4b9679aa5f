/** The type of the node that stands for the button in a component's panel; see unknown-properties.tsx. */
export const UNKNOWN_PROPERTIES = 'pagewright-unknown-properties';
