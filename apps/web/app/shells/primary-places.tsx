import { type Place, Places } from './places.tsx';

const Path = () => (
  <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden>
    <path d="M5 9c5-2 9-1 11 2 2-3 6-4 11-2v15c-5-2-9-1-11 2-2-3-6-4-11-2Z" fill="var(--leaf-bright)" />
    <path d="M16 11c2-3 6-4 11-2v15c-5-2-9-1-11 2Z" fill="var(--leaf-shade)" />
  </svg>
);

const Star = () => (
  <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden>
    <path d="m16 3 4 8.400 9 1.200-6.600 6.400 1.700 9.200L16 23.700 7.900 28.200l1.700-9.200L3 12.600l9-1.200Z" fill="var(--sun)" />
    <path d="M16 3v20.700L7.900 28.200l1.700-9.200L3 12.600l9-1.200Z" fill="var(--sun-deep)" opacity=".45" />
  </svg>
);

const Trail = () => (
  <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden>
    <path d="M3 27 12 10l5 8 3-5 9 14Z" fill="var(--leaf-bright)" />
    <path d="m12 10 5 8 3-5 9 14H12Z" fill="var(--leaf-shade)" />
    <path d="M20 13V3.500l8 3.200-8 3.300" fill="var(--bloom)" stroke="var(--bloom)" strokeWidth="1.500" strokeLinejoin="round" />
  </svg>
);

const Face = () => (
  <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden>
    <circle cx="16" cy="16" r="13" fill="var(--sky-high)" />
    <circle cx="16" cy="13" r="5.500" fill="var(--flint-coat)" />
    <path d="M6.500 25c1-5.500 5-8 9.500-8s8.500 2.500 9.500 8a13 13 0 0 1-19 0Z" fill="var(--action)" />
  </svg>
);

const places: readonly Place[] = [
  { to: '/student/dashboard', name: 'My Learning', picture: <Path /> },
  { to: '/student/quizzes', name: 'Quizzes', picture: <Star /> },
  { to: '/student/adventure', name: 'My Adventure', picture: <Trail /> },
  { to: '/student/me', name: 'Me', picture: <Face /> },
];

/** The four places of a younger pupil. */
export const PrimaryPlaces = () => <Places label="My places" places={places} />;
