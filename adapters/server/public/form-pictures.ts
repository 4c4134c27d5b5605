import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Template } from '@osh/core/documents/library/template.ts'
import type { DrawForm } from '#adapters/documents/form/draw-form.ts'
import type { HeavyWork } from '../heavy/heavy-work.ts'

/** A picture, compressed. */
export type Picture = Uint8Array<ArrayBuffer>

/**
 * The first pages of the forms as pictures, for anyone: each is drawn once and kept, as the forms change with the program alone. Drawing is
 * heavy work, of which all visitors together have as much as a company.
 */
export class FormPictures {
  readonly #draw: DrawForm
  readonly #work: HeavyWork
  readonly #kept = new Map<number, Promise<Picture | null>>()

  constructor(draw: DrawForm, work: HeavyWork) {
    this.#draw = draw
    this.#work = work
  }

  /** Several who want the same one wait for one drawing of it; null where too many others wait already. One that was not drawn is tried again. */
  pictureOf(template: Template): Promise<Picture | null> {
    const known = this.#kept.get(template.id)
    if (known) return known
    const drawn = this.#drawInTurn(template)
    this.#kept.set(template.id, drawn)
    const forget = (): void => void this.#kept.delete(template.id)
    drawn.then((picture) => picture ?? forget(), forget)
    return drawn
  }

  async #drawInTurn(template: Template): Promise<Picture | null> {
    const release = await this.#work.enter('visitors', 'paper', forEveryone)
    if (release === null) return null
    try {
      return new Uint8Array(await promisify(gzip)(await this.#draw(template)))
    } finally {
      release()
    }
  }
}

/** A drawing that one no longer waits for is kept for the next. */
const forEveryone = new AbortController().signal
