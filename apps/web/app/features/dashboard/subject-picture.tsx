import type { SubjectId } from '@hedgerow/domain/subjects';
import {
  IconAbc,
  IconBuildingCastle,
  IconCandle,
  IconDeviceLaptop,
  IconFlask,
  IconMusic,
  IconPalette,
  IconPlusMinus,
  IconSeedling,
  IconWorld,
} from '@tabler/icons-react';
import classes from './journey.module.css';

const pictures: Partial<Record<SubjectId, typeof IconAbc>> = {
  maths: IconPlusMinus,
  english: IconAbc,
  science: IconFlask,
  history: IconBuildingCastle,
  geography: IconWorld,
  'religious-studies': IconCandle,
  art: IconPalette,
  music: IconMusic,
  computing: IconDeviceLaptop,
};

/** A language says hello. */
const greetings: Partial<Record<SubjectId, string>> = {
  french: 'Salut',
  spanish: 'Hola',
  german: 'Hallo',
  latin: 'Salve',
  mandarin: '你好',
};

/** A subject that can be told without reading. Its name stands beside it. */
export const SubjectPicture = ({ subject }: { readonly subject: SubjectId }) => {
  const greeting = greetings[subject];
  if (greeting !== undefined)
    return (
      <span className={classes.picture} data-words="true" aria-hidden>
        {greeting}
      </span>
    );
  const Picture = pictures[subject] ?? IconSeedling;
  return (
    <span className={classes.picture} aria-hidden>
      <Picture size={38} stroke={2} />
    </span>
  );
};
