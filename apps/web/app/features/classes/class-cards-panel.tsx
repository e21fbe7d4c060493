import type { CardPupil, ClassCards, ClassCardsBody } from '@hedgerow/contracts/class-sign-in';
import type { TeacherClass } from '@hedgerow/contracts/classes';
import { animalName, type CardSecret, type ClassFaces } from '@hedgerow/domain/class-sign-in';
import { Alert, Radio } from '@mantine/core';
import { IconLock, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import desk from '../../ui/desk.module.css';
import { Panel } from '../../ui/panel.tsx';
import { PupilLink } from '../../ui/pupil-link.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Refused } from '../../ui/refused.tsx';
import { showToast } from '../../ui/toast.ts';
import { classCardsQuery, useLetIn, useNewClassCode, usePrintCards, useSetClassCards } from './class-cards-api.ts';
import classes from './class-cards.module.css';

type Shown = Pick<TeacherClass, 'id' | 'name'>;
type SetProps = { readonly shown: Shown; readonly cards: ClassCards; readonly onDone?: () => void };

/** What is on the cards, and what the tablet shows of whom. */
const Settings = ({ shown, cards, onDone }: SetProps) => {
  const [secret, setSecret] = useState<CardSecret>(cards.secret);
  const [faces, setFaces] = useState<ClassFaces>(cards.faces);
  const save = useSetClassCards(shown.id);
  const send = () => save.mutate({ open: true, secret, faces }, { onSuccess: () => onDone?.() });
  return (
    <div className={desk.form}>
      <Radio.Group label="On the card" value={secret} onChange={(value) => setSecret(value === 'word' ? 'word' : 'pictures')}>
        <div className={classes.choices}>
          <Radio value="pictures" label="Three pictures, tapped in order" />
          <Radio value="word" label="A short word with a number, typed" />
        </div>
      </Radio.Group>
      <Radio.Group label="On the tablet" value={faces} onChange={(value) => setFaces(value === 'animals' ? 'animals' : 'names')}>
        <div className={classes.choices}>
          <Radio value="names" label="First names: anybody with the class code can read them" />
          <Radio value="animals" label="An animal for each pupil, without names" />
        </div>
      </Radio.Group>
      {cards.open && secret !== cards.secret && <p className={desk.soft}>The cards you printed will stop working. Print new ones.</p>}
      {save.error !== null && <Refused title="Nothing was changed" error={save.error} />}
      <div className={desk.actions}>
        <Button busy={save.isPending} onClick={send}>
          {cards.open ? 'Save' : 'Switch on'}
        </Button>
        {onDone && (
          <Button kind="text" disabled={save.isPending} onClick={onDone}>
            Leave it as it is
          </Button>
        )}
      </div>
    </div>
  );
};

const obstacles = {
  family: 'The family’s own account: they sign in with their username',
  older: 'Above Year 2: they sign in with their username',
};
const standOf = ({ obstacle, hasCard, resting, animal, number }: CardPupil, faces: ClassFaces): string => {
  if (obstacle !== null) return obstacles[obstacle];
  if (resting) return 'The card is paused after ten wrong tries';
  if (!hasCard) return 'No card yet';
  return faces === 'animals' && animal !== null ? `Has a card: ${animalName({ animal, number })}` : 'Has a card';
};

const complain = (title: string) => (error: unknown) => showToast({ kind: 'error', title, message: messageOf(error, 'Please try again.') });

type PupilProps = { readonly shown: Shown; readonly pupil: CardPupil; readonly faces: ClassFaces };

const PupilRow = ({ shown, pupil, faces }: PupilProps) => {
  const { childId, name, hasCard, resting, obstacle } = pupil;
  const print = usePrintCards(shown.id);
  const letIn = useLetIn(shown.id);
  return (
    <li className={desk.row}>
      <span className={desk.words}>
        <strong>
          <PupilLink classId={shown.id} childId={childId}>
            {name}
          </PupilLink>
        </strong>
        <span className={desk.soft}>{standOf(pupil, faces)}</span>
      </span>
      {obstacle === null && hasCard && (
        <span className={desk.actions}>
          {resting && (
            <Button
              kind="quiet"
              aria-label={`Turn the card of ${name} back on`}
              busy={letIn.isPending}
              onClick={() => letIn.mutate(childId, { onError: complain('The card is still paused') })}
            >
              Turn it back on
            </Button>
          )}
          <Button
            kind="text"
            aria-label={`New card for ${name}`}
            busy={print.isPending}
            onClick={() => print.mutate({ childIds: [childId] }, { onError: complain('The old card still works') })}
          >
            New card
          </Button>
        </span>
      )}
    </li>
  );
};

const Link = ({ code }: { readonly code: string }) => {
  const address = `${location.origin}/class/${code.replaceAll('-', '')}`;
  return (
    <div className={classes.link}>
      <p className={classes.code}>
        Class code <strong>{code}</strong>
      </p>
      <p className={desk.soft}>
        Open <span className={classes.address}>{address}</span> on the tablet once. It stays there for the next child.
      </p>
      <CopyButton text={address} words="Copy the link" failed="Copying failed: please type the address." />
    </div>
  );
};

const SwitchedOn = ({ shown, cards }: { readonly shown: Shown; readonly cards: ClassCards }) => {
  const [changing, setChanging] = useState(false);
  const set = useSetClassCards(shown.id);
  const newCode = useNewClassCode(shown.id);
  const letIn = useLetIn(shown.id);
  const print = usePrintCards(shown.id);
  const { code, secret, faces, paused, pupils } = cards;
  const waiting = pupils.filter(({ obstacle, hasCard }) => obstacle === null && !hasCard).length;
  const off: ClassCardsBody = { open: false, secret, faces };
  if (changing) return <Settings shown={shown} cards={cards} onDone={() => setChanging(false)} />;
  return (
    <div className={desk.form}>
      {paused && (
        <Alert color="red" icon={<IconLock aria-hidden />} title="Nobody in this class can sign in with a card">
          <p className={classes.alert}>
            There were a hundred wrong tries. If that was not your class, make a new class code first. The old one then stops working.
          </p>
          <Button
            kind="quiet"
            busy={letIn.isPending}
            onClick={() => letIn.mutate(undefined, { onError: complain('The class is still locked out') })}
          >
            Let the class in again
          </Button>
        </Alert>
      )}
      {code !== null && <Link code={code} />}
      {waiting > 0 && (
        <div>
          <Button
            icon={<IconPrinter size={20} aria-hidden />}
            busy={print.isPending}
            onClick={() => print.mutate({}, { onError: complain('No card was made') })}
          >
            {waiting === 1 ? 'Print 1 card' : `Print ${waiting} cards`}
          </Button>
        </div>
      )}
      <p className={desk.soft}>
        A PDF to print and cut out. We show what is on a card nowhere else. If one is lost, make a new card, and the old one stops working.
        A session lasts two hours at most and ends at four o’clock.
      </p>
      <ul className={desk.rows} aria-label={`Sign-in cards of ${shown.name}`}>
        {pupils.map((pupil) => (
          <PupilRow key={pupil.childId} shown={shown} pupil={pupil} faces={faces} />
        ))}
      </ul>
      <div className={desk.actions}>
        <Button kind="text" onClick={() => setChanging(true)}>
          Change what is on the cards
        </Button>
        <Button
          kind="text"
          busy={newCode.isPending}
          onClick={() => newCode.mutate(undefined, { onError: complain('The old code still works') })}
        >
          Make a new class code
        </Button>
        <Button kind="text" busy={set.isPending} onClick={() => set.mutate(off, { onError: complain('It is still on') })}>
          Switch off
        </Button>
      </div>
    </div>
  );
};

/** How the youngest of a class sign in on a shared tablet. */
export const ClassCardsPanel = ({ shown }: { readonly shown: Shown }) => {
  const query = useQuery(classCardsQuery(shown.id));
  return (
    <Panel title="Sign-in cards for the youngest">
      <QueryView query={query} failed="We could not read the cards">
        {(cards) =>
          cards.open ? (
            <SwitchedOn shown={shown} cards={cards} />
          ) : (
            <>
              <p className={desk.soft}>
                Pupils in Reception to Year 2 sign in on a shared tablet. They open the class’s link, choose themselves, then use their
                card.
              </p>
              <Settings shown={shown} cards={cards} />
            </>
          )
        }
      </QueryView>
    </Panel>
  );
};
