import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type ConnectionLimits, usualLimits } from '#adapters/server/running/connection-limits.ts'
import { type Listener, listen } from '#adapters/server/running/listener.ts'
import { eventually } from '#tests/patience.ts'
import { startAsking } from './asking.ts'
import { patientLimits } from './patient-limits.ts'

/** For those who are to be cut off: whoever is not is given all the time there is. */
const quick: ConnectionLimits = { ...patientLimits, headersMs: 300, requestMs: 600, idleMs: 300 }

let listener: Listener | null = null
const opened: Socket[] = []
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy()
  await listener?.close()
})

async function serving(limits: ConnectionLimits) {
  const server = startAsking()
  listener = await listen('127.0.0.1', 0, limits)
  const seen = { requests: 0 }
  listener.serve((...given) => {
    seen.requests += 1
    return server.app.fetch(...given)
  })
  return { ...server, seen, port: Number(new URL(listener.address).port) }
}

type Caller = { said: string; gone: boolean; readonly socket: Socket }

async function call(port: number, first = ''): Promise<Caller> {
  const socket = connect(port, '127.0.0.1')
  opened.push(socket)
  const caller: Caller = { said: '', gone: false, socket }
  socket.on('data', (bytes) => {
    caller.said += String(bytes)
  })
  socket.on('close', () => {
    caller.gone = true
  })
  socket.on('error', () => undefined)
  if (first) socket.write(first)
  return caller
}

const ends = (caller: Caller) => eventually(() => caller.gone).toBe(true)

it('who says nothing, or half a header, is cut off', async () => {
  const { port } = await serving(quick)
  const callers = [await call(port), await call(port, 'GET /api/health HTTP/1.1\r\nhost: a\r\nx-')]
  for (const caller of callers) await ends(caller)
})

const unfinished =
  'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{'

it('who sends a body drop by drop is cut off, and the log has no failure of the server', async () => {
  const { port, log, seen } = await serving(quick)
  // On a busy machine one may be cut off before anything of it is heard.
  while (seen.requests === 0) {
    const caller = await call(port, unfinished)
    const drops = setInterval(() => caller.socket.write(' '), 50)
    await ends(caller)
    clearInterval(drops)
  }
  await eventually(() => log.length).toBe(seen.requests)
  expect(log.filter(({ status }) => status >= 500)).toEqual([])
})

it('who leaves in the middle of a body is no failure of the server either', async () => {
  const { port, log, seen } = await serving(patientLimits)
  const hasty = await call(port, unfinished)
  await eventually(() => seen.requests).toBe(1)
  hasty.socket.destroy()
  await eventually(() => log.length).toBe(1)
  expect(log.filter(({ status }) => status >= 500)).toEqual([])
})

it('one address holds so many connections, and another goes on when one ends', async () => {
  const { port } = await serving({ ...patientLimits, perAddress: 3, isProxy: () => false })
  const held = [await call(port), await call(port), await call(port)]
  await ends(await call(port))
  expect(held.map(({ gone }) => gone)).toEqual([false, false, false])
  held[0]?.socket.destroy()
  const answerOfNext = async () => {
    const next = await call(port, 'GET /api/health HTTP/1.1\r\nhost: a\r\n\r\n')
    await eventually(() => next.gone || next.said !== '').toBe(true)
    return next.said
  }
  await eventually(answerOfNext).toContain('200 OK')
})

it('a request whose end can be read in two ways is refused, and TRACE gives nothing back', async () => {
  const { port } = await serving(patientLimits)
  const twice = 'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n'
  const both = await call(port, `${twice}transfer-encoding: chunked\r\n\r\n0\r\n\r\n`)
  const lengths = await call(port, `${twice}content-length: 6\r\n\r\n{"a"}`)
  const trace = await call(port, 'TRACE /api/health HTTP/1.1\r\nhost: a\r\nx-secret: 1\r\n\r\n')
  await eventually(() => [both.said, lengths.said].every((said) => said.includes('400 Bad Request'))).toBe(
    true,
  )
  await eventually(() => trace.said).toContain('404 Not Found')
  expect(trace.said).not.toContain('x-secret')
})

it('a proxy on the same machine brings as many as come', () => {
  expect(usualLimits.isProxy('127.0.0.1')).toBe(true)
  expect(usualLimits.isProxy('203.0.113.7')).toBe(false)
  expect(usualLimits.headersMs).toBeLessThanOrEqual(10_000)
  expect(usualLimits.requestMs).toBeLessThanOrEqual(60_000)
})

/** Sends requests one after another over one connection, as long as it stays; tells status and what is said of the connection. */
function overOneConnection(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = (method: string, path: string, bytes: number) =>
    new Promise<readonly (string | number | undefined)[]>((done, fail) => {
      const headers = { 'content-type': 'application/json', 'content-length': bytes }
      const sent = request({ agent, port, host: '127.0.0.1', method, path, headers }, (answer) => {
        answer.resume().on('end', () => done([answer.statusCode, answer.headers.connection]))
      })
      sent.on('error', fail).end(Buffer.alloc(bytes, 0x20))
    })
  return { agent, send }
}

it('a body that is too large ends its connection, and says so: no later request is sent over it', async () => {
  const { port } = await serving(patientLimits)
  const { agent, send } = overOneConnection(port)
  for (let i = 0; i < 10; i++) {
    expect(await send('POST', '/api/login', 2 ** 20)).toEqual([413, 'close'])
    expect((await send('GET', '/api/health', 0))[0]).toBe(200)
  }
  agent.destroy()
})

it('while it ends, every answer says that its connection ends, and no request is cut off', async () => {
  const { port } = await serving(patientLimits)
  const { agent, send } = overOneConnection(port)
  const ask = () => send('GET', '/api/health', 0)
  expect(await ask()).toEqual([200, 'keep-alive'])
  const ended = listener?.close()
  expect(await ask()).toEqual([200, 'close'])
  agent.destroy()
  await ended
})
