import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const hash = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

/** As much of CBOR as a passkey's answer needs. */
const head = (kind: number, size: number): Buffer =>
  size < 24
    ? Buffer.from([(kind << 5) | size])
    : size < 256
      ? Buffer.from([(kind << 5) | 24, size])
      : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
const cbor = (value: number | string | Buffer | Map<number | string, unknown>): Buffer => {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, part]) => [cbor(key), cbor(part as number)])]);
};

const userPresent = 1;
const userVerified = 4;
const withKey = 64;

type Ceremony = { readonly challenge: string };
type Habits = {
  /** False: it was touched, but asked for no finger, face or PIN. */
  readonly verifies?: boolean;
  readonly origin?: string;
};

/** A device with one key (ES256), as a browser speaks for it. */
export const aPasskeyDevice = ({ verifies = true, origin = 'http://localhost:3000' }: Habits = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = text(credentialId);
  let count = 0;
  const flags = userPresent + (verifies ? userVerified : 0);
  const clientData = (type: string, { challenge }: Ceremony): Buffer => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const data = (more: number, ...rest: Buffer[]): Buffer => {
    count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([hash(new URL(origin).hostname), Buffer.from([flags + more]), counter, ...rest]);
  };
  const frame = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  return {
    create: (options: Ceremony) => {
      const key = new Map<number | string, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const size = Buffer.from([0, credentialId.length]);
      const authData = data(withKey, Buffer.alloc(16), size, credentialId, cbor(key));
      const attestation = new Map<number | string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const response = {
        clientDataJSON: text(clientData('webauthn.create', options)),
        attestationObject: text(cbor(attestation)),
        transports: ['internal'],
      };
      return { ...frame, response };
    },
    get: (options: Ceremony) => {
      const [client, authenticatorData] = [clientData('webauthn.get', options), data(0)];
      const signature = sign('sha256', Buffer.concat([authenticatorData, hash(client)]), privateKey);
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
      };
      return { ...frame, response };
    },
  };
};
