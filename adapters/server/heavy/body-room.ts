import type { UserId } from '@osh/core/auth/account.ts'
import type { Context } from 'hono'

const MB = 2 ** 20

type Limits = { readonly ofOne: number; readonly inAll: number }

/** How many bodies may be on their way at a time, and bytes of memory for them: of one person, and in all. */
export type RoomLimits = { readonly bodies: Limits; readonly bytes: Limits }

/** The largest staff file takes nearly all of one person's bytes; as many bodies as papers of a company are under way and wait. */
const usualRoom: RoomLimits = {
  bodies: { ofOne: 20, inAll: 32 },
  bytes: { ofOne: 120 * MB, inAll: 400 * MB },
}

/** A body of so many bytes or fewer needs no room: that of most calls. */
export const SMALL_BODY = 64 * 1024

/** The memory for what is sent: each body lies in it whole, and what is read of it, until it is answered. */
export class BodyRoom {
  readonly #limits: RoomLimits
  readonly #ofPeople = new Map<UserId, { bodies: number; bytes: number }>()
  readonly #taken = new WeakMap<Context, { readonly user: UserId; bytes: number }>()
  readonly #all = { bodies: 0, bytes: 0 }

  constructor(limits: RoomLimits = usualRoom) {
    this.#limits = limits
  }

  /** Bytes that are taken now. */
  get taken(): number {
    return this.#all.bytes
  }

  /**
   * Whether one body more of the person may come; it counts until the request leaves, and nothing of it has to be read before. When there
   * are as many as there may be, whoever has none on its way still sends one.
   */
  enter(c: Context, user: UserId): boolean {
    if (this.#taken.has(c)) return true
    const own = this.#ofPeople.get(user) ?? { bodies: 0, bytes: 0 }
    const { ofOne, inAll } = this.#limits.bodies
    if (own.bodies >= (this.#all.bodies < inAll ? ofOne : 1)) return false
    own.bodies += 1
    this.#all.bodies += 1
    this.#ofPeople.set(user, own)
    this.#taken.set(c, { user, bytes: 0 })
    return true
  }

  /** Whether there is room for so many more bytes of a person's request; they are its own until it leaves. */
  take(c: Context, user: UserId, bytes: number): boolean {
    if (!this.enter(c, user)) return false
    const { ofOne, inAll } = this.#limits.bytes
    const [taken, own] = [this.#taken.get(c), this.#ofPeople.get(user)]
    if (!taken || !own || own.bytes + bytes > ofOne || this.#all.bytes + bytes > inAll) return false
    taken.bytes += bytes
    own.bytes += bytes
    this.#all.bytes += bytes
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
    this.#all.bodies -= 1
    this.#all.bytes -= bytes
  }
}
