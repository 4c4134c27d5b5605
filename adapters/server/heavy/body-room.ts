import type { UserId } from '@osh/core/auth/account.ts'
import type { Context } from 'hono'

const MB = 2 ** 20

/** Bytes of memory that bodies on their way may have at a time: of one person, and in all. */
export type RoomLimits = { readonly ofOne: number; readonly inAll: number }

/** The largest staff file takes nearly all of one person's. */
const usualRoom: RoomLimits = { ofOne: 120 * MB, inAll: 400 * MB }

/** A body of so many bytes or fewer needs no room: that of most calls. */
export const SMALL_BODY = 64 * 1024

/** The memory for what is sent: each body lies in it whole, and what is read of it, until it is answered. */
export class BodyRoom {
  readonly #limits: RoomLimits
  readonly #ofPeople = new Map<UserId, number>()
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
    const own = (this.#ofPeople.get(user) ?? 0) + bytes
    if (own > this.#limits.ofOne || this.#all + bytes > this.#limits.inAll) return false
    const taken = this.#taken.get(c) ?? { user, bytes: 0 }
    taken.bytes += bytes
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
    const own = (this.#ofPeople.get(user) ?? 0) - bytes
    if (own > 0) this.#ofPeople.set(user, own)
    else this.#ofPeople.delete(user)
    this.#all -= bytes
  }
}
