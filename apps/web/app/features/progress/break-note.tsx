import { breakAfterMinutes, isBreakDue, minuteOn, restedSpell } from '@hedgerow/domain/breaks';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { watchActiveMinutes } from './active-minutes.ts';
import classes from './break-note.module.css';

/** A kind word after 45 minutes of work; it counts nothing down, and nothing is lost by going on. */
export const BreakNote = () => {
  const spell = useRef(restedSpell);
  const [opened, setOpened] = useState(false);
  useEffect(
    () =>
      watchActiveMinutes((active) => {
        spell.current = minuteOn(spell.current, active);
        if (!isBreakDue(spell.current)) return;
        spell.current = restedSpell;
        setOpened(true);
      }),
    [],
  );
  return (
    <Dialog opened={opened} onClose={() => setOpened(false)} title="Time for a break?">
      <div className={classes.words}>
        <p>You have been here for {breakAfterMinutes} minutes. Well done.</p>
        <p>Stand up, have some water, look out of the window. Your work is saved, and it will wait for you.</p>
        <Button onClick={() => setOpened(false)}>All right</Button>
      </div>
    </Dialog>
  );
};
