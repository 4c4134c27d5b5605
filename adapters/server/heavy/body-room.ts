import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Context } from 'hono'

const MB = 2 ** 20

type Limits = { readonly ofOne: number; readonly inAll: number }

/** How many bodies may be on their way at a time, and bytes of memory for them: of one person, of one company, and in all. */
export type RoomLimits = {
  readonly bodies: Limits
  /** Of all, `reserved` are for people who have no more than `light` on their way: what is heavy leaves them room. */
  readonly bytes: Limits & {
    readonly ofCompany: number
    readonly light: number
    readonly reserved: number
  }
}

/** The largest staff file takes nearly all of one person's bytes; as many bodies as papers of a company are under way and wait. */
const usualRoom: RoomLimits = {
  bodies: { ofOne: 20, inAll: 32 },
  bytes: { ofOne: 120 * MB, ofCompany: 200 * MB, inAll: 400 * MB, light: 8 * MB, reserved: 80 * MB },
}

/** A body of so many bytes or fewer needs no room: that of most calls. */
export const SMALL_BODY = 64 * 1024

/** Who sends, and to which company where that is known. */
type Sender = { readonly user: UserId; readonly company?: CompanyId | null }
type Taken = { readonly user: UserId; company: CompanyId | null; bytes: number }

/** The memory for what is sent: each body lies in it whole, and what is read of it, until it is answered. */
export class BodyRoom {
  readonly #limits: RoomLimits
  readonly #ofPeople = new Map<UserId, { bodies: number; bytes: number }>()
  readonly #bytesOfCompanies = new Map<CompanyId, number>()
  readonly #taken = new WeakMap<Context, Taken>()
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
    this.#taken.set(c, { user, company: null, bytes: 0 })
    return true
  }

  /** Whether there is room for so many more bytes of a person's request, in a company where it is known; they are its own until it leaves. */
  take(c: Context, { user, company = null }: Sender, bytes: number): boolean {
    if (!this.enter(c, user) || (company !== null && !this.belongTo(c, company))) return false
    const { ofOne, ofCompany, inAll, light, reserved } = this.#limits.bytes
    const [taken, own] = [this.#taken.get(c), this.#ofPeople.get(user)]
    if (!taken || !own || own.bytes + bytes > ofOne) return false
    const room = own.bytes + bytes > light ? inAll - reserved : inAll
    if (this.#all.bytes + bytes > room || this.#bytesOf(taken.company) + bytes > ofCompany) return false
    this.#count(taken.company, bytes)
    taken.bytes += bytes
    own.bytes += bytes
    this.#all.bytes += bytes
    return true
  }

  /** Whether the company that the request turns out to be of has room for what has come of it; what comes from here on is the company's too. */
  belongTo(c: Context, company: CompanyId): boolean {
    const taken = this.#taken.get(c)
    if (!taken || taken.company === company) return true
    taken.company = company
    this.#count(company, taken.bytes)
    return this.#bytesOf(company) <= this.#limits.bytes.ofCompany
  }

  #bytesOf(company: CompanyId | null): number {
    return company === null ? 0 : (this.#bytesOfCompanies.get(company) ?? 0)
  }

  #count(company: CompanyId | null, bytes: number): void {
    if (company === null) return
    const held = this.#bytesOf(company) + bytes
    if (held === 0) this.#bytesOfCompanies.delete(company)
    else this.#bytesOfCompanies.set(company, held)
  }

  /** Gives back what the request has taken, if it has. */
  leave(c: Context): void {
    const taken = this.#taken.get(c)
    if (!taken) return
    this.#taken.delete(c)
    const { user, company, bytes } = taken
    this.#count(company, -bytes)
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
