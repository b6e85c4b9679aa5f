/** The theme that a document wears. */
export interface WornTheme {
  id: string;
  /** Its style sheet. */
  css: string;
  /** Everybody sees it in the dark look. */
  isDark: boolean;
}

/** The theme that stands in this document; null without one. The sheet of a large one stands in a file. */
export function wornTheme(): WornTheme | null {
  const sheet = document.getElementById('pagewright-theme');
  return sheet && { id: sheet.dataset['id'] ?? '', css: sheet.textContent, isDark: 'dark' in sheet.dataset };
}
