import './ask-later.ts'
import './without-eval.ts'
import { createBrowserRouter } from 'react-router-dom'
import { ServerClock } from '#adapters/clock/server-clock.ts'
import { fetchAhead } from '#adapters/http/ahead/asked-ahead.ts'
import { makeHttpEntrance } from '#adapters/http/http-entrance.ts'
import { keepProgram } from '#adapters/kept-program/keep-program.ts'
import { openServices } from './container.ts'
import { makeRoutes } from './routes.tsx'
import { start } from './start.tsx'

const clock = new ServerClock(localStorage)
const { entrance, means } = makeHttpEntrance({
  host: window.location.origin,
  storage: localStorage,
  clock,
  fetch: fetchAhead(globalThis.askedAhead, (input, init) => fetch(input, init)),
  answered: (headers, asked) => clock.note(headers, asked),
})
const { services, complete } = openServices(entrance)

async function openCompany(): Promise<void> {
  const { makeHttpRecords } = await import('#adapters/http/http-records.ts')
  complete(makeHttpRecords(means))
  keepProgram()
}

const leave = (path: string): void => window.location.replace(path)

void start(services, createBrowserRouter(makeRoutes(openCompany, leave)))
