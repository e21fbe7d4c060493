import { CheckInSkipped } from '@hedgerow/contracts/practice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { showToast } from '../../ui/toast.ts';
import { todayQuery } from './api.ts';

/** "Not now" is an answer, and is not asked again. */
export const useSkipCheckIn = () => {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const skip = async () => {
    setBusy(true);
    try {
      await api.post('/api/practice/check-in/skip', {}, CheckInSkipped);
      await client.invalidateQueries(todayQuery);
    } catch {
      showToast({ kind: 'error', title: 'This did not work. Please try again.' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, skip: () => void skip() };
};
