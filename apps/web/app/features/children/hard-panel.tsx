import type { Child } from '@hedgerow/contracts/families';
import { type FormEvent, useState } from 'react';
import { mostHardSubjects } from '@hedgerow/domain/hard-things';
import { messageOf } from '../../lib/api-error.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { HardFields, hardId, readHard } from '../../ui/hard-fields.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.ts';
import { useSwitchChild } from './api.ts';
import classes from './child-switches.module.css';

type Props = { readonly child: Pick<Child, 'id' | 'firstName' | 'hard'> };

/** What a parent says is hard. It chooses what comes first, until the child's own answers say more. */
export const HardPanel = ({ child }: Props) => {
  const { mutate, isPending } = useSwitchChild(child.id);
  const [wrong, setWrong] = useState<string>();
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const hard = readHard(new FormData(event.currentTarget));
    const tooMany = hard.subjects.length > mostHardSubjects;
    setWrong(tooMany ? `Please tick at most ${mostHardSubjects} subjects.` : undefined);
    if (tooMany) return document.getElementById(hardId(child.id))?.focus();
    mutate(
      { hard: { subjects: [...hard.subjects], words: hard.words } },
      {
        onSuccess: () => announce(`What is hard for ${child.firstName} is saved.`),
        onError: (error) =>
          showToast({ kind: 'error', title: 'Nothing was changed', message: messageOf(error, 'Please try again in a moment.') }),
      },
    );
  };
  return (
    <Panel title={`What is hard for ${child.firstName}`}>
      <form className={classes.switches} onSubmit={save}>
        <p className={classes.words}>
          What you choose here comes first from tomorrow’s plan on, until {child.firstName}’s own answers show more. {child.firstName} does
          not see it.
        </p>
        <HardFields id={child.id} hard={child.hard} error={wrong} />
        <Button type="submit" kind="quiet" busy={isPending}>
          Save
        </Button>
      </form>
    </Panel>
  );
};
