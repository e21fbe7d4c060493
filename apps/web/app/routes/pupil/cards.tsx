import { planAllows, planThatOpens } from '@hedgerow/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { guidesQuery } from '../../features/dashboard/api.ts';
import { DueCard } from '../../features/dashboard/due-card.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { NothingYet } from '../../features/dashboard/nothing-yet.tsx';
import { PlaceLayout } from '../../features/dashboard/place-layout.tsx';
import { Some } from '../../features/dashboard/some.tsx';
import { todaysCardsQuery } from '../../features/flashcards/api.ts';
import { DeckList } from '../../features/flashcards/deck-list.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { SleepingScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { LockedFeature } from '../../ui/locked-feature.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SecondaryPlace } from './own-place.tsx';
import type { FrameParts } from './pupil-frame.tsx';

export const meta = () => pageMeta('/student/cards');

const atFirst = 8;

const Open = ({ open }: Pick<FrameParts, 'open'>) => {
  const due = useQuery(todaysCardsQuery);
  const guides = useQuery(guidesQuery);
  // Who has no cards at all is told how to get some, not to come back for them.
  const hasNone = due.data?.length === 0 && guides.data?.length === 0;
  return (
    <>
      {!due.isError && !hasNone && <DueCard due={due.data?.length} onStudy={() => open({ kind: 'cards' })} />}
      <Panel title="My decks">
        <QueryView query={guides} failed="We could not load your decks" lines={8}>
          {(items) =>
            items.length === 0 ? (
              <NothingYet
                scene={<SleepingScene />}
                action={
                  <Button kind="quiet" onClick={() => open({ kind: 'make-guide' })}>
                    Revision Guide
                  </Button>
                }
              >
                No cards yet. Every guide you make comes with its own cards.
              </NothingYet>
            ) : (
              <Some items={items} first={atFirst}>
                {(some) => <DeckList guides={some} onStudy={(guideId) => open({ kind: 'cards', guideId })} />}
              </Some>
            )
          }
        </QueryView>
      </Panel>
    </>
  );
};

/** Cards from Year 7: those of today, and the deck of each guide. */
const Cards = () => (
  <SecondaryPlace>
    {({ user, open }) => (
      <PlaceLayout title="Cards" narrow>
        {planAllows(user.subscriptionPlan, 'flashcards') ? (
          <Open open={open} />
        ) : (
          <LockedFeature name="Flashcards" plan={planThatOpens('flashcards', 'secondary')?.name ?? ''}>
            Cards from your guides, brought back when you’re about to forget them.
          </LockedFeature>
        )}
      </PlaceLayout>
    )}
  </SecondaryPlace>
);
export default Cards;
