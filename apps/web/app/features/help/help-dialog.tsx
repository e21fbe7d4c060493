import { helpWords } from '@hedgerow/contracts/help-lines';
import type { ConcernCategory } from '@hedgerow/domain/concern-categories';
import { useEffect, useState } from 'react';
import { listenForHelp } from '../../lib/offer-help.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { HelpLines } from './help-lines.tsx';
import classes from './help.module.css';

const Words = ({ category, onClose }: { readonly category: ConcernCategory; readonly onClose: () => void }) => {
  const { heard, first, lines } = helpWords[category];
  return (
    <div className={classes.words}>
      <p>{heard}</p>
      <p className={classes.first}>{first}</p>
      <HelpLines lines={lines} />
      <p>Somebody whose job is to keep children safe will know that you may need help. They do not see what you wrote.</p>
      <Button onClick={onClose}>I have read this</Button>
    </div>
  );
};

/** What a pupil sees who wrote of something hard, wherever they wrote it. It stays until they close it. */
export const HelpDialog = () => {
  const [category, setCategory] = useState<ConcernCategory>();
  const [opened, setOpened] = useState(false);
  useEffect(
    () =>
      listenForHelp((heard) => {
        setCategory(heard);
        setOpened(true);
      }),
    [],
  );
  if (category === undefined) return null;
  return (
    <Dialog opened={opened} keepOpen onClose={() => setOpened(false)} title="We are glad you wrote this">
      <Words category={category} onClose={() => setOpened(false)} />
    </Dialog>
  );
};
