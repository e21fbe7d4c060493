import {
  ChildCreated,
  CompleteOnboardingBody,
  CreateChildBody,
  OnboardingChildren,
  OnboardingCompleted,
} from '@hedgerow/contracts/onboarding';
import { parentOf, type Routes } from '#http/access.ts';
import type { OnboardingService } from './onboarding.service.ts';

export const onboardingRoutes = (app: Routes, { onboarding }: { readonly onboarding: OnboardingService }): void => {
  app.get(
    '/api/onboarding/parent-children',
    { config: { access: 'parent' }, schema: { response: { 200: OnboardingChildren } } },
    (request) => onboarding.children(parentOf(request)),
  );

  app.post(
    '/api/onboarding/complete',
    { config: { access: 'owner' }, schema: { body: CompleteOnboardingBody, response: { 200: OnboardingCompleted } } },
    async (request) => {
      const children = await onboarding.complete(parentOf(request), request.body.children);
      return { success: true, message: 'Your children are set up. Next, choose a plan for each.', children };
    },
  );

  app.post(
    '/api/simple-auth/create-child',
    { config: { access: 'owner' }, schema: { body: CreateChildBody, response: { 200: ChildCreated } } },
    async (request) => {
      const { body } = request;
      const draft = 'child' in body ? body.child : body;
      return { child: await onboarding.addChild(parentOf(request), draft) };
    },
  );
};
