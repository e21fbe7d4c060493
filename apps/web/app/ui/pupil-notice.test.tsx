import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer } from '../testing/answers.ts';
import { aPupil, profileOf } from '../testing/people.ts';
import { show } from '../testing/show.tsx';
import { PupilNotice } from './pupil-notice.tsx';
import { OffersTalk } from './talk-button.tsx';

afterEach(cleanup);

const notice = (more: Parameters<typeof aPupil>[0], forModel: boolean) => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil(more)));
  show(
    <OffersTalk value>
      <PupilNotice young="We read it." forModel={forModel}>
        A computer reads it.
      </PupilNotice>
    </OffersTalk>,
  );
};

test('a pupil for whom another company’s model is on reads so beside what it may be told, each age in its own words', async () => {
  notice({ modelOn: true }, true);
  expect(
    await screen.findByText(/An AI model of another company is on for you and may read it, too\. We take names out first\./),
  ).toBeTruthy();
  cleanup();
  notice({ modelOn: true, keyStage: 'KS1', yearGroup: 1 }, true);
  expect(await screen.findByText('We read it. The AI of another company can read it, too. We take your name out first.')).toBeTruthy();
});

test.each([
  ['it is off for', { modelOn: false }, true],
  ['it is never told this', { modelOn: true }, false],
] as const)('nothing is said of a model where %s', async (_, more, forModel) => {
  notice({ ...more, keyStage: 'KS1', yearGroup: 1 }, forModel);
  expect(await screen.findByText('We read it.')).toBeTruthy();
});
