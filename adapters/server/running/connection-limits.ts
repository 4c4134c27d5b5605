import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isLocal, type TrustedProxies } from '../request/client-address.ts'

/** How long a connection may take to say what it wants, and how many one address may hold. */
export type ConnectionLimits = {
  /** Milliseconds for the headers, and for the whole request with its body. */
  readonly headersMs: number
  readonly requestMs: number
  /** Milliseconds that a connection may be idle between two requests. */
  readonly idleMs: number
  /** Connections of one address at a time; a whole office may share one. */
  readonly perAddress: number
  /** Whose connections are those of many people: a proxy's on the same machine. */
  readonly isProxy: (address: string | undefined) => boolean
}

/** A file of 5 MiB comes in time over 1 Mbit/s. */
export const usualLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 60_000,
  idleMs: 15_000,
  perAddress: 200,
  isProxy: isLocal,
}

/** The usual limits, where these proxies hold the connections of many too. */
export const makeLimitsBehind = (proxies: TrustedProxies): ConnectionLimits => ({
  ...usualLimits,
  isProxy: (address) => isLocal(address) || proxies(address),
})

/** What Node itself holds to: who is too slow is answered 408, and cut off. */
export const makeServerOptions = ({ headersMs, requestMs, idleMs }: ConnectionLimits) => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  keepAliveTimeout: idleMs,
  connectionsCheckingInterval: Math.min(1000, headersMs),
})

/** Cuts off whatever an address opens beyond its share. */
export function limitConnections(server: Server, { perAddress, isProxy }: ConnectionLimits): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket
    if (address === undefined || isProxy(address)) return
    const count = (open.get(address) ?? 0) + 1
    if (count > perAddress) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  })
}
