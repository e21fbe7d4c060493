import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { openAfresh } from './session.ts';

/** docs/product/routes.md#reading-from-the-server, Refresh data: what was read is forgotten and the page is loaded anew, profile first. */
export const useRefreshData = () => {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const refresh = useCallback(() => {
    setBusy(true);
    client.clear();
    openAfresh(location.pathname, '/dashboard', { title: 'Everything is up to date' });
  }, [client]);
  return { busy, refresh };
};
