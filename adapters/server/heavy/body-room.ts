import type { UserId } from '@osh/core/auth/account.ts'
import type { Context } from 'hono'

const MB = 2 ** 20

/** How many bodies on their way one person may have at a time, and bytes of memory for them: of one person, and in all. */
export type RoomLimits = { readonly bodies: number; readonly ofOne: number; readonly inAll: number }

/** The largest staff file takes nearly all of one person's; as many bodies as papers of a company are under way and wait. */
const usualRoom: RoomLimits = { bodies: 20, ofOne: 120 * MB, inAll: 400 * MB }

/** A body of so many bytes or fewer needs no room: that of most calls. */
export const SMALL_BODY = 64 * 1024

/** The memory for what is sent: each body lies in it whole, and what is read of it, until it is answered. */
export class BodyRoom {
  readonly #limits: RoomLimits
  readonly #ofPeople = new Map<UserId, { bodies: number; bytes: number }>()
  readonly #taken = new WeakMap<Context, { readonly user: UserId; bytes: number }>()
  #all = 0

  constructor(limits: RoomLimits = usualRoom) {
    this.#limits = limits
  }

  /** Bytes that are taken now. */
  get taken(): number {
    return this.#all
  }

  /** Whether there is room for so many more bytes of a person's request; they are its own until it leaves. */
  take(c: Context, user: UserId, bytes: number): boolean {
    const { bodies, ofOne, inAll } = this.#limits
    const taken = this.#taken.get(c) ?? { user, bytes: 0 }
    const own = this.#ofPeople.get(user) ?? { bodies: 0, bytes: 0 }
    const isNew = taken.bytes === 0
    if (isNew && own.bodies >= bodies) return false
    if (own.bytes + bytes > ofOne || this.#all + bytes > inAll) return false
    if (isNew) own.bodies += 1
    taken.bytes += bytes
    own.bytes += bytes
    this.#taken.set(c, taken)
    this.#ofPeople.set(user, own)
    this.#all += bytes
    return true
  }

  /** Gives back what the request has taken, if it has. */
  leave(c: Context): void {
    const taken = this.#taken.get(c)
    if (!taken) return
    this.#taken.delete(c)
    const { user, bytes } = taken
    const own = this.#ofPeople.get(user)
    if (own) {
      own.bodies -= 1
      own.bytes -= bytes
      if (own.bodies === 0) this.#ofPeople.delete(user)
    }
    this.#all -= bytes
  }
}
