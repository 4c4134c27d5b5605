import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { buildOf } from '#adapters/kept-program/build-of.ts'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { pagesDirectory } from '#adapters/server/running/ui-build.ts'
import { startAsking } from '#tests/server/asking.ts'

/** The server on an address of its own, which can give out another build of the pages as a deploy does. */
export type Deployed = {
  readonly address: string
  /** Another build of the same sources; answers what it is called. */
  deploy(): Promise<string>
  close(): Promise<void>
}

export async function startDeployed(): Promise<Deployed> {
  const outside = { clock: systemClock, storage: makeLedgerStorage(new MemoryLedger(), systemClock) }
  const newer = await mkdtemp(join(tmpdir(), 'osh-deploy-'))
  let { app } = startAsking({ ...outside, staticDir: pagesDirectory })
  const server = createServer(getRequestListener((request) => app.fetch(request)))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: async () => {
      const build = await makeAnother(newer)
      app = startAsking({ ...outside, staticDir: newer }).app
      return build
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await rm(newer, { recursive: true })
    },
  }
}

/** The page has another text, and so all that is named by its sum another name; the rest is the same. */
async function makeAnother(directory: string): Promise<string> {
  const made = ['index.html', 'worker.js']
  const others = (await readdir(pagesDirectory)).filter((name) => !made.includes(name))
  await Promise.all(others.map((name) => symlink(join(pagesDirectory, name), join(directory, name))))
  const [html = '', code = ''] = await Promise.all(
    made.map((name) => readFile(join(pagesDirectory, name), 'utf8')),
  )
  const page = html.replace('</title>', '.</title>')
  const renamed = code.replaceAll(buildOf(html), buildOf(page))
  const [version = ''] = code.replaceAll(buildOf(html), '').match(/\b[\da-f]{16}\b/) ?? []
  const worker = renamed.replaceAll(version, createHash('sha256').update(renamed).digest('hex').slice(0, 16))
  await writeFile(join(directory, 'index.html'), page)
  await writeFile(join(directory, 'worker.js'), worker)
  return buildOf(page)
}
