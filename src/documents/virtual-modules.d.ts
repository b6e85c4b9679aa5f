/** Registers every amis type for lazy loading; see src/build/amis-patches/amis/minimal.ts. */
declare module 'virtual:amis-renderers';
/** Registers the icons that the first screens do not show; see src/build/amis-patches/amis-ui/icons.ts. */
declare module 'virtual:amis-icons-rest';
/** Brings the packages of rare features; see src/build/amis-patches/packages/deferred-packages.ts. */
declare module 'virtual:deferred-packages';
/** Renderers bundled with the first screens; see src/build/early-renderers.ts. */
declare module 'virtual:amis-early-renderers' {
  /** Types that are already there without loading anything. */
  export const earlyTypes: ReadonlySet<string>;
  /** Own types that load when they are drawn first, though a first screen names them. */
  export const lateTypes: ReadonlySet<string>;
}
/** The platform theme as a style sheet; see src/theme/vite-plugin.ts. */
declare module 'virtual:pagewright-theme.css';
