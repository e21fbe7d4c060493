import type { Database, Runner } from '#db/client.ts';
import type { MailService } from '#modules/mail/mail.service.ts';
import type { Clock } from '#ports/clock.ts';
import { lonePupilsRepository } from './lone-pupils.repository.ts';
import type { ChildLinkCodes } from './child-link-code.ts';
import { childLinkService } from './child-link.service.ts';
import { type OnboardingDeps, onboardingService } from './onboarding.service.ts';
import type { FamiliesService } from '#modules/families/families.service.ts';

export type OnboardingNeeds = OnboardingDeps & {
  readonly db: Database;
  readonly mail: MailService;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
  readonly codes: ChildLinkCodes;
  readonly families: FamiliesService;
};

export const composeOnboarding = (needs: OnboardingNeeds) => ({
  onboarding: onboardingService(needs),
  childLink: childLinkService({ ...needs, lonePupils: lonePupilsRepository(needs.db) }),
});
