/** Of this tab alone: the child whose screens its parent opened here (docs/product/accounts.md#looking-as-a-child). */
const place = 'hedgerow.viewing';

/** The parent's own pages, which somebody may type into the same tab, are read as the parent. */
const isParents = (page: string): boolean => /^\/parent(?:\/|$)/.test(page);

const viewedChild = (): string | null => {
  const childId = sessionStorage.getItem(place);
  return childId === null || isParents(location.pathname) ? null : childId;
};

export const isViewing = (): boolean => viewedChild() !== null;
export const beginViewing = (childId: string): void => sessionStorage.setItem(place, childId);
export const endViewing = (): void => sessionStorage.removeItem(place);

/** Where a call of this tab goes: in the child's name where a parent looks, while every other tab goes on as the parent. */
export const callAddress = (path: string): string => {
  const childId = viewedChild();
  return childId === null ? path : `/as/${childId}${path}`;
};
