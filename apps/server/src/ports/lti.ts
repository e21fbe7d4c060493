/** A platform as its tokens are checked. */
export type LtiIssuer = { readonly issuer: string; readonly clientId: string; readonly jwksUrl: string };

export type LtiRole = 'learner' | 'staff' | 'other';

/** What a platform says when somebody opens us there (LTI 1.3), as far as we ask. */
export type LtiMessage = {
  readonly deploymentId: string;
  readonly subject: string;
  readonly role: LtiRole;
  /** In small letters; '' where the platform does not say it. */
  readonly email: string;
  /** The number of the school's own system; '' where the platform does not say it. */
  readonly sourcedId: string;
  /** As the platform writes it; '' where it does not. */
  readonly name: string;
  /** The course; its id is '' where the platform does not say one. */
  readonly course: { readonly id: string; readonly title: string; readonly membershipsUrl: string | null };
  /** Where marks go: the column of this link, and the course's columns; null where the platform does not offer it. */
  readonly marks: { readonly lineUrl: string | null; readonly linesUrl: string | null };
  readonly kind:
    | { readonly of: 'launch'; readonly work: string | undefined }
    | {
        readonly of: 'deep-link';
        readonly returnUrl: string;
        readonly data: string | undefined;
        /** Whether the platform makes a column of marks with the link. */
        readonly takesLine: boolean;
      };
};

/** A platform as we ask it. */
export type LtiAsked = { readonly clientId: string; readonly tokenUrl: string };

export type LtiMember = Pick<LtiMessage, 'subject' | 'role' | 'email' | 'sourcedId' | 'name'>;

/** `score` is percent, null where there is none; `final` is false while somebody has to mark by hand. */
export type LtiScore = {
  readonly subject: string;
  readonly score: number | null;
  readonly final: boolean;
  readonly finishedAt: Date;
};

/** What a platform tells of itself when it registers. */
export type LtiConfiguration = {
  readonly issuer: string;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
  readonly registrationUrl: string;
  /** "moodle"; '' where it does not say. */
  readonly product: string;
};
export type LtiTool = {
  readonly name: string;
  readonly description: string;
  readonly loginUrl: string;
  readonly launchUrl: string;
  readonly keysUrl: string;
  readonly pickLabel: string;
};

/**
 * Why a platform did not do what it was asked: `away` (no answer, an answer of its server's trouble, or too many calls) may pass,
 * `gone` and `refused` do not.
 */
export class LtiCallFailed extends Error {
  readonly why: 'away' | 'gone' | 'refused';
  constructor(why: LtiCallFailed['why'], words: string) {
    super(words);
    this.why = why;
  }
}

/** Ours, by which platforms know what we sign: the private half as JSON. */
export type LtiKey = { readonly kid: string; readonly privateKey: string; readonly publicKey: Readonly<Record<string, unknown>> };

/** What is sent back when a teacher has picked: one link, with the work that it opens. */
export type LtiContentItem = { readonly title: string; readonly url: string; readonly work: string; readonly withLine: boolean };

export type Lti = {
  readonly newKey: () => Promise<LtiKey>;
  /** Undefined when anything does not fit: signature, issuer, audience, time, nonce, version, or the shape of the message. */
  readonly readLaunch: (token: string, platform: LtiIssuer, nonce: string) => Promise<LtiMessage | undefined>;
  readonly deepLinkResponse: (
    key: LtiKey,
    platform: Pick<LtiIssuer, 'issuer' | 'clientId'>,
    answer: {
      readonly deploymentId: string;
      readonly data: string | undefined;
      readonly items: readonly LtiContentItem[];
      readonly nonce: string;
    },
  ) => Promise<string>;
  /** Everybody in a course (Names and Role Provisioning). Throws LtiCallFailed. */
  readonly members: (key: LtiKey, platform: LtiAsked, membershipsUrl: string) => Promise<readonly LtiMember[]>;
  /** The column of a piece of work in the course's mark book, made where there is none (Assignment and Grade). Throws LtiCallFailed. */
  readonly lineOf: (
    key: LtiKey,
    platform: LtiAsked,
    linesUrl: string,
    work: { readonly id: string; readonly title: string },
  ) => Promise<string>;
  /** Throws LtiCallFailed. */
  readonly sendScore: (key: LtiKey, platform: LtiAsked, lineUrl: string, score: LtiScore) => Promise<void>;
  /** Throws LtiCallFailed. */
  readonly configuration: (address: string) => Promise<LtiConfiguration>;
  /** Throws LtiCallFailed. */
  readonly register: (
    platform: LtiConfiguration,
    token: string,
    tool: LtiTool,
  ) => Promise<{ readonly clientId: string; readonly deploymentId: string }>;
  /** Whether an address may be asked at all: https, and nothing of our own network, outside tests. */
  readonly mayAsk: (address: string) => boolean;
};
