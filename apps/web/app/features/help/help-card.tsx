import { helpWords } from '@hedgerow/contracts/help-lines';
import type { ConcernCategory } from '@hedgerow/domain/concern-categories';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { listenForQuietHelp } from '../../lib/offer-help.ts';
import { openTalk } from '../../lib/talk.ts';
import { useHeaderEnd } from '../../ui/below-banner.ts';
import { Button } from '../../ui/button.tsx';
import classes from './help-card.module.css';
import { HelpLines } from './help-lines.tsx';

/** So many of a kind's lines; "More ways to talk" has them all. */
const shownLines = 2;
/** Above the card, px. */
const gap = 16;

/**
 * What a pupil sees whose words may be about themselves and may be a book: who listens, beside work that goes on. Parents are told nothing, and a contact only of a second one within an hour. One who
 * has carried on is not shown the same again until the page is opened anew.
 */
export const HelpCard = () => {
  const [category, setCategory] = useState<ConcernCategory>();
  const [seen, setSeen] = useState<ReadonlySet<ConcernCategory>>(new Set());
  const headerEnd = useHeaderEnd();
  useEffect(() => listenForQuietHelp(setCategory), []);
  if (category === undefined || seen.has(category)) return null;
  const carryOn = (): void => setSeen(new Set([...seen, category]));
  return createPortal(
    <section className={classes.card} style={{ top: headerEnd + gap }} aria-label="Is something hard right now?" data-unspoken>
      <div aria-live="polite">
        <h2 className={classes.title}>Is something hard right now?</h2>
        <p>If you wrote about yourself, you do not have to carry it alone. Tell a grown-up you trust, or talk to people who listen.</p>
      </div>
      <HelpLines lines={helpWords[category].lines.slice(0, shownLines)} />
      <p>If it was just for school, carry on. Your work carries on, and your parents are not told.</p>
      <div className={classes.buttons}>
        <Button onClick={carryOn}>Carry on</Button>
        <Button
          kind="quiet"
          onClick={() => {
            carryOn();
            openTalk();
          }}
        >
          More ways to talk
        </Button>
      </div>
    </section>,
    // Beside the page: most words are typed in a dialog, and what lies behind one cannot be reached.
    document.body,
  );
};
