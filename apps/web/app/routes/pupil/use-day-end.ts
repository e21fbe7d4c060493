import type { User } from '@hedgerow/contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { statsQuery } from '../../features/progress/api.ts';

/** How often a page that shows the end of the day asks whether a new one has begun. */
const lookAgain = 60_000;
const nothingOpen = (): boolean => document.querySelector('[role="dialog"]') === null;

/**
 * `over`: the minutes that a parent set are used. `ended`: the page says so; it waits until whatever is open has been closed, so that
 * nobody's work goes from under their hands. A parent who looks sees the page as it is.
 */
export const useDayEnd = ({ viewedByParent }: Pick<User, 'viewedByParent'>): { readonly over: boolean; readonly ended: boolean } => {
  const { data } = useQuery({ ...statsQuery, refetchInterval: ({ state }) => (state.data?.dayIsOver === true ? lookAgain : false) });
  const over = data?.dayIsOver === true && !viewedByParent;
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (!over) return undefined;
    const look = () => {
      if (!nothingOpen()) return;
      observer.disconnect();
      setFree(true);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => {
      observer.disconnect();
      setFree(false);
    };
  }, [over]);
  return { over, ended: over && isFree };
};
