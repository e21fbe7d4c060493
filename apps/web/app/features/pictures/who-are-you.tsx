import { Title } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import { useSpeech } from '../../lib/speak.ts';
import { Flint } from '../../ui/art/flint.tsx';
import { Pip } from '../../ui/art/pip.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './sign-in.module.css';

type PictureChild = { readonly childId: string; readonly firstName: string };
type Props = { readonly childrenHere: readonly PictureChild[]; readonly onChoose: (childId: string) => void };

/** An animal for each, so that who cannot read yet finds their own. */
const animals = [Pip, Flint] as const;

/** "Who are you?": a large button for each child, and its name read aloud. */
export const WhoAreYou = ({ childrenHere, onChoose }: Props) => {
  const speak = useSpeech();
  return (
    <div className={classes.page}>
      <Title order={1} className={classes.title}>
        Who are you?
      </Title>
      <ul className={classes.people}>
        {childrenHere.map(({ childId, firstName }, at) => {
          const Animal = animals[at % animals.length] ?? Pip;
          return (
            <li key={childId} className={classes.person}>
              <button type="button" className={classes.personButton} onClick={() => onChoose(childId)}>
                <Animal size={112} mood="happy" />
                <span>{firstName}</span>
              </button>
              {speak && (
                <IconButton label={`Listen: ${firstName}`} icon={<IconVolume size={26} aria-hidden />} onClick={() => speak(firstName)} />
              )}
            </li>
          );
        })}
      </ul>
      <ButtonLink to="/login" kind="text">
        I type my username
      </ButtonLink>
    </div>
  );
};
