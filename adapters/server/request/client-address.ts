import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The address that a request came from, for counting failures. Behind a proxy on the same machine it is the
 * last address that the proxy put into `X-Forwarded-For`; from anywhere else that header is a caller's claim
 * and is not believed.
 */
export function addressOf(c: Context): string {
  const peer = peerOf(c)
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return isLocal(peer) && forwarded ? forwarded : (peer ?? 'local')
}

/** Undefined without a socket: a unix socket's peer, or a request made in-process. */
function peerOf(c: Context): string | undefined {
  const hasSocket = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env
  return hasSocket ? getConnInfo(c).remote.address : undefined
}

/** On this machine, or without an address at all. */
export const isLocal = (peer: string | undefined): boolean =>
  peer === undefined || peer === '::1' || /^(::ffff:)?127\./.test(peer)
