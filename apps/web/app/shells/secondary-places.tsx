import { IconBooks, IconCards, IconChartLine, IconFolder, IconSunHigh } from '@tabler/icons-react';
import { type Place, Places } from './places.tsx';

const places: readonly Place[] = [
  { to: '/student/dashboard', name: 'Today', picture: <IconSunHigh size={24} aria-hidden /> },
  { to: '/student/subjects', name: 'Subjects', picture: <IconBooks size={24} aria-hidden /> },
  { to: '/student/library', name: 'Library', picture: <IconFolder size={24} aria-hidden /> },
  { to: '/student/cards', name: 'Cards', picture: <IconCards size={24} aria-hidden /> },
  { to: '/student/progress', name: 'Progress', picture: <IconChartLine size={24} aria-hidden /> },
];

/** The five places of a pupil from Year 7. */
export const SecondaryPlaces = () => <Places label="My places" places={places} />;
