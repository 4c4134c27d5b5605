import { type ChildProcess, spawn } from 'node:child_process'
import { browserArguments } from '#tests/find-browser.ts'

type Json = Readonly<Record<string, unknown>>
type Said = Partial<Readonly<Record<'result' | 'error' | 'params', Json>>> & {
  readonly id?: number
  readonly method?: string
  readonly sessionId?: string
}
type Waiting = { readonly done: (result: Json) => void; readonly fail: (error: Error) => void }

/** A browser as it is installed, that does nothing of its own meanwhile. */
const QUIET = [
  '--remote-debugging-port=0',
  '--no-first-run',
  '--hide-scrollbars',
  '--disable-extensions',
  '--disable-default-apps',
  '--disable-field-trial-config',
  '--disable-renderer-backgrounding',
  'about:blank',
]

/**
 * A browser led over the DevTools' own line. Playwright has the inspector look into each page (`Runtime.enable`), for which V8 then
 * reads the program a second time: 200 ms of a phone's processor that no one's phone spends.
 */
export class PlainBrowser {
  readonly #child: ChildProcess
  readonly #line: WebSocket
  readonly #waiting = new Map<number, Waiting>()
  readonly #loaded = new Map<string, () => void>()
  #asked = 0

  private constructor(child: ChildProcess, line: WebSocket) {
    this.#child = child
    this.#line = line
    line.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as Said))
  }

  static async start(executablePath: string, profile: string): Promise<PlainBrowser> {
    const child = spawn(executablePath, [...browserArguments, `--user-data-dir=${profile}`, ...QUIET], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const line = new WebSocket(await readAddress(child))
    await new Promise((opened) => line.addEventListener('open', opened, { once: true }))
    return new PlainBrowser(child, line)
  }

  /** The tab that it began with. */
  async firstTab(): Promise<PlainTab> {
    const { targetInfos } = await this.send('Target.getTargets')
    return this.#attach((targetInfos as readonly Json[]).find(({ type }) => type === 'page')?.targetId)
  }

  /** A tab that knows nothing of the others. */
  async strangeTab(): Promise<PlainTab> {
    const { browserContextId } = await this.send('Target.createBrowserContext')
    return this.#attach(
      (await this.send('Target.createTarget', { url: 'about:blank', browserContextId })).targetId,
    )
  }

  async #attach(targetId: unknown): Promise<PlainTab> {
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true })
    const session = String(sessionId)
    const tab = new PlainTab(
      (method, params) => this.send(method, params, session),
      new Promise((done) => this.#loaded.set(session, done)),
    )
    await tab.send('Page.enable')
    return tab
  }

  send(method: string, params: Json = {}, sessionId?: string): Promise<Json> {
    this.#asked += 1
    const id = this.#asked
    this.#line.send(JSON.stringify({ id, method, params, sessionId }))
    return new Promise((done, fail) => this.#waiting.set(id, { done, fail }))
  }

  /** Ends in its own time: what it keeps is on the disk then. */
  async close(): Promise<void> {
    const ended = new Promise((done) => this.#child.once('exit', done))
    this.send('Browser.close').catch(() => this.#child.kill())
    await ended
  }

  #hear({ id = 0, result = {}, error, method, sessionId = '' }: Said): void {
    if (method === 'Page.loadEventFired') this.#loaded.get(sessionId)?.()
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error) waiting?.fail(new Error(JSON.stringify(error)))
    else waiting?.done(result)
  }
}

export class PlainTab {
  readonly #loaded: Promise<void>
  readonly send: (method: string, params?: Json) => Promise<Json>

  constructor(send: PlainTab['send'], loaded: Promise<void>) {
    this.send = send
    this.#loaded = loaded
  }

  /** Runs in every page before its own scripts. */
  async addScript(source: string): Promise<void> {
    await this.send('Page.addScriptToEvaluateOnNewDocument', { source })
  }

  /** Opens the first page of the tab; ends when it has loaded. */
  async goto(url: string): Promise<void> {
    await this.send('Page.navigate', { url })
    await this.#loaded
  }

  /** What the expression comes to in the page, once it is there. */
  async evaluate(expression: string): Promise<unknown> {
    const asked = { expression, awaitPromise: true, returnByValue: true }
    const { result } = await this.send('Runtime.evaluate', asked)
    return (result as Json).value
  }
}

function readAddress({ stderr }: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((done) =>
    stderr?.on('data', (text: Buffer) => {
      said += text.toString()
      const address = /ws:\S+/.exec(said)?.[0]
      if (address) done(address)
    }),
  )
}
