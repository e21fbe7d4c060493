import type { ClassOnTablet } from '@hedgerow/contracts/class-sign-in';
import { animalDrawings } from '@hedgerow/contracts/picture-drawings';
import { animalName } from '@hedgerow/domain/class-sign-in';
import { Title } from '@mantine/core';
import { useSpeech } from '../../lib/speak.ts';
import { Button } from '../../ui/button.tsx';
import { Listen } from '../../ui/listen.tsx';
import { Drawn } from './picture-art.tsx';
import classes from './sign-in.module.css';

export type ClassChild = ClassOnTablet['children'][number];

/** "Ada", or "Fox 2". */
export const calledOnTablet = ({ name, animal, number }: ClassChild): string =>
  name ?? (animal === null ? 'You' : animalName({ animal, number }));

type Props = {
  readonly className: string;
  readonly all: readonly ClassChild[];
  readonly onChoose: (child: ClassChild) => void;
  readonly onOther: () => void;
};

/** "Who are you?": a large button for each child, by name or by animal, and read aloud as it is pressed. */
export const ClassChildren = ({ className, all, onChoose, onOther }: Props) => {
  const speech = useSpeech();
  const byAnimal = all.some(({ name }) => name === null);
  const task = byAnimal ? 'Tap your animal.' : 'Tap your name.';
  return (
    <div className={classes.page}>
      <div className={classes.hello}>
        <div>
          <Title order={1} className={classes.title}>
            Who are you?
          </Title>
          <p className={classes.task}>
            {className}: {task.charAt(0).toLowerCase()}
            {task.slice(1)}
          </p>
        </div>
        <Listen words={`Who are you? ${task}`} />
      </div>
      <ul className={classes.children} aria-label={byAnimal ? 'Animals of the class' : 'Names of the class'}>
        {all.map((child) => (
          <li key={child.childId}>
            <button
              type="button"
              className={classes.childButton}
              onClick={() => {
                speech?.say(calledOnTablet(child));
                onChoose(child);
              }}
            >
              {child.animal !== null && (
                <span className={classes.plate}>
                  <Drawn marks={animalDrawings[child.animal]} size="100%" />
                </span>
              )}
              <span>{calledOnTablet(child)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={classes.others}>
        <Button kind="text" onClick={onOther}>
          This is not my class
        </Button>
      </div>
    </div>
  );
};
