import { randomBytes, randomInt } from 'node:crypto';

const room = 0x1000;

/**
 * Makes version 7 UUIDs: they sort by the time they were made (in ms), so that indexes grow at one end. Of one millisecond the later made
 * sorts later as well, for at least 2,048 of one maker (RFC 9562, 6.2, method 1); 62 bits are chance: the machine's own, or what it is given.
 */
export const uuid7Maker = (chance?: () => number): ((now?: number) => string) => {
  let last = { at: -1, count: 0 };
  return (now = Date.now()) => {
    const count = () => (chance === undefined ? randomInt(room / 2) : Math.floor((chance() * room) / 2));
    last = { at: now, count: now === last.at ? Math.min(last.count + 1, room - 1) : count() };
    const bytes = chance === undefined ? randomBytes(16) : Buffer.from(Array.from({ length: 16 }, () => chance() * 256));
    bytes.writeUIntBE(now, 0, 6);
    bytes.writeUInt16BE(0x70_00 | last.count, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    const hex = bytes.toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  };
};

/** For rows whose time is the machine's own. A server with a clock of its own has its own maker: two clocks would undo each other's order. */
export const uuid7 = uuid7Maker();
