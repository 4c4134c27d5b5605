import type { Messages } from './refused-fields.ts'

/** Choices of a form that are chosen only once the server has stored them; what is sent meanwhile waits for them. */
export class PendingChoices {
  readonly #stored = new Map<string, Promise<string | null>>()

  /** `refusal` comes to why the field's choice was not stored, or to null. */
  begin(field: string, refusal: Promise<string | null>): void {
    this.#stored.set(field, refusal)
    void refusal.finally(() => {
      if (this.#stored.get(field) === refusal) this.#stored.delete(field)
    })
  }

  /** Waits for what is under way; what comes of it is under the names of its fields, where it was refused. */
  async settle(): Promise<Messages> {
    const all = [...this.#stored].map(async ([field, refusal]) => [field, await refusal] as const)
    const messages: Record<string, string> = {}
    for (const [field, refusal] of await Promise.all(all)) if (refusal !== null) messages[field] = refusal
    return messages
  }
}
