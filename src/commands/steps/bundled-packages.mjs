/** Packages that Node cannot import as they are: their ES builds import without file endings. */
const BUNDLED = /^(?:amis-formula|lodash|tslib)(?:\/|$)/;

/** Leaves other packages in node_modules, where their own files and native parts are. */
export const bundledOnly = {
  name: 'external-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      const stays = kind === 'entry-point' || BUNDLED.test(path);
      return stays ? undefined : { path, external: true };
    });
  },
};
