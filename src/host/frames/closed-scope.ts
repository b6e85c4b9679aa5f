interface Component {
  props: { name?: string; id?: string };
}

/**
 * A scope that ends here. amis resolves names and ids of components (`target`, `reload`, `componentId`, `GETRENDERERDATA`)
 * up through the scopes around a node; with this one around it, a frame finds its own components alone.
 */
export function closedScope(): object {
  const components: Component[] = [];
  const nothing = () => undefined;
  return {
    children: [],
    registerComponent: (component: Component) => void components.push(component),
    unRegisterComponent(component: Component) {
      const index = components.indexOf(component);
      if (index >= 0) components.splice(index, 1);
    },
    getComponents: () => [...components],
    getComponentByName: nothing,
    getComponentById: nothing,
    getComponentByIdUnderCurrentScope: nothing,
    getComponentsByRefPath: () => [],
    reload: nothing,
    send: nothing,
    close: nothing,
    closeById: nothing,
  };
}
