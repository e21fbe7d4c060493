import { IconBuilding, IconChartHistogram, IconIdBadge2, IconSchool, IconUsers } from '@tabler/icons-react';
import { type Place, Places } from './places.tsx';

const places: readonly Place[] = [
  { to: '/school/dashboard', name: 'Overview', picture: <IconBuilding size={24} aria-hidden /> },
  { to: '/school/classes', name: 'Classes', picture: <IconUsers size={24} aria-hidden /> },
  { to: '/school/pupils', name: 'Pupils', picture: <IconSchool size={24} aria-hidden /> },
  { to: '/school/staff', name: 'Staff', picture: <IconIdBadge2 size={24} aria-hidden /> },
  { to: '/school/report', name: 'Report', picture: <IconChartHistogram size={24} aria-hidden /> },
];

/** The five places of a school's administrator. */
export const SchoolPlaces = () => <Places label="My places" places={places} />;
