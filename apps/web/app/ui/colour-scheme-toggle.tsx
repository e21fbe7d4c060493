import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import classes from './icon-button.module.css';

/** Day and dusk. Both icons are in the page and CSS picks one: the prerendered page does not know the scheme. */
export const ColourSchemeToggle = () => {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: true });
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={scheme === 'dark' ? 'Use light colours' : 'Use dark colours'}
      onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}
    >
      <IconMoon size={20} aria-hidden className={classes.moon} />
      <IconSun size={20} aria-hidden className={classes.sun} />
    </button>
  );
};
