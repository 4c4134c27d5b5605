import type { UserId } from '@osh/core/auth/account.ts'
import type { Context } from 'hono'

const MB = 2 ** 20

/** Bytes of files that may be on their way at a time: of one person, and to this server. */
export type RoomLimits = { readonly ofOne: number; readonly inAll: number }

const usualRoom: RoomLimits = { ofOne: 50 * MB, inAll: 200 * MB }
/** What is no longer than that needs no room. */
const SMALL = MB

/** The memory for files that are sent: each lies in it whole from its first byte until it is answered. */
export class UploadRoom {
  readonly #limits: RoomLimits
  readonly #ofPeople = new Map<UserId, number>()
  readonly #taken = new WeakMap<Context, { readonly user: UserId; readonly bytes: number }>()
  #all = 0

  constructor(limits: RoomLimits = usualRoom) {
    this.#limits = limits
  }

  /**
   * Whether there is room for a person's file that is so long, as far as the request says; it is taken until the request leaves.
   *
   * @param limit how long it may be at most.
   */
  take(c: Context, user: UserId, limit: number): boolean {
    if (limit <= SMALL) return true
    const bytes = Math.min(limit, Number(c.req.header('content-length')) || limit)
    const own = (this.#ofPeople.get(user) ?? 0) + bytes
    if (own > this.#limits.ofOne || this.#all + bytes > this.#limits.inAll) return false
    this.#taken.set(c, { user, bytes })
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
