import { Title } from '@mantine/core';
import { Flint } from '../../ui/art/flint.tsx';
import { Pip } from '../../ui/art/pip.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Listen } from '../../ui/listen.tsx';
import classes from './sign-in.module.css';

type PictureChild = { readonly childId: string; readonly firstName: string };
type Props = { readonly childrenHere: readonly PictureChild[]; readonly onChoose: (childId: string) => void };

/** An animal for each, so that who cannot read yet finds their own. */
const animals = [Pip, Flint] as const;

/** "Who are you?": a large button for each child, and its name read aloud. */
export const WhoAreYou = ({ childrenHere, onChoose }: Props) => {
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
              <Listen words={firstName} />
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
