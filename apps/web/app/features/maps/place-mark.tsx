import { IconCheck, IconFlag, IconHistory, IconPlant, IconShieldCheck, IconStar } from '@tabler/icons-react';
import type { PlaceState } from './map-places.ts';
import classes from './maps.module.css';

const marks = {
  ready: { words: 'Ready', Icon: IconFlag },
  urgent: { words: 'Next up', Icon: IconStar },
  completed: { words: 'Completed', Icon: IconCheck },
  held: { words: 'Getting there', Icon: IconPlant },
  due: { words: 'Due again', Icon: IconHistory },
  secure: { words: 'Known well', Icon: IconShieldCheck, IconStar },
} as const;

/** Where a topic stands, in a word with its sign. */
export const PlaceMark = ({ state }: { readonly state: PlaceState }) => {
  const { words, Icon } = marks[state];
  return (
    <span className={classes.mark} data-state={state}>
      <Icon size={16} stroke={2.4} aria-hidden />
      {words}
    </span>
  );
};
