/** One row of the table in README.md. */
export interface ReadmeRow {
  /** The benchmark, and the name of its figure. */
  bench: string;
  figure: string;
  /** What README.md calls the figure. */
  says: string;
  /** What the benchmark measures beside it. */
  beside?: string;
}

/** The five figures that README.md shows; docs/benchmarks.md has the others. */
export const README_ROWS: readonly ReadmeRow[] = [
  {
    bench: 'login',
    figure: 'slow: form live',
    says: 'Login page, cold, slow: the form is live',
    beside: 'amis SDK',
  },
  {
    bench: 'pages',
    figure: 'home: content',
    says: 'Home page of a signed-in person, cold, slow: the content is there',
  },
  {
    bench: 'live',
    figure: 'sign-in page, one text changed',
    says: 'Edit of a file on disk: the open page shows it',
  },
  {
    bench: 'editor',
    figure: 'open, cold, to usable',
    says: 'Page editor, cold: usable',
    beside: 'amis-editor',
  },
  {
    bench: 'checker',
    figure: 'property: found',
    says: 'Checker: misspelt properties that it finds',
    beside: "ajv on amis's schema",
  },
];
