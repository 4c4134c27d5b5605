import { makeAutoObservable } from 'mobx'

/** What the server fills into a page that it gives, and says again with its health. */
const META = 'meta[name="build"]'
const HEADER = 'x-build'
const UNFILLED = '__BUILD__'

/** Whether the server has given out newer pages since this one was opened. */
class ServerBuild {
  isNewer = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** What the server says of itself beside an answer; nothing where no build was served. */
  note(headers: Headers): void {
    const said = headers.get(HEADER)
    const own = document.querySelector<HTMLMetaElement>(META)?.content ?? UNFILLED
    if (said !== null && own !== UNFILLED) this.isNewer = said !== own
  }
}

/** One for the page, as its document is. */
export const serverBuild = new ServerBuild()
