/** A choice that is chosen only once the server has stored it: a department or a position that a form adds. */
export class PendingChoice {
  #chosen: Promise<boolean> = Promise.resolve(true)

  /** `chosen` answers whether it was stored and chosen; a second one that begins waits for the first. */
  begin(chosen: Promise<boolean>): void {
    const before = this.#chosen
    this.#chosen = Promise.all([before, chosen]).then((all) => all.every(Boolean))
  }

  /** Waits for what has begun: false when some of it was refused, which is told once. */
  async settle(): Promise<boolean> {
    const chosen = await this.#chosen
    this.#chosen = Promise.resolve(true)
    return chosen
  }
}
