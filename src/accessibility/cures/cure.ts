/** Texts of the current language by key. */
export type Text = (key: string) => string;

/** Mends one kind of element in the whole page. May be called any number of times; touches what is already well never. */
export type Cure = (page: Document, text: Text) => void;
