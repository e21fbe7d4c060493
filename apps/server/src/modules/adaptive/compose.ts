import type { Bank } from '@hedgerow/curriculum/bank';
import type { Database } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { RichText } from '#ports/rich-text.ts';
import { adaptiveRepository } from './adaptive.repository.ts';
import { evidenceService } from './evidence.service.ts';
import { heldBeliefs } from './held-beliefs.ts';
import { insightRepository } from './insight.repository.ts';
import { insightService } from './insight.service.ts';
import { learningMapService } from './learning-map.service.ts';
import { mapPicturesOf, mapsOf } from './maps.ts';
import { namedHard } from './named-hard.ts';
import { type RecommendationsDeps, recommendationsService } from './recommendations.service.ts';
import { standingInTopic } from './standing-in-topic.ts';
import { suggestionsService } from './suggestions.service.ts';

export type AdaptiveNeeds = {
  readonly db: Database;
  readonly bank: Bank;
  readonly richText: Pick<RichText, 'inline'>;
  readonly now: Clock;
};

/** What is known of what a pupil knows, and what follows from it once there is something to recommend. */
export const composeAdaptive = ({ db, bank, richText, now }: AdaptiveNeeds) => {
  const adaptive = adaptiveRepository(db);
  const maps = mapsOf(bank);
  const insight = insightRepository(db);
  return {
    adaptive,
    maps,
    evidence: evidenceService({ adaptive, maps }),
    insight: insightService({ insight, adaptive, maps, bank, richText, now }),
    learningMap: learningMapService({ adaptive, maps, pictures: mapPicturesOf(bank), now }),
    suggestions: suggestionsService(bank),
    heldBeliefs: heldBeliefs({ insight, now }),
    standingInTopic: standingInTopic({ maps, now }),
    recommending: (needs: Pick<RecommendationsDeps, 'standingOf' | 'practice' | 'guides' | 'flashcards'>) =>
      recommendationsService({ ...needs, adaptive, maps, namedHard: namedHard(bank), now }),
  };
};
