import { planAllows, planThatOpens } from '@hedgerow/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { guidesQuery } from '../../features/dashboard/api.ts';
import { DueCard } from '../../features/dashboard/due-card.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { NothingYet } from '../../features/dashboard/nothing-yet.tsx';
import { PlaceLayout } from '../../features/dashboard/place-layout.tsx';
import { Some } from '../../features/dashboard/some.tsx';
import { decksQuery, todaysCardsQuery } from '../../features/flashcards/api.ts';
import { printCards } from '../../features/flashcards/print-cards.ts';
import { type Deck, DeckList, deckOfGuide } from '../../features/flashcards/deck-list.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSession } from '../../lib/session.ts';
import { SleepingScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { LockedFeature } from '../../ui/locked-feature.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PrimaryPlace, SecondaryPlace } from './own-place.tsx';
import type { FrameParts } from './pupil-frame.tsx';

export const meta = () => pageMeta('/student/cards');

const atFirst = 8;

const newestFirst = (decks: readonly Deck[]): readonly Deck[] => decks.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));

const Open = ({ user, open }: Pick<FrameParts, 'user' | 'open'>) => {
  const due = useQuery(todaysCardsQuery);
  const guides = useQuery(guidesQuery);
  const decks = useQuery(decksQuery);
  const looks = user.viewedByParent;
  const makesGuides = planAllows(user.subscriptionPlan, 'revise');
  // Who has no cards at all is told how to get some, not to come back for them.
  const hasNone = due.data?.length === 0 && guides.data?.length === 0 && decks.data?.length === 0;
  const ofTopic = !looks && (
    <Button kind="quiet" onClick={() => open({ kind: 'map' })}>
      Choose a topic
    </Button>
  );
  return (
    <>
      {!due.isError && !hasNone && (
        <DueCard
          due={due.data?.length}
          onStudy={() => open({ kind: 'cards' })}
          onPrint={() => printCards(undefined, due.data?.length ?? 0)}
        />
      )}
      <Panel title="My decks">
        <QueryView query={guides} failed="We could not load your decks" lines={8}>
          {(ofGuides) => (
            <QueryView query={decks} failed="We could not load your decks" lines={8}>
              {(others) =>
                ofGuides.length + others.length === 0 ? (
                  <NothingYet
                    scene={<SleepingScene />}
                    action={
                      <>
                        {ofTopic}
                        {makesGuides && !looks && (
                          <Button kind="quiet" onClick={() => open({ kind: 'make-guide' })}>
                            Revision Guide
                          </Button>
                        )}
                      </>
                    }
                  >
                    {makesGuides
                      ? 'No cards yet. Every guide you make comes with its own cards.'
                      : 'No cards yet. Choose a topic, or make them of what you missed in a quiz.'}
                  </NothingYet>
                ) : (
                  <>
                    <Some items={newestFirst([...others, ...ofGuides.map(deckOfGuide)])} first={atFirst}>
                      {(some) => <DeckList decks={some} onStudy={(guideId) => open({ kind: 'cards', guideId })} />}
                    </Some>
                    {ofTopic}
                  </>
                )
              }
            </QueryView>
          )}
        </QueryView>
      </Panel>
    </>
  );
};

const Place = ({ user, open }: Pick<FrameParts, 'user' | 'open'>) => (
  <PlaceLayout title="Cards" narrow>
    {planAllows(user.subscriptionPlan, 'flashcards') ? (
      <Open user={user} open={open} />
    ) : (
      <LockedFeature name="Flashcards" plan={planThatOpens('flashcards', user.phase ?? 'secondary')?.name ?? ''}>
        {user.phase === 'primary'
          ? 'Cards from topics and quizzes, brought back when you’re about to forget them.'
          : 'Cards from your guides, brought back when you’re about to forget them.'}
      </LockedFeature>
    )}
  </PlaceLayout>
);

const place = (parts: FrameParts) => <Place {...parts} />;

/** Cards of every pupil: those of today, and each deck. */
const Cards = () => {
  const session = useSession();
  const isPrimary = session.status === 'signed-in' && session.user.phase === 'primary';
  return isPrimary ? <PrimaryPlace>{place}</PrimaryPlace> : <SecondaryPlace>{place}</SecondaryPlace>;
};
export default Cards;
