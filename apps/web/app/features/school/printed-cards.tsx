import type { PupilCard } from '@hedgerow/contracts/schools';
import { IconPrinter } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { CutOutCard } from '../../ui/cut-out-card.tsx';
import desk from '../../ui/desk.module.css';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import classes from './school.module.css';

/** A card that is made anew in a lesson leaves the code for parents as it is. */
export type SignInCard = Omit<PupilCard, 'familyCode'> & {
  readonly familyCode?: string;
  /** "8A": where cards of several classes are handed out. */
  readonly className?: string;
};

const Card = ({ card }: { readonly card: SignInCard }) => (
  <CutOutCard label={`Sign-in card of ${card.firstName} ${card.lastName}`} title={`${card.firstName} ${card.lastName}`}>
    {card.className !== undefined && <p className={desk.soft}>{card.className}</p>}
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

/** So many stand on the screen: a whole school is on the printed sheets alone. */
const mostOnScreen = 60;

/** The cards as they are made, for this one time. */
export const PrintedCards = ({ cards, onDone }: Props) => (
  <div className={desk.stack}>
    <output className={classes.said}>
      We show these passwords only once. Print the cards now, or save them as a PDF in the print window. You can make a new card at any
      time.
    </output>
    <div className={desk.actions}>
      <Button icon={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
        Print the cards
      </Button>
      <Button kind="quiet" onClick={onDone}>
        I have them
      </Button>
    </div>
    <Cards cards={cards.slice(0, mostOnScreen)} />
    {cards.length > mostOnScreen && (
      <p className={desk.soft}>{`${cards.length - mostOnScreen} more are on the sheets that are printed.`}</p>
    )}
    <PrintSheet>
      <Cards cards={cards} />
    </PrintSheet>
  </div>
);
