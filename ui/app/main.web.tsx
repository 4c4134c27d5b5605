import './without-eval.ts'
import { createBrowserRouter } from 'react-router-dom'
import { ServerClock } from '#adapters/clock/server-clock.ts'
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
  answered: (headers, asked) => clock.note(headers, asked),
})
const { services, complete } = openServices(entrance)

async function openCompany(): Promise<void> {
  const { makeHttpRecords } = await import('#adapters/http/http-records.ts')
  complete(makeHttpRecords(means))
  keepProgram()
}

start(services, createBrowserRouter(makeRoutes(openCompany)))
