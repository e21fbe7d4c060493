import { talkLines } from '@hedgerow/contracts/help-lines';
import { type ReactNode, useEffect, useState } from 'react';
import { listenForTalk } from '../../lib/talk.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Listen } from '../../ui/listen.tsx';
import { OffersTalk } from '../../ui/talk-button.tsx';
import { useDialogs } from '../../ui/use-dialogs.ts';
import { DataRequest } from './data-request.tsx';
import { HelpLines } from './help-lines.tsx';
import classes from './help.module.css';
import { WorryForm } from './worry-form.tsx';

const title = 'Need to talk to someone?';

/** Asks the server for nothing before somebody opens it. */
const More = ({ words, children }: { readonly words: string; readonly children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  return (
    <details className={classes.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words}</summary>
      {open && children}
    </details>
  );
};

const Words = ({ onClose }: { readonly onClose: () => void }) => (
  <div className={classes.words}>
    <Listen name={title} />
    <p>Is something making you sad, scared or worried? It is not your fault, and you do not have to carry it alone.</p>
    <p className={classes.first}>Tell a grown-up you trust: somebody at home, a teacher, a school nurse, a friend’s parent.</p>
    <p>
      If you or somebody else is in danger now, call 999. You can also call or text these people. They listen to children, and it is free.
    </p>
    <HelpLines lines={talkLines} />
    <p>Nobody can see that you opened this. We keep no note of it, and we do not tell anybody. A call may show on the phone you use.</p>
    <More words="Report a worry">
      <WorryForm />
    </More>
    <More words="Ask for my data">
      <DataRequest />
    </More>
    <Button onClick={onClose}>Close</Button>
  </div>
);

/** Help that needs no rule and no line: it is in the browser before anybody asks for it. */
export const TalkDialog = () => {
  const { shown, opened, turn, open, close, gone } = useDialogs<typeof title>();
  useEffect(() => listenForTalk(() => open(title)), [open]);
  if (shown === undefined) return null;
  return (
    // It needs no second way to itself.
    <OffersTalk value={false}>
      <Dialog key={turn} opened={opened} onClose={close} onGone={gone} title={title}>
        <Words onClose={close} />
      </Dialog>
    </OffersTalk>
  );
};
