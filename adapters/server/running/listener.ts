import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { StartRefused } from '#adapters/postgres/embedded/start-refused.ts'
import { limitConnections, makeServerOptions, usualLimits } from './connection-limits.ts'

export type Answering = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

export type Listener = {
  /** `http://127.0.0.1:3000`: the address people open. */
  readonly address: string
  /** From now on requests are answered by this; before, by 503. */
  serve(answer: Answering): void
  /** Tells whoever has a connection that it ends, takes no new ones, lets requests under way end, and cuts off whatever lasts longer. */
  close(): Promise<void>
}

const GRACE_MS = 3000
/** How long whoever has a connection open hears by the next answer that it ends: none is cut off under a request. */
const TELLING_MS = 500

const answerNotYet: Answering = () =>
  Response.json(
    { description: 'Сервер запускается. Повторите запрос через несколько секунд.' },
    { status: 503, headers: { 'retry-after': '2' } },
  )

/** Takes the port at once, so that a taken one is known before anything else is started. */
export async function listen(host: string, port: number, limits = usualLimits): Promise<Listener> {
  let answer = answerNotYet
  const server = createAdaptorServer({
    fetch: (request, bindings) => answer(request, bindings as HttpBindings),
    serverOptions: makeServerOptions(limits),
  }) as Server
  limitConnections(server, limits)
  const tellEnding = watchAnswers(server)
  await open(server, host, port)
  return {
    address: addressOf(host, (server.address() as AddressInfo).port),
    serve: (next) => {
      answer = next
    },
    close: async () => {
      tellEnding()
      if ((await countConnections(server)) > 0) await pause(TELLING_MS)
      await close(server)
    },
  }
}

function open(server: Server, host: string, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => fail(explainListenError(error, host, port)))
    server.listen(port, host, done)
  })
}

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartRefused(`Порт ${port} занят другой программой: укажите свободный порт в PORT.`)
    case 'EACCES':
      return new StartRefused(`На порт ${port} нет прав: укажите в PORT номер больше 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartRefused(`Адреса ${host} на этом компьютере нет: укажите другой в HOST.`)
    default:
      return error
  }
}

function addressOf(host: string, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${shown}:${port}`
}

/** From the call on every answer that has not begun says that its connection ends. */
function watchAnswers(server: Server): () => void {
  const begun = new Set<ServerResponse>()
  let isEnding = false
  const say = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  server.prependListener('request', (_, response: ServerResponse) => {
    if (isEnding) say(response)
    begun.add(response)
    response.once('close', () => begun.delete(response))
  })
  return () => {
    isEnding = true
    for (const response of begun) say(response)
  }
}

const countConnections = (server: Server): Promise<number> =>
  new Promise((done) => server.getConnections((error, count) => done(error ? 0 : count)))

async function close(server: Server): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await new Promise<void>((done) => {
    server.close(() => done())
    server.closeIdleConnections()
  })
  clearTimeout(cutOff)
}
