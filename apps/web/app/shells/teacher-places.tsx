import { IconChartHistogram, IconFolder, IconClipboardCheck, IconSun, IconUsers } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { type Place, Places } from './places.tsx';

const places: readonly Place[] = [
  { to: '/teacher/dashboard', name: 'Today', picture: <IconSun size={24} aria-hidden /> },
  { to: '/teacher/classes', name: 'Classes', picture: <IconUsers size={24} aria-hidden /> },
  { to: '/teacher/set-work', name: 'Set work', picture: <IconClipboardCheck size={24} aria-hidden /> },
  { to: '/teacher/results', name: 'Results', picture: <IconChartHistogram size={24} aria-hidden /> },
  { to: '/teacher/resources', name: 'Resources', picture: <IconFolder size={24} aria-hidden /> },
];

/** The five places of a teacher. The chosen class goes along from one to the next. */
export const TeacherPlaces = () => {
  const [params] = useSearchParams();
  const chosen = params.get('class');
  return <Places label="My places" places={places} search={chosen === null ? '' : new URLSearchParams({ class: chosen }).toString()} />;
};
