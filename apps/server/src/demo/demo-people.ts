import type { PaidPlanId } from '@hedgerow/domain/plans';
import type { YearGroup } from '@hedgerow/domain/year-groups';

export type DemoChild = {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly year: YearGroup;
  readonly planId: PaidPlanId;
  /** What the last month was about: subject, topic, and how much of it the child knows (0 to 1). */
  readonly topics: readonly (readonly [subject: string, topic: string, knows: number])[];
};

/** Everybody's password in the demonstration; never made in production. */
export const demoPassword = 'hedge-and-path-7';

export const demoParent = { email: 'parent@hedgerow.example', firstName: 'Jo', lastName: 'Hawthorn' } as const;

export const demoTeacher = { email: 'teacher@hedgerow.example', firstName: 'Tess', lastName: 'Alder' } as const;

export const demoAdministrator = { email: 'school@hedgerow.example', firstName: 'Hal', lastName: 'Rowan' } as const;

export const demoChildren: readonly DemoChild[] = [
  {
    firstName: 'Robin',
    lastName: 'Hawthorn',
    username: 'robinhawthorn1000',
    year: 4,
    planId: 'primary_scholar',
    topics: [
      ['Maths', 'Times tables', 0.9],
      ['Maths', 'Fractions', 0.55],
      ['English', 'Apostrophes', 0.75],
      ['Science', 'Plants', 0.85],
      ['History', 'Roman Britain', 0.8],
      ['Geography', 'Rivers', 0.65],
    ],
  },
  {
    firstName: 'Willow',
    lastName: 'Hawthorn',
    username: 'willowhawthorn1000',
    year: 10,
    planId: 'secondary_practice',
    topics: [
      ['Maths', 'Quadratic equations', 0.6],
      ['Biology', 'Photosynthesis', 0.85],
      ['English', 'Macbeth', 0.7],
      ['Geography', 'Urban issues', 0.8],
      ['Chemistry', 'Atomic structure', 0.75],
      ['History', 'Medicine through time', 0.5],
    ],
  },
];
