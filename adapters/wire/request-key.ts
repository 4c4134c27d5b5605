/** The header that tells a request that comes again from a new one, as draft-ietf-httpapi-idempotency-key-header has it. */
export const KEY = { header: 'idempotency-key', max: 200, pattern: /^[\x21-\x7e]{1,200}$/ } as const
