import { randomBytes, randomInt } from 'node:crypto';

const room = 0x1000;
let last = { at: -1, count: 0 };

/**
 * A version 7 UUID: sorts by the time it was made (in ms), so that indexes grow at one end. Of one millisecond the later made sorts later
 * as well, for at least 2,048 of a process (RFC 9562, 6.2, method 1); 62 bits are chance.
 */
export const uuid7 = (now: number = Date.now()): string => {
  last = { at: now, count: now === last.at ? Math.min(last.count + 1, room - 1) : randomInt(room / 2) };
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt16BE(0x70_00 | last.count, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};
