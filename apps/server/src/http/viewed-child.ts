/**
 * A parent's page that shows a child's screens makes its calls below `/as/<child>`: the same calls, answered as the child who is looked at.
 * Every other page of the same browser goes on as the parent (docs/product/accounts.md#looking-as-a-child).
 */
const looking = /^\/as\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?=\/api\/)/;

/** The child whose eyes a call looks through, by the address as it was sent. */
export const viewedChild = (sentUrl: string): string | undefined => looking.exec(sentUrl)?.[1];

/** The address of the call itself. */
export const withoutView = (sentUrl: string): string => sentUrl.replace(looking, '');
