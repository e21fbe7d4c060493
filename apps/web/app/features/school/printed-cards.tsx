import type { PupilCard } from '@hedgerow/contracts/schools';
import { IconPrinter } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { CutOutCard } from '../../ui/cut-out-card.tsx';
import desk from '../../ui/desk.module.css';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import classes from './school.module.css';

/** A card that is made anew in a lesson leaves the code for parents as it is. */
type SignInCard = Omit<PupilCard, 'familyCode'> & { readonly familyCode?: string };

const Card = ({ card }: { readonly card: SignInCard }) => (
  <CutOutCard label={`Sign-in card of ${card.firstName} ${card.lastName}`} title={`${card.firstName} ${card.lastName}`}>
    <p>
      Go to <strong translate="no">{`${location.host}/login`}</strong>
    </p>
    <dl className={classes.secret}>
      <dt>Username</dt>
      <dd translate="no">{card.username}</dd>
      <dt>Password</dt>
      <dd translate="no">{card.password}</dd>
      {card.familyCode !== undefined && (
        <>
          <dt>For parents</dt>
          <dd translate="no">{card.familyCode}</dd>
        </>
      )}
    </dl>
    {card.familyCode !== undefined && (
      <p className={desk.soft}>Parents: type the code under “Code from school” in your Hedgerow account to see how your child learns.</p>
    )}
  </CutOutCard>
);

const Cards = ({ cards }: { readonly cards: readonly SignInCard[] }) => (
  <div className={classes.cards}>
    {cards.map((card) => (
      <Card key={card.childId} card={card} />
    ))}
  </div>
);

type Props = { readonly cards: readonly SignInCard[]; readonly onDone: () => void };

/** The cards as they are made, for this one time. */
export const PrintedCards = ({ cards, onDone }: Props) => (
  <div className={desk.stack}>
    <output className={classes.said}>
      We show these passwords only once. Print the cards now, or copy them by hand. You can make a new card at any time.
    </output>
    <div className={desk.actions}>
      <Button icon={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
        Print the cards
      </Button>
      <Button kind="quiet" onClick={onDone}>
        I have them
      </Button>
    </div>
    <Cards cards={cards} />
    <PrintSheet>
      <Cards cards={cards} />
    </PrintSheet>
  </div>
);
