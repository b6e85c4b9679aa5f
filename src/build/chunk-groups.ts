/**
 * What every document needs at once travels in two files: one that changes with React and mobx, one that changes with
 * amis. Left alone, the bundler would make about sixty files of it, each with its own request.
 */
export const chunkGroups = [
  {
    name: 'vendor',
    tags: ['$initial'],
    priority: 3,
    test: /node_modules[\\/](react|react-dom|scheduler|mobx|mobx-react|mobx-react-lite|mobx-state-tree|history)[\\/]/,
  },
  { name: 'amis', tags: ['$initial'], priority: 2, test: /node_modules|rolldown|\0/ },
];
