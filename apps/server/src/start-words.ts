import { demoAdministrator, demoChildren, demoParent, demoPassword, demoTeacher } from './demo/demo-people.ts';
import type { Running } from './start.ts';

const demoAccounts = [
  `To look around (demonstration accounts, all with the password ${demoPassword}):`,
  `  parent   ${demoParent.email}`,
  `  school   ${demoTeacher.email}, ${demoAdministrator.email} (its administrator); both use two-step sign-in, with any authenticator app`,
  `  pupils   ${demoChildren.map(({ username, year }) => `${username} (Year ${year})`).join(', ')}`,
];

export type StartWords = Pick<Running, 'movedData' | 'publicUrl' | 'hasDemo'> & {
  readonly production: boolean;
  readonly productName: string;
};

/** What whoever starts the product reads: with the two lines that npm says before, and two of a first start, ten. The address last, because it is what the eye looks for. */
export const startWords = ({ movedData, publicUrl, hasDemo, production, productName }: StartWords): readonly string[] => [
  ...(movedData === undefined ? [] : [`The database lies in ${movedData}: the data folder is below one that only root may enter.`]),
  ...(hasDemo ? demoAccounts : []),
  ...(production ? [] : [`Mail is shown at ${publicUrl}/dev/mailbox`]),
  `${productName} is ready: ${publicUrl}`,
];
