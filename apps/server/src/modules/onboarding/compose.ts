import type { ChildLinkCodes } from './child-link-code.ts';
import { childLinkService } from './child-link.service.ts';
import { type OnboardingDeps, onboardingService } from './onboarding.service.ts';
import type { FamiliesService } from '#modules/families/families.service.ts';

export type OnboardingNeeds = OnboardingDeps & { readonly codes: ChildLinkCodes; readonly families: FamiliesService };

export const composeOnboarding = (needs: OnboardingNeeds) => ({
  onboarding: onboardingService(needs),
  childLink: childLinkService(needs),
});
