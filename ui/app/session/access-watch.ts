import type { RefusedAsks } from '@osh/core/auth/refused-asks.ts'
import type { OnThisDevice } from '@osh/core/incidents/offline/on-this-device.ts'
import { singleton } from '#ui/kit/services/service.ts'
import { ports } from '../container.ts'
import { type CurrentCompany, currentCompany } from './current-company.ts'
import { type OwnRights, ownRights } from './own-rights.ts'
import { rereadCompany } from './reread-company.ts'

/** Asks again what the person may once something was refused: a member may be removed, or given another role, while their page is open. */
export class AccessWatch {
  readonly #refused: RefusedAsks
  readonly #current: CurrentCompany
  readonly #rights: Pick<OwnRights, 'reread'>
  readonly #device: Pick<OnThisDevice, 'forgetFormer'>
  #looking = false

  constructor(
    refused: RefusedAsks,
    current: CurrentCompany,
    rights: Pick<OwnRights, 'reread'>,
    device: Pick<OnThisDevice, 'forgetFormer'>,
  ) {
    this.#refused = refused
    this.#current = current
    this.#rights = rights
    this.#device = device
  }

  /** Answers how to stop. */
  readonly watch = (): (() => void) => this.#refused.subscribe(() => void this.#look())

  /** Refusals that come meanwhile say the same. */
  async #look(): Promise<void> {
    if (this.#looking || this.#current.company === null) return
    this.#looking = true
    try {
      await Promise.all([rereadCompany(this.#current), this.#rights.reread()])
      if (this.#current.left !== null) await this.#device.forgetFormer()
    } finally {
      this.#looking = false
    }
  }
}

export const accessWatch = singleton(
  'AccessWatch',
  [ports.refusedAsks, currentCompany, ownRights, ports.onThisDevice],
  (refused, current, rights, device) => new AccessWatch(refused, current, rights, device),
)
