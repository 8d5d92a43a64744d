/**
 * SHA-256 and HMAC for a table's dice. From a library, since the platform's own functions are asynchronous while an
 * action is played synchronously; and they are missing if a page is loaded over plain http from another machine.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Seal } from '../../table/sealed.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export const seal: Seal = {
  sha256: text => sha256(bytes(text)),
  hmacSha256: (key, text) => hmac(sha256, key, bytes(text)),
};
