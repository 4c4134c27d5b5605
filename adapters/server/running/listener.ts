import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { StartRefused } from '#adapters/postgres/embedded/start-refused.ts'
import { limitConnections, makeServerOptions, usualLimits } from './connection-limits.ts'

export type Answering = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

export type Listener = {
  /** `http://127.0.0.1:3000`: the address people open. */
  readonly address: string
  /** From now on requests are answered by this; before, by 503. */
  serve(answer: Answering): void
  /** Takes no new connections, lets requests under way end, and cuts off whatever lasts longer. */
  close(): Promise<void>
}

const GRACE_MS = 3000

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
  await open(server, host, port)
  return {
    address: addressOf(host, (server.address() as AddressInfo).port),
    serve: (next) => {
      answer = next
    },
    close: () => close(server),
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

async function close(server: Server): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await new Promise<void>((done) => {
    server.close(() => done())
    server.closeIdleConnections()
  })
  clearTimeout(cutOff)
}
