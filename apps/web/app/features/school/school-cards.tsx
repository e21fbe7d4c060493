import { mostCardsAtOnce, type SchoolPupil } from '@hedgerow/contracts/schools';
import { Checkbox, NativeSelect } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { makeCardsFor, schoolPupilsQuery } from './api.ts';
import { type CardScope, inParts, unusedCards, whoseCards } from './card-wishes.ts';
import { PrintedCards, type SignInCard } from './printed-cards.tsx';
import { counted } from './said.ts';
import classes from './school.module.css';

type Making = { readonly made: readonly SignInCard[]; readonly all: number; readonly trouble?: string; readonly isOver: boolean };

/** Passwords are shown once: closing the page in between would lose those that were made. */
const useStayHere = (isNeeded: boolean): void =>
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isNeeded]);

const sorted = (names: Iterable<string>): readonly string[] =>
  [...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));

const saidOf = (many: number, isUnticked: boolean): string => {
  if (isUnticked) return 'Please tick the classes.';
  return many === 0 ? 'Nobody here needs a card.' : `${counted(many, 'pupil')} will get a card.`;
};

type Props = { readonly all: readonly SchoolPupil[]; readonly onDone: () => void };

/** The sign-in cards of a year, of several classes or of the whole school, with one press: part by part, and what was made is kept. */
export const SchoolCards = ({ all, onDone }: Props) => {
  const client = useQueryClient();
  const [chosen, setChosen] = useState('school');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [withUnused, setWithUnused] = useState(false);
  const [making, setMaking] = useState<Making>();
  useStayHere(making !== undefined);

  const scope: CardScope =
    chosen === 'school' ? { of: 'school' } : chosen === 'classes' ? { of: 'classes', classes: ticked } : { of: 'year', year: chosen };
  const whose = whoseCards(all, scope, withUnused);
  const unused = unusedCards(all, scope);

  const make = async (): Promise<void> => {
    const classOf = new Map(whose.map(({ id, classes: own }) => [id, own[0]]));
    const placeOf = new Map(whose.map(({ id }, at) => [id, at]));
    let made: readonly SignInCard[] = [];
    setMaking({ made, all: whose.length, isOver: false });
    try {
      for (const part of inParts(whose, mostCardsAtOnce)) {
        const { cards } = await makeCardsFor(part.map(({ id }) => id));
        const named = cards.map((card) => {
          const className = classOf.get(card.childId);
          return className === undefined ? card : { ...card, className };
        });
        made = [...made, ...named.toSorted((one, other) => (placeOf.get(one.childId) ?? 0) - (placeOf.get(other.childId) ?? 0))];
        setMaking({ made, all: whose.length, isOver: false });
      }
      setMaking({ made, all: whose.length, isOver: true });
    } catch (error) {
      setMaking({ made, all: whose.length, isOver: true, trouble: messageOf(error, 'Please try again in a moment.') });
    }
  };
  const back = (): void => {
    void client.invalidateQueries({ queryKey: schoolPupilsQuery.queryKey });
    setMaking(undefined);
    if (making?.trouble === undefined) onDone();
  };

  if (making !== undefined && !making.isOver)
    return (
      <div className={desk.stack}>
        <ProgressBar
          label="Making sign-in cards"
          percent={(100 * making.made.length) / Math.max(1, making.all)}
          text={`${making.made.length} of ${making.all}`}
        />
        <output className={desk.soft}>Please keep this page open. You can print as soon as all are made.</output>
      </div>
    );
  if (making !== undefined)
    return (
      <div className={desk.stack}>
        {making.trouble !== undefined && (
          <p className={classes.note} role="alert">
            {`${counted(making.made.length, 'card')} of ${making.all} made, then it stopped: ${making.trouble} `}
            {making.made.length > 0 ? 'Print these first, then go on: the others have none yet.' : 'No card has changed.'}
          </p>
        )}
        {making.made.length > 0 ? (
          <PrintedCards cards={making.made} onDone={back} />
        ) : (
          <div className={desk.actions}>
            <Button kind="quiet" onClick={back}>
              Back
            </Button>
          </div>
        )}
      </div>
    );
  return (
    <div className={desk.form}>
      <p className={desk.soft}>
        Each card has a username, a password and a code with which a parent can link the account. They come class by class, to print or to
        save as a PDF.
      </p>
      <NativeSelect
        label="For"
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={[
          { value: 'school', label: 'The whole school' },
          ...sorted(all.map(({ yearGroup }) => yearGroup)).map((year) => ({ value: year, label: year })),
          { value: 'classes', label: 'Some classes' },
        ]}
      />
      {chosen === 'classes' && (
        <Checkbox.Group label="Classes" value={[...ticked]} onChange={setTicked}>
          <div className={desk.actions}>
            {sorted(all.flatMap(({ classes: own }) => own)).map((name) => (
              <Checkbox key={name} value={name} label={name} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      {unused > 0 && (
        <Checkbox
          checked={withUnused}
          onChange={({ currentTarget }) => setWithUnused(currentTarget.checked)}
          label={`Also new cards for ${counted(unused, 'pupil')} who ${unused === 1 ? 'has' : 'have'} a card and never signed in`}
          description="Their old cards stop working."
        />
      )}
      <output className={desk.soft}>{saidOf(whose.length, chosen === 'classes' && ticked.length === 0)}</output>
      <div className={desk.actions}>
        <Button icon={<IconId size={20} aria-hidden />} disabled={whose.length === 0} onClick={() => void make()}>
          {whose.length === 0 ? 'Make sign-in cards' : `Make ${counted(whose.length, 'sign-in card')}`}
        </Button>
      </div>
    </div>
  );
};
