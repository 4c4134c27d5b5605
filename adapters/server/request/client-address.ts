import { BlockList, isIP, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Whose word on where a request came from is believed: the addresses of the operator's own proxies. */
export type TrustedProxies = (address: string | undefined) => boolean

export const trustNoProxies: TrustedProxies = () => false

/** Reads addresses and networks, `10.0.0.1, 10.1.0.0/16, ::1`; null where one of them is none. */
export function readProxies(text: string): TrustedProxies | null {
  const list = new BlockList()
  for (const one of text.split(',').map((part) => part.trim())) {
    if (one === '') continue
    const [network = '', length, ...more] = one.split('/')
    const family = isIP(network)
    const bits = length === undefined ? findWidest(family) : /^\d{1,3}$/.test(length) ? Number(length) : -1
    if (family === 0 || more.length > 0 || bits < 0 || bits > findWidest(family)) return null
    list.addSubnet(network, bits, family === 6 ? 'ipv6' : 'ipv4')
  }
  return (address) => address !== undefined && isIn(list, writePlain(address))
}

const findWidest = (family: number): number => (family === 6 ? 128 : 32)

const isIn = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** An IPv4 address as it is written, also where a socket of IPv6 has it. */
const writePlain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * The address that a request came from, for counting. Each trusted proxy puts the address that it saw at the end of
 * `X-Forwarded-For`: the last one that is no trusted proxy's own. From anyone else that header is a claim and is not believed.
 */
export type AddressOf = (c: Context) => string

export const makeAddressOf =
  (isTrusted: TrustedProxies): AddressOf =>
  (c) => {
    const forwarded = (c.req.header('x-forwarded-for') ?? '')
      .split(',')
      .map((part) => writePlain(part.trim()))
    let seen = writePlain(findPeer(c) ?? '')
    while (isTrusted(seen)) {
      const before = forwarded.pop()
      if (before === undefined || isIP(before) === 0) break
      seen = before
    }
    return seen === '' ? 'local' : findNetwork(seen)
  }

/** One subscriber has 64 bits of IPv6: they are counted as one. */
function findNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const [first, last] = [splitGroups(head), tail === undefined ? [] : splitGroups(tail)]
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  const whole = tail === undefined ? first : [...first, ...zeros, ...last]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

const splitGroups = (part: string): readonly string[] => part.split(':').filter((group) => group !== '')

/** Undefined without a socket: a unix socket's peer, or a request made in-process. */
function findPeer(c: Context): string | undefined {
  const hasSocket = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env
  return hasSocket ? getConnInfo(c).remote.address : undefined
}

/** On this machine, or without an address at all. */
export const isLocal = (peer: string | undefined): boolean =>
  peer === undefined || peer === '::1' || /^(::ffff:)?127\./.test(peer)
