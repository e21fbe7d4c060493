import { IconBook2, IconHome, IconClipboardCheck, IconSettings, IconUsers } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { Places } from './places.tsx';

const placesFor = (carer: boolean) => [
  { to: '/parent/dashboard', name: 'Overview', picture: <IconHome size={24} aria-hidden /> },
  { to: '/parent/learning', name: 'Learning', picture: <IconBook2 size={24} aria-hidden /> },
  { to: '/parent/set-work', name: 'Set work', picture: <IconClipboardCheck size={24} aria-hidden /> },
  // Money is the owner's.
  { to: '/parent/family', name: carer ? 'Family' : 'Family & billing', picture: <IconUsers size={24} aria-hidden /> },
  { to: '/parent/settings', name: 'Settings', picture: <IconSettings size={24} aria-hidden /> },
];

/** The five places of a parent. The chosen child goes along from one to the next. */
export const ParentPlaces = ({ carer }: { readonly carer: boolean }) => {
  const [params] = useSearchParams();
  const child = params.get('child');
  return <Places label="My places" places={placesFor(carer)} search={child === null ? '' : new URLSearchParams({ child }).toString()} />;
};
