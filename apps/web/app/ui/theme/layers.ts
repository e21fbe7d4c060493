/** Mantine's components that other components are made of, in Mantine's own order of import. */
const foundations = [
  'baseline',
  'default-css-variables',
  'global',
  'ScrollArea',
  'UnstyledButton',
  'VisuallyHidden',
  'Paper',
  'Popover',
  'CloseButton',
  'Group',
  'Loader',
  'Overlay',
  'ModalBase',
  'Input',
  'InlineInput',
  'Flex',
  'FloatingIndicator',
  'ActionIcon',
] as const;

/** The layer in which a stylesheet of Mantine stands. */
export const mantineLayer = (stylesheet: string): string => `mantine.${foundations.find((name) => name === stylesheet) ?? 'rest'}`;

/**
 * The order of everything, lowest first; it stands at the head of every page. Stylesheets arrive in any order (React Router loads one again
 * when a lazy part needs it), so nothing may depend on who comes last.
 */
export const layerOrder = `@layer ${[...foundations, 'rest'].map((name) => `mantine.${name}`).join(', ')}, base, ui;`;
