import type { Locator, Page } from 'playwright-core'

type Options = {
  /** Hashing a password and printing take their time: they are not measured. */
  readonly measured?: boolean
}

declare global {
  interface Window {
    /** Milliseconds from the last action to the first picture that it has changed; null while there is none. */
    oshFeedback: () => number | null
    oshForget: () => void
  }
}

/** Makes every page of the window note how soon an action is answered: from its event to the picture after the first change. */
export async function feedbackOf(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let begun: number | null = null
    let answered: number | null = null
    const answer = (): void => {
      if (begun === null || answered !== null) return
      const since = begun
      const drawn = new MessageChannel()
      drawn.port1.onmessage = () => (answered ??= performance.now() - since)
      requestAnimationFrame(() => drawn.port2.postMessage(null))
    }
    const begin = (event: Event): void => {
      if (begun !== null) return
      begun = event.timeStamp
      if (event.type === 'input') answer()
    }
    for (const kind of ['pointerdown', 'input'] as const) addEventListener(kind, begin, { capture: true })
    new MutationObserver(answer).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    window.oshFeedback = () => answered
    window.oshForget = () => {
      begun = null
      answered = null
    }
  })
}

/** What one person does at the page: counted, and how soon the page answers visibly. */
export class Actions {
  readonly #page: Page
  #count = 0
  readonly #waits: number[] = []

  constructor(page: Page) {
    this.#page = page
  }

  /** A filled field counts one, and so does a click. */
  get count(): number {
    return this.#count
  }

  /** Milliseconds in which the page answered each measured action. */
  get waits(): readonly number[] {
    return this.#waits
  }

  click(what: Locator, options?: Options): Promise<void> {
    return this.#act(what, () => what.click(), options)
  }

  fill(what: Locator, text: string): Promise<void> {
    return this.#act(what, () => what.fill(text))
  }

  /** A file chosen is one action. */
  async attach(input: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await input.setInputFiles(file)
    this.#count += 1
  }

  /** A day typed as people type it; leaving the field is no action of its own. */
  async typeDay(what: Locator, day: string): Promise<void> {
    await this.#act(what, () => what.fill(day))
    await what.press('Tab')
  }

  async #act(what: Locator, act: () => Promise<void>, { measured = true }: Options = {}): Promise<void> {
    await what.waitFor()
    await this.#page.evaluate(() => window.oshForget())
    await act()
    this.#count += 1
    if (!measured) return
    const waited = await this.#page.waitForFunction(() => window.oshFeedback())
    this.#waits.push(Number(await waited.jsonValue()))
  }
}
